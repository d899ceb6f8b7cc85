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
      CommandExample("grammar --dialect equations --format antlr4", "Writes the grammar for ANTLR 4."),
      CommandExample(
        "grammar -d equations --format railroad --output diagrams",
        "Writes a page of railroad diagrams, and each as a drawing."),
      CommandExample("grammar --dialect all --format all --output Grammar", "Writes every file in Grammar/."),
    ])

  let dialect = Option(
    required: "dialect", short: "d", "NAME",
    .oneOrAll(
      Dialect.all, isLast: true, name: \.name, aliases: \.aliases, listedBy: DialectsCommand.commandLine),
    "The language whose grammar is written.")
  let format = Option(
    "format", "FORMAT", .oneOrAll(ExportFormat.all, isLast: true, name: \.name),
    default: Selection(.ebnf, name: ExportFormat.ebnf.name), "The notation in which it is written.")
  let rule = Option("rule", "NAME", .text, "The only production to write.")
  let output = Option("output", short: "o", "FOLDER", .path, "Writes files to a folder, each format to one inside it.")
  let verbose = OutputFolder.verbose

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    do {
      if let rule = given.rule {
        try console.output.write(try Self.text(of: rule, given))
      } else if let folder = given.output {
        let files = try Self.files(given.format.values, of: given.dialect.values)
        let count = try OutputFolder(folder).write(files, tellingReplaced: given.verbose ? console : nil).count
        try console.output.writeLine(count == 1 ? "1 file" : "\(count) files")
      } else {
        try console.output.write(try Self.onlyFile(given).text)
      }
      return .success
    } catch let failure as ExportFailure {
      try console.say(.error, "\(failure)")
      return .rejected
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      // Nothing else is thrown above.
      throw .usage(.other("\(error)"))
    }
  }

  /// All files of some formats and dialects, so that nothing is written unless all of them can be said.
  private static func files(_ formats: [ExportFormat], of dialects: [Dialect]) throws -> [OutputFolder.File] {
    try formats.flatMap { format in try dialects.map(\.language).flatMap(format.files) + format.companions }.map {
      file in
      OutputFolder.File(file.path, file.text.utf8)
    }
  }

  private static func onlyFile(_ given: Given<Self>) throws -> ExportedFile {
    if given.format.values.count == 1, given.dialect.values.count == 1 {
      let files = try given.format.values[0].files(for: given.dialect.values[0].language)
      if files.count == 1 { return files[0] }
    }
    throw CommandFailure.usage(.other("more than one file is written with --output"))
  }

  private static func text(of rule: String, _ given: Given<Self>) throws -> String {
    guard given.format.name == ExportFormat.ebnf.name, given.dialect.values.count == 1, given.output == nil else {
      throw CommandFailure.usage(.other("--rule goes with one dialect in the format ebnf, without --output"))
    }
    let grammar = given.dialect.values[0].grammar
    guard let production = grammar[rule] else {
      throw CommandFailure.usage(.other(unknown(rule, among: grammar.productions.map(\.name))))
    }
    return try EBNFWriter().text(of: production) + "\n"
  }

  private static func unknown(_ rule: String, among names: [String]) -> String {
    let nearest = nearestSpelling(to: rule, among: names).map { "; did you mean '\($0)'?" }
    return "no production is called \(rule.quoted)" + (nearest ?? "; there are " + names.joined(separator: ", "))
  }
}
