import GrammarCombinators

@testable import GrammarExport

/// Finds by trying everything whether a text belongs to the language of a character-level grammar.
struct CharacterReader {
  let grammar: CharacterGrammar

  func accepts(_ text: String) -> Bool {
    let characters = Array(text.unicodeScalars)
    return grammar.start.body.ends(from: 0) { ends(of: $0, in: characters, from: $1) }.contains(characters.count)
  }

  /// Where what matches from an offset on can end.
  func ends(of symbol: Symbol, in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
    switch symbol {
    case .text(let literal, let ignoresCase):
      let wanted = String(literal)
      let found = text[start...].prefix(wanted.unicodeScalars.count).map(String.init).joined()
      let isThere = ignoresCase ? found.lowercased() == wanted.lowercased() : found == wanted
      return isThere ? [start + wanted.unicodeScalars.count] : []
    case .characters(let characters):
      guard start < text.count else { return [] }
      return characters.ranges.contains { $0.contains(text[start].value) } ? [start + 1] : []
    case .name(let name):
      return grammar[name]?.body.ends(from: start) { ends(of: $0, in: text, from: $1) } ?? []
    }
  }
}

extension Expression {
  /// Where what matches from an offset on can end, by where leaves can.
  func ends(from start: Int, of leaf: (Leaf, Int) -> Set<Int>) -> Set<Int> {
    switch self {
    case .leaf(let symbol): return leaf(symbol, start)
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(part.ends(from: $1, of: leaf)) }
      }
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion($1.ends(from: start, of: leaf)) }
    case .repeated(let body, .optional): return body.ends(from: start, of: leaf).union([start])
    case .repeated(let body, .zeroOrMore):
      var reached: Set = [start]
      var waiting = [start]
      while let place = waiting.popLast() {
        for end in body.ends(from: place, of: leaf) where reached.insert(end).inserted { waiting.append(end) }
      }
      return reached
    case .repeated(let body, .oneOrMore):
      return Expression.sequence([body, .repeated(body, .zeroOrMore)]).ends(from: start, of: leaf)
    }
  }
}
