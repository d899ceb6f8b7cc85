// Writes in Swift what can be said in each dialect, so that a module can know it without the grammars in it.

func words(_ words: [String]) -> String { "Self.words(\"\(words.joined(separator: " "))\")" }

print(
  """
  final class DialectVocabulary: Sendable {
    let writesItems: Bool
    let literals: [String]
    let attributes: [String]
    let relations: [String]
    let namesNumbers: Bool
    let hasNegativeMultipliers: Bool

    private init() {
      writesItems = true
      literals = []
      attributes = []
      relations = []
      namesNumbers = false
      hasNegativeMultipliers = false
    }

    static let unknown = DialectVocabulary()

    private static func words(_ text: String) -> [String] { text.split(separator: " ") }

    init(of dialect: Dialect) {
      switch dialect.name {
  """)
for dialect in Dialect.all {
  let vocabulary = dialect.vocabulary
  var literals: [String] = []
  for literal in vocabulary.literals where !literals.contains(literal) { literals.append(literal) }
  print(
    """
        case "\(dialect.name)":
          writesItems = \(vocabulary.writesItems)
          literals = \(words(literals))
          attributes = \(words(vocabulary.attributes))
          relations = \(words(vocabulary.relations))
          namesNumbers = \(vocabulary.namesNumbers)
          hasNegativeMultipliers = \(vocabulary.hasNegativeMultipliers)
    """)
}
print(
  """
      default: preconditionFailure("the vocabulary of this dialect was not found out")
      }
    }
  }
  """)
