import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import JSON
import SourceScanning
import Spelling

/// A log in the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog {
  private var results: [JSONValue] = []
  private var codes: Set<String> = []

  /// Adds what is said of a source.
  mutating func add(_ diagnostic: Diagnostic, in file: ScannedFile) {
    codes.insert(diagnostic.code.rawValue)
    let location: JSONValue = .object(["uri": .string(Self.uri(file.path))])
    let lines = file.lines
    let region = Self.region(diagnostic.offset..<diagnostic.offset + diagnostic.length, lines)
    let place: JSONValue = .object(["artifactLocation": location, "region": region])
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(diagnostic.code.rawValue)), ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object(["text": .string(diagnostic.message + (diagnostic.hint.map { ": " + $0 } ?? ""))])),
      ("locations", .list([.object(["physicalLocation": place])])),
    ]
    if !diagnostic.fixIts.isEmpty {
      let replacements = diagnostic.fixIts.map { fixIt -> JSONValue in
        .object([
          "deletedRegion": Self.region(fixIt.offset..<fixIt.offset + fixIt.length, lines),
          "insertedContent": .object(["text": .string(fixIt.replacement)]),
        ])
      }
      let change: JSONValue = .object(["artifactLocation": location, "replacements": .list(replacements)])
      members.append(("fixes", .list([.object(["artifactChanges": .list([change])])])))
    }
    results.append(.members(members))
  }

  /// The log of one run.
  var json: JSONValue {
    let driver: JSONValue = .object([
      "name": .string(Main.tool.name), "version": .string(Main.tool.version),
      "rules": .list(codes.sorted().map { .object(["id": .string($0)]) }),
    ])
    let run: JSONValue = .object([
      "tool": .object(["driver": driver]), "columnKind": .string("unicodeCodePoints"), "results": .list(results),
    ])
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .list([run]),
    ])
  }

  private static func region(_ range: Range<Int>, _ lines: SourceLines) -> JSONValue {
    let (start, end) = (lines.place(of: range.lowerBound), lines.place(of: range.upperBound))
    return .object([
      "startLine": .number(start.line), "startColumn": .number(start.column), "endLine": .number(end.line),
      "endColumn": .number(end.column),
    ])
  }

  /// A path as a reference: relative as it is, absolute as the address of a file.
  private static func uri(_ path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "")
      + path.systemBytes.map { byte in
        let isPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8.contains(byte)
        return isPlain ? String(Unicode.Scalar(byte)) : byte.percentEncoded
      }.joined()
  }
}

extension Diagnostic {
  /// The command of a GitHub workflow that annotates the place, or the run where there is no file with one.
  func githubAnnotation(path: String?) -> String {
    func escaped(_ text: String, _ marks: String) -> String {
      text.withControlsSpelledOut.unicodeScalars.map { scalar in
        marks.unicodeScalars.contains(scalar) ? UInt8(ascii: scalar).percentEncoded : String(scalar)
      }.joined()
    }
    let title = escaped(code.rawValue, "%:,")
    let text = escaped(message, "%") + (hint.map { UInt8(ascii: "\n").percentEncoded + escaped($0, "%") } ?? "")
    let place = path.map { "file=\(escaped($0, "%:,")),line=\(line),col=\(column)," } ?? ""
    return "::\(severity.rawValue) \(place)title=\(title)::\(text)"
  }
}

extension UInt8 {
  /// The byte as it stands in an address: `%0A`.
  var percentEncoded: String { (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true) }
}
