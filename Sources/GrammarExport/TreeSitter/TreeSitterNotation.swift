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

  /// An expression, from the alternatives that each leaf is.
  static func write<Leaf>(_ expression: Expression<Leaf>, leaf: (Leaf) -> [String]) -> String {
    switch expression {
    case .leaf(let symbol): call("choice", leaf(symbol))
    case .sequence(let parts): call("seq", parts.map { write($0, leaf: leaf) })
    case .choice(let parts):
      call("choice", parts.flatMap { if case .leaf(let symbol) = $0 { leaf(symbol) } else { [write($0, leaf: leaf)] } })
    case .repeated(let body, let multiplicity): call(function(multiplicity), [write(body, leaf: leaf)])
    }
  }

  private static func function(_ multiplicity: Multiplicity) -> String {
    switch multiplicity {
    case .optional: "optional"
    case .zeroOrMore: "repeat"
    case .oneOrMore: "repeat1"
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
