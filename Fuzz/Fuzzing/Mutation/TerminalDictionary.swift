public import ConstraintGrammar
import GrammarCombinators

/// The terminals of a dialect as a dictionary for libFuzzer: pieces that it puts into texts.
public struct TerminalDictionary: Sendable {
  /// The texts of the literals, and the first and the last character of each range of a character class.
  let terminals: [String]

  private let name: String

  public init(of dialect: Dialect) {
    var found: Set<String> = []
    func visit(_ syntax: Syntax) {
      switch syntax {
      case .literal(let text, _, _): found.insert(text)
      case .characters(let characters):
        for code in characters.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
          if let scalar = Unicode.Scalar(code) { found.insert(String(scalar)) }
        }
      default: break
      }
      for part in syntax.parts { visit(part) }
    }
    for production in dialect.grammar.productions { visit(production.body) }
    terminals = found.sorted()
    name = dialect.name
  }

  /// The file: a piece a line, in quotation marks.
  public var text: String {
    "# The terminals of Grammar/\(name).ebnf.\n" + terminals.map { Self.quoted($0) + "\n" }.joined()
  }

  /// Bytes that are not printable, or mean something between quotation marks, are written as `\xFF`.
  private static func quoted(_ text: String) -> String {
    let bytes = text.utf8.map { byte in
      let isPlain = 0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      if isPlain { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
    return "\"" + bytes.joined() + "\""
  }
}
