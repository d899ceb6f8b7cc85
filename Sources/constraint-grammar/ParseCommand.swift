import CommandLineInterface
import ConstraintGrammar

/// `parse`: reads equations and writes what they say, or what is wrong with them.
struct ParseCommand: EquationCommand {
  let about = CommandDescription(
    "parse", "Reads equations and writes what they say.",
    discussion: EquationInput.discussion,
    examples: [
      CommandExample(
        "parse --dialect expression-format 'view1.width = view2.width * 0.9 + 5'", "Reads one equation."),
      CommandExample(
        "parse --dialect expression-format --file layout.txt --format ndjson",
        "Reads a file and writes a JSON object a line."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialectOrAny, default: .any,
    "The language of the equations; with 'any', whichever accepts a line.")
  let files = EquationInput.files
  let format = EquationInput.format
  let texts = EquationInput.texts

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    try given.report(to: console) { bytes, number in given.dialect.parse(bytes, number: number) }
  }
}
