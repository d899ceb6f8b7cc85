import GrammarCombinators
import GrammarExport

/// Finds by trying everything whether a text belongs to the language of a token-level grammar.
struct TokenReader {
  private let grammar: TokenGrammar
  private let characters: CharacterReader

  /// Whether there is white space anywhere: whoever skips it between tokens skips it at the end too.
  private let hasSpace: Bool

  init(_ grammar: CharacterGrammar) {
    self.grammar = TokenGrammar(grammar)
    characters = CharacterReader(grammar: grammar)
    hasSpace = grammar.hasSpaces
  }

  func accepts(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    return grammar.start.body.ends(from: 0) { ends(of: $0, in: text, from: $1) }.contains {
      (hasSpace ? skippingSpace(in: text, from: $0) : $0) == text.count
    }
  }

  private func skippingSpace(in text: [Unicode.Scalar], from start: Int) -> Int {
    text[start...].firstIndex { !$0.isASCII || !WhiteSpace.contains(UInt8(ascii: $0)) } ?? text.count
  }

  /// Where what matches from an offset on can end.
  private func ends(of leaf: TokenSymbol, in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
    if let production = grammar.productions.first(where: { $0.form == leaf }) {
      return production.body.ends(from: start) { ends(of: $0, in: text, from: $1) }
    }
    let start = leaf.isGlued ? start : skippingSpace(in: text, from: start)
    return characters.ends(of: leaf.symbol, in: text, from: start)
  }
}
