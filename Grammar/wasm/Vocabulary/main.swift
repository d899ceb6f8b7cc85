// Writes in Swift what can be said in each dialect, and its grammar as a table, so that a module can know both without the
// declarations in it.

import GrammarCombinators

func words(_ words: [String]) -> String { "Self.words(\"\(words.joined(separator: " "))\")" }

print(
  """
  public import GrammarCombinators

  extension Dialect {
    // The module has no texts of hosts.
    package var equationInterpreter: Interpreter { interpreter }
  }

  extension Interpreter {
    @usableFromInline convenience init(_ text: some Parser, ofDialect name: String) {
      switch name {
  """)
for dialect in Dialect.all {
  let table = dialect.interpreter.table.map { "#\"\($0)\"#" }.joined(separator: ", ")
  print("    case \"\(dialect.name)\": self.init(table: [\(table)])")
}
print(
  """
      default: preconditionFailure("there is no table of this dialect")
      }
    }
  }

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
