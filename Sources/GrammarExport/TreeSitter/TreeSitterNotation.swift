import GrammarCombinators

/// The calls of which `grammar.js` consists.
enum TreeSitterNotation {
  static let notation = "Tree-sitter"

  /// A call with its arguments; with one argument and no need of a call, that argument.
  static func call(_ function: String, _ arguments: [String]) -> String {
    if arguments.count == 1, function == "seq" || function == "choice" { return arguments[0] }
    let line = function + "(" + arguments.joined(separator: ", ") + ")"
    guard line.count > 80 || line.contains("\n") else { return line }
    let lines = arguments.map { "  " + $0.substituting("\n", with: "\n  ") + ",\n" }
    return function + "(\n" + lines.joined() + ")"
  }

  /// What a token is made of.
  static func token(_ expression: CharacterExpression, _ names: TreeSitterNames) -> String {
    switch expression {
    case .text(let text, ignoresCase: false): quoted(text)
    case .text: call("seq", Alphabet.letters(of: expression).map(pattern))
    case .characters(let characters): pattern(characters.ranges)
    case .name(let name): names[name]
    case .sequence(let parts): call("seq", parts.map { token($0, names) })
    case .choice(let parts): call("choice", parts.map { token($0, names) })
    case .optional(let body): call("optional", [token(body, names)])
    case .zeroOrMore(let body): call("repeat", [token(body, names)])
    case .oneOrMore(let body): call("repeat1", [token(body, names)])
    }
  }

  static func quoted(_ text: String) -> String { EscapedCharacters.quoted(text, mark: "\"", escape) }

  /// A class as a regular expression of JavaScript.
  static func pattern(_ ranges: [ClosedRange<UInt32>]) -> String {
    let isWide = ranges.contains { $0.upperBound > 0x7F }
    return "/" + EscapedCharacters.bracketed(ranges, escape) + "/" + (isWide ? "u" : "")
  }

  private static func escape(_ code: UInt32) -> String {
    code < 0x80
      ? "\\x" + EscapedCharacters.hexadecimal(code, digits: 2)
      : "\\u{" + EscapedCharacters.hexadecimal(code, digits: 4) + "}"
  }
}
