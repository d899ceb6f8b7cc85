// Writes in Swift what can be said in each dialect, so that a module can know it without the grammars in it.

func words(_ words: [String]) -> String { "Self.words(\"\(words.joined(separator: " "))\")" }

print(
  """
  extension DialectVocabulary {
    convenience init(of dialect: Dialect) {
      switch dialect.name {
  """)
for dialect in Dialect.all {
  let vocabulary = dialect.vocabulary
  print(
    """
        case "\(dialect.name)":
          self.init(
            writesItems: \(vocabulary.writesItems), literals: \(words(vocabulary.literals)),
            attributes: \(words(vocabulary.attributes)), relations: \(words(vocabulary.relations)),
            namesNumbers: \(vocabulary.namesNumbers), hasNegativeNumbers: \(vocabulary.hasNegativeNumbers),
            hasPaths: \(vocabulary.hasPaths))
    """)
}
print(
  """
      default: preconditionFailure("the vocabulary of this dialect was not found out")
      }
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ") }
  }
  """)
