package import GrammarCombinators

/// A production in which every character of a text is accounted for.
package struct CharacterProduction: Hashable, Sendable {
  package let name: String
  package let kind: Production.Kind
  package var body: CharacterExpression
}
