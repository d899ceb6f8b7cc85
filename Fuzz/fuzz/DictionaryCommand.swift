import CommandLineInterface
import ConstraintGrammar
import Fuzzing

/// `dictionary`: writes the terminals of a dialect for libFuzzer.
struct DictionaryCommand: Subcommand {
  static let name = "dictionary"
  let about = CommandDescription(
    "Writes the terminals of a dialect for libFuzzer.",
    examples: [
      CommandExample("dictionary --dialect equations", "Writes what is kept in Fuzz/dictionaries/equations.dict.")
    ])

  let dialect = Option(required: "dialect", short: "d", "NAME", .dialectOrLog, "The dialect.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    try console.output.write(TerminalDictionary(of: given.dialect).text)
    return .success
  }
}
