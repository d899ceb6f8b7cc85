import GrammarCombinators

/// The small sums that people leave to the parser.
enum Arithmetic {
  /// The result of a sum of two written numbers, such as `20 + 3`; `nil` if the pieces are anything else.
  static func result(of lexemes: some Collection<Lexeme>) -> String? {
    let pieces = Array(lexemes)
    guard pieces.count == 3, let left = Double(pieces[0].text), let right = Double(pieces[2].text) else { return nil }
    let result: Double
    switch pieces[1].text {
    case "+": result = left + right
    case "-": result = left - right
    case "*": result = left * right
    case "/": result = left / right
    default: return nil
    }
    return result.isFinite ? DecimalNumeral.plainText(of: result) : nil
  }
}
