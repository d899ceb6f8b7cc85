import GrammarCombinators
import GrammarExport

/// Finds by trying everything whether a text belongs to the language of a token-level grammar.
struct TokenReader {
  private let grammar: TokenGrammar
  private let characters: CharacterReader

  init(_ grammar: CharacterGrammar) {
    self.grammar = TokenGrammar(grammar)
    characters = CharacterReader(grammar: grammar)
  }

  func accepts(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    return ends(of: grammar.start.body, in: text, from: 0).contains { skippingSpace(in: text, from: $0) == text.count }
  }

  private func skippingSpace(in text: [Unicode.Scalar], from start: Int) -> Int {
    text[start...].firstIndex { !$0.isASCII || !WhiteSpace.contains(UInt8(ascii: $0)) } ?? text.count
  }

  /// Where what matches from an offset on can end.
  private func ends(of expression: TokenExpression, in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
    switch expression {
    case .token(let place):
      let start = place.form.isGlued ? start : skippingSpace(in: text, from: start)
      return characters.ends(of: place.form.terminal.expression, in: text, from: start)
    case .rule(let form):
      let production = grammar.productions.first { $0.form == form }
      return production.map { ends(of: $0.body, in: text, from: start) } ?? []
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(ends(of: part, in: text, from: $1)) }
      }
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion(ends(of: $1, in: text, from: start)) }
    case .optional(let body): return ends(of: body, in: text, from: start).union([start])
    case .zeroOrMore(let body):
      var reached: Set = [start]
      var waiting = [start]
      while let place = waiting.popLast() {
        for end in ends(of: body, in: text, from: place) where reached.insert(end).inserted { waiting.append(end) }
      }
      return reached
    case .oneOrMore(let body): return ends(of: .sequence([body, .zeroOrMore(body)]), in: text, from: start)
    }
  }
}
