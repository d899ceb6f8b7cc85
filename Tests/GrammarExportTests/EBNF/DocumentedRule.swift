import TestMaterial
import Testing

/// A rule as its source file declares it, with what its comment quotes.
struct DocumentedRule: Sendable, CustomStringConvertible, CustomTestStringConvertible {
  let path: String
  let line: Int
  let type: String

  /// The name of the production, as the declaration has it.
  let name: String?

  /// The productions in the comment, each with all its lines.
  let quoted: [String]

  var description: String { "\(path):\(line): \(type)" }
  var testDescription: String { type }

  /// The rules that the files of a folder declare.
  static func all(in folder: String) throws -> [DocumentedRule] {
    try Repository.swiftFiles(in: folder).flatMap { path in
      let lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      return lines.indices.compactMap { DocumentedRule(lines, at: $0, path: path) }
    }
  }

  /// The rule that a line declares; `nil` for any other line.
  private init?(_ lines: [String], at index: Int, path: String) {
    let declaration =
      /^\s*(?:@\w+ )*(?:public |package |internal )?struct (\w+)(?:<.*>)?: ([^{]*?)(?: where [^{]*)?\{?$/
    guard let match = lines[index].firstMatch(of: declaration),
      match.2.split(separator: /[ ,]+/).contains(where: {
        ["Rule", "InlinedRule", "Token", "LiteralToken"].contains($0)
      })
    else { return nil }
    self.path = path
    line = index + 1
    type = String(match.1)
    name =
      lines[(index + 1)...].lazy.compactMap { line in
        line.firstMatch(of: /static var name: StaticString \{ "(\w+)" \}/).map { String($0.1) }
      }.first

    var start = index
    while start > 0, lines[start - 1].firstMatch(of: /^\s*(\/\/\/|@)/) != nil { start -= 1 }
    var productions: [[String]] = []
    var isInside = false
    for line in lines[start..<index] {
      guard let code = line.firstMatch(of: /^\s*\/\/\/     (.*)$/) else {
        isInside = false
        continue
      }
      if code.1.contains("::=") {
        productions.append([String(code.1)])
        isInside = true
      } else if isInside {
        productions[productions.count - 1].append(String(code.1))
      }
    }
    quoted = productions.map { $0.joined(separator: "\n") }
  }
}
