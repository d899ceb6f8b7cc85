import CommandLineInterface
import ConstraintGrammar
import JSON
import SourceScanning

/// Writes what was found in sources, and counts it.
struct ScanReport: ~Copyable {
  /// What is done about mistakes that have fix-its.
  enum Fixing {
    case no
    case diff
    case write
  }

  private let format: ScanFormat
  private let fixing: Fixing
  private let writesAll: Bool
  private let console: Console
  private var writer = JSONWriter()
  private var fileCount = 0
  private var mistakeCount = 0
  private var counts: [String: Int] = [:]
  private var unchecked: [UncheckedReason: Int] = [:]
  private var fixedCount = 0
  private var failure: CommandStatus?
  private var results: [JSONValue] = []
  private var codes: Set<String> = []

  init(_ format: ScanFormat, fixing: Fixing, writesAll: Bool, _ console: Console) {
    self.format = format
    self.fixing = fixing
    self.writesAll = writesAll
    self.console = console
  }

  /// Says that a source can't be read; the others still are.
  mutating func refuse(_ failure: CommandFailure) throws(CommandFailure) {
    guard case .unreadable = failure, let message = failure.message else { throw failure }
    self.failure = failure.status
    try console.say(.error, message)
  }

  /// Counts sources in which nothing can be.
  mutating func passOver(_ count: Int) { fileCount += count }

  /// Writes what was found in a source.
  mutating func add(_ file: ScannedFile) throws(CommandFailure) {
    let strings: [ConstraintString]
    switch file.result {
    case .success(let found): strings = found
    case .failure(let failure): return try refuse(failure)
    }
    fileCount += 1
    if fixing != .no { try fix(strings, file) }
    for string in strings {
      counts[string.dialect.name, default: 0] += 1
      switch string.status {
      case .ok: break
      case .notChecked(let reason): unchecked[reason, default: 0] += 1
      case .mistake(let diagnostics):
        if fixing != .no, string.canBeFixed {
          fixedCount += diagnostics.count
          continue
        }
        mistakeCount += diagnostics.count
      }
      try write(string, file)
    }
  }

  private func fix(_ strings: [ConstraintString], _ file: ScannedFile) throws(CommandFailure) {
    let edits = SourceEdits(fixing: strings, in: file.bytes)
    if edits.isEmpty { return }
    guard fixing == .write else { return try console.output.write(edits.unifiedDiff(path: file.path)) }
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    try OutputFolder(parts.count == 1 ? "." : folder.isEmpty ? "/" : folder).write(
      [OutputFolder.File(String(parts[parts.count - 1]), edits.result)], tellingReplaced: nil)
  }

  private mutating func write(_ string: ConstraintString, _ file: ScannedFile) throws(CommandFailure) {
    if format == .ndjson {
      if case .ok = string.status, !writesAll { return }
      writer.value(string, path: file.path.legible)
      writer.endLine()
      try writer.withBytes { (bytes) throws(CommandFailure) in try console.output.write(bytes) }
      writer.removeAll()
      return
    }
    guard case .mistake(let diagnostics) = string.status else { return }
    for diagnostic in diagnostics {
      switch format {
      case .text:
        let style: DiagnosticStyle = console.diagnostics.isColored ? .colored : .plain
        try console.diagnostics.write(diagnostic.rendered(in: file.bytes.span, file: file.path.legible, style: style))
      case .github: try console.output.writeLine(diagnostic.githubAnnotation(path: file.path.legible))
      case .sarif:
        codes.insert(diagnostic.code.rawValue)
        results.append(diagnostic.sarifResult(path: file.path))
      case .ndjson: break
      }
    }
  }

  /// Writes what comes last.
  ///
  /// - Returns: the exit status.
  mutating func finish(isQuiet: Bool) throws(CommandFailure) -> CommandStatus {
    switch format {
    case .text:
      // Among a diff there is no place for it.
      if !isQuiet { try (fixing == .diff ? console.diagnostics : console.output).writeLine(summary) }
    case .sarif: try console.output.writeLine(SARIF.log(results, codes: codes.sorted()).text)
    case .ndjson, .github: break
    }
    return failure ?? (mistakeCount > 0 ? .rejected : .success)
  }

  private var summary: String {
    let strings = counts.values.reduce(0, +)
    var parts = [Self.count(fileCount, "file"), Self.count(strings, "string")]
    let languages = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    if !languages.isEmpty { parts[1] += " (" + languages.joined(separator: ", ") + ")" }
    if fixing != .no { parts.append("\(fixedCount) fixed") }
    parts.append(mistakeCount == 0 ? "no mistake" : Self.count(mistakeCount, "mistake"))
    let reasons = UncheckedReason.allCases.compactMap { reason in unchecked[reason].map { "\($0): \(reason.rawValue)" }
    }
    if !reasons.isEmpty {
      parts.append("\(unchecked.values.reduce(0, +)) not checked (" + reasons.joined(separator: "; ") + ")")
    }
    return parts.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension JSONWriter {
  /// Writes a string that was found as an object.
  fileprivate mutating func value(_ string: ConstraintString, path: String) {
    object { writer in
      writer.member("file", path)
      writer.member("line", string.line)
      writer.member("column", string.column)
      writer.member("dialect", string.dialect.name)
      writer.member("text", string.text)
      var (status, diagnostics, reason) = ("ok", [Diagnostic](), String?.none)
      switch string.status {
      case .ok: break
      case .mistake(let mistakes): (status, diagnostics) = ("mistake", mistakes)
      case .notChecked(let why): (status, reason) = ("not-checked", why.rawValue)
      }
      writer.member("status", status)
      if let reason { writer.member("reason", reason) }
      writer.key("diagnostics")
      writer.array { writer in for diagnostic in diagnostics { writer.value(diagnostic) } }
    }
  }
}

extension Diagnostic {
  /// The command of a GitHub workflow that annotates the place.
  fileprivate func githubAnnotation(path: String) -> String {
    func escaped(_ text: String, _ marks: String = "%\r\n") -> String {
      text.unicodeScalars.map { scalar in
        guard marks.unicodeScalars.contains(scalar) else { return String(scalar) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }.joined()
    }
    let title = escaped(code.rawValue, "%\r\n:,")
    let text = escaped(message + (hint.map { "\n" + $0 } ?? ""))
    return "::error file=\(escaped(path, "%\r\n:,")),line=\(line),col=\(column),title=\(title)::\(text)"
  }

  /// The result in SARIF.
  fileprivate func sarifResult(path: String) -> JSONValue {
    let location: JSONValue = .object(["uri": .string(SARIF.uri(path))])
    func region(_ line: Int, _ column: Int, _ end: Int) -> JSONValue {
      .object(["startLine": .number(line), "startColumn": .number(column), "endColumn": .number(end)])
    }
    let width = found?.unicodeScalars.count ?? 0
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(code.rawValue)), ("level", .string("error")),
      ("message", .object(["text": .string(message + (hint.map { ": " + $0 } ?? ""))])),
      (
        "locations",
        .list([
          .object([
            "physicalLocation": .object([
              "artifactLocation": location, "region": region(line, column, column + width),
            ])
          ])
        ])
      ),
    ]
    if !fixIts.isEmpty {
      let replacements = fixIts.map { fixIt -> JSONValue in
        .object([
          "deletedRegion": region(line, fixIt.column, fixIt.endColumn),
          "insertedContent": .object(["text": .string(fixIt.replacement)]),
        ])
      }
      let change: JSONValue = .object(["artifactLocation": location, "replacements": .list(replacements)])
      members.append(("fixes", .list([.object(["artifactChanges": .list([change])])])))
    }
    return .members(members)
  }
}

/// The Static Analysis Results Interchange Format, version 2.1.0.
private enum SARIF {
  /// A log of one run.
  static func log(_ results: [JSONValue], codes: [String]) -> JSONValue {
    let driver: JSONValue = .object([
      "name": .string(Main.tool.name), "version": .string(Main.tool.version),
      "rules": .list(codes.map { .object(["id": .string($0)]) }),
    ])
    return .object([
      "version": .string("2.1.0"),
      "runs": .list([
        .object([
          "tool": .object(["driver": driver]), "columnKind": .string("unicodeCodePoints"), "results": .list(results),
        ])
      ]),
    ])
  }

  /// A path as a relative reference.
  static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8.contains(byte)
      if isPlain { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
