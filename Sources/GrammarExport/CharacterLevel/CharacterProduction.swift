import GrammarChecks
package import GrammarCombinators

/// A leaf of a right-hand side in which every character of a text is accounted for.
package enum Symbol: Hashable, Sendable, CustomStringConvertible {
  case text(String, ignoresCase: Bool)
  case characters(CharacterClass)
  /// Another production.
  case name(String)

  package var description: String {
    switch self {
    case .name(let name): name
    case .text(let text, _): Syntax.quoted(text)
    case .characters(let characters): characters.description
    }
  }

  /// Its name, if it is another production.
  var name: String? { if case .name(let name) = self { name } else { nil } }

  /// Its only text, if it is a literal.
  var plainText: String? { if case .text(let text, ignoresCase: false) = self { text } else { nil } }

  /// The characters that it matches, one after the other; none for a production.
  var letters: [[ClosedRange<UInt32>]] {
    switch self {
    case .characters(let characters): [characters.ranges]
    case .text(let text, let ignoresCase):
      text.unicodeScalars.map { scalar in
        let code = scalar.value
        let isLetter = code < 128 && scalar.properties.isAlphabetic
        return ignoresCase && isLetter ? [code | 0x20...code | 0x20, code & ~0x20...code & ~0x20] : [code...code]
      }
    case .name: []
    }
  }
}

package typealias CharacterExpression = Expression<Symbol>

/// A production in which every character of a text is accounted for.
package struct CharacterProduction: Hashable, Sendable {
  package let name: String
  package let kind: Production.Kind
  package var body: CharacterExpression
}
