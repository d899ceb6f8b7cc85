import CommandLineInterface
import ConstraintGrammar
import SourceScanning

/// The file of a ``Baseline``: what it has is not reported, or it is written anew.
///
/// The paths in it lead from the folder that it is in, so that it counts wherever the command is run.
struct BaselineFile {
  private let path: String
  private let folder: BaseFolder
  private let isWritten: Bool
  private var readFiles: Set<String> = []

  /// The files that it has findings of.
  private let files: Set<String>
  private var baseline: Baseline

  /// How many findings were kept from being reported.
  private(set) var count = 0

  /// The file at a path. If it is to be written, it need not be there; a file that is no baseline is not replaced.
  init(_ path: String, isWritten: Bool) throws(CommandFailure) {
    self.path = path
    folder = BaseFolder(around: path)
    self.isWritten = isWritten
    var known = Baseline()
    // What can't be read is found out where it is written.
    let text = isWritten ? (try? InputFile.bytes(ofFileFoundAt: path)) ?? [] : try InputFile.bytes(at: path)
    do throws(ScanSettings.Mistake) {
      if !text.isEmpty || !isWritten { known = try Baseline(text, file: path.legible) }
    } catch {
      if isWritten { throw .usage(.other("\(path.quoted) is no baseline, so that it is not replaced: \(error)")) }
      throw .usage(.other("the baseline in \(path.quoted) is wrong: \(error)"))
    }
    baseline = isWritten ? Baseline() : known
    files = baseline.files
  }

  /// Takes note of a file that was read.
  mutating func read(_ path: String) {
    let name = name(path)
    if files.contains(name) { readFiles.insert(name) }
  }

  /// Whether it has findings of the file at a path.
  func has(_ path: String) -> Bool { !files.isEmpty && files.contains(name(path)) }

  /// Whether a finding is not to be reported.
  mutating func takes(_ diagnostic: Diagnostic, in text: String, of path: String) -> Bool {
    let finding = Baseline.Finding(file: name(path), code: diagnostic.code.rawValue, text: text)
    if isWritten { baseline.add(finding) } else if !baseline.knows(finding) { return false }
    count += 1
    return true
  }

  /// Writes the file, or tells which of its findings are there no more.
  ///
  /// Without a console nothing is told. Nothing is told of a file that was not read this time, unless it is gone.
  func finish(_ console: Console?) throws(CommandFailure) {
    if isWritten { return try OutputFolder.write(baseline.text.utf8 + [10], toFileAt: path) }
    guard let console else { return }
    let start = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let stale = baseline.stale.filter {
      readFiles.contains($0.finding.file) || !InputFile.exists(at: start + $0.finding.file)
    }
    for (finding, count) in stale {
      let times = count == 1 ? "" : " \(count) times"
      try console.say(
        .note,
        "\(finding.file): '\(finding.code)' in '\(finding.text)' is in the baseline\(times) and no more in the source")
    }
    if !stale.isEmpty { try console.say(.hint, "to write the baseline anew, add: --write-baseline") }
  }

  private func name(_ path: String) -> String { path == "-" ? path : folder.path(of: path).legible }
}

/// How many findings there are of which kind, and which files have most.
struct FindingCounts {
  private var codes: [String: Int] = [:]
  private var files: [String: Int] = [:]

  mutating func add(code: String, path: String) {
    codes[code, default: 0] += 1
    files[path, default: 0] += 1
  }

  /// The kinds, most findings first, then at most ten files; empty where there is no finding.
  var lines: [String] {
    if codes.isEmpty { return [] }
    let (kinds, files) = (Self.sorted(codes), Self.sorted(files))
    let width = kinds[0].value.description.count
    func line(_ name: String, _ count: Int) -> String {
      String(repeating: " ", count: 2 + width - count.description.count) + "\(count)  \(name)"
    }
    let rest = files.dropFirst(10)
    return ["findings by kind:"] + kinds.map { line($0.key, $0.value) } + ["findings by file:"]
      + files.prefix(10).map { line($0.key, $0.value) }
      + (rest.isEmpty ? [] : [line("in \(rest.count) more", rest.reduce(0) { $0 + $1.value })])
  }

  /// The counts, the greatest first.
  static func sorted(_ counts: [String: Int]) -> [(key: String, value: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}

extension ConstraintString {
  /// The text that something is said about: a warning about what stands beside the string is about what was found there.
  func text(of diagnostic: Diagnostic) -> String {
    diagnostic.code == .unusedKey ? diagnostic.found ?? text : text
  }
}
