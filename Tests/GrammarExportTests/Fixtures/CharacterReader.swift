import GrammarCombinators
import GrammarExport

/// Finds by trying everything whether a text belongs to the language of a character-level grammar.
struct CharacterReader {
  let grammar: CharacterGrammar

  func accepts(_ text: String) -> Bool {
    let characters = Array(text.unicodeScalars)
    return ends(of: grammar.start.body, in: characters, from: 0).contains(characters.count)
  }

  /// Where what matches from an offset on can end.
  func ends(of expression: CharacterExpression, in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
    switch expression {
    case .text(let literal, let ignoresCase):
      let wanted = String(literal)
      let found = text[start...].prefix(wanted.unicodeScalars.count).map(String.init).joined()
      let isThere = ignoresCase ? found.lowercased() == wanted.lowercased() : found == wanted
      return isThere ? [start + wanted.unicodeScalars.count] : []
    case .characters(let characters):
      guard start < text.count else { return [] }
      return characters.ranges.contains { $0.contains(text[start].value) } ? [start + 1] : []
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
    case .name(let name): return grammar[name].map { ends(of: $0.body, in: text, from: start) } ?? []
    }
  }
}
