import CommandLineInterface
import ConstraintGrammar
import GrammarCombinators
import GrammarExport
import Spelling

/// `grammar`: writes the grammar of a dialect.
struct GrammarCommand: Subcommand {
  let about = CommandDescription(
    "grammar", "Writes the grammar of a dialect.",
    discussion: """
      The grammar is the one that the parser follows: it is derived from the parser itself. The files in Grammar/ are \
      what this command writes.
      """,
    examples: [
      CommandExample("grammar --dialect expression-format", "Writes the grammar in the EBNF of the W3C."),
      CommandExample("grammar --dialect expression-format --rule constant", "Writes one production of it."),
    ])

  let dialect = Option(required: "dialect", short: "d", "NAME", .dialect, "The language whose grammar is written.")
  let rule = Option("rule", "NAME", .text, "The only production to write.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let text = try text(for: given)
    switch text {
    case .success(let text):
      try console.output.write(text)
      return .success
    case .failure(let failure):
      try console.diagnostics.writeLine("constraint-grammar: error: \(failure)")
      return .rejected
    }
  }

  private func text(for given: Given<Self>) throws(CommandFailure) -> Result<String, ExportFailure> {
    guard let rule = given.rule else { return Result { () throws(ExportFailure) in try given.dialect.ebnf() } }
    let grammar = given.dialect.grammar
    guard let production = grammar[rule] else {
      throw .usage(.other(Self.unknown(rule, among: grammar.productions.map(\.name))))
    }
    return Result { () throws(ExportFailure) in try EBNFWriter().text(of: production) + "\n" }
  }

  private static func unknown(_ rule: String, among names: [String]) -> String {
    let nearest = nearestSpelling(to: rule, among: names).map { "; did you mean '\($0)'?" }
    return "no production is called '\(rule)'" + (nearest ?? "; there are " + names.joined(separator: ", "))
  }
}
