import CommandLineInterface
import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarChecks
import GrammarCombinators
import GrammarExport
import GrammarRepair
import Spelling

/// `grammar`: writes the grammar of a dialect or of a file.
struct GrammarCommand: Subcommand {
  static let name = "grammar"
  let about = CommandDescription(
    "Writes the grammar of a dialect or of a file.",
    discussion: """
      The grammar of a dialect is the one that the parser follows: it is derived from the parser itself. The files in \
      Grammar/ are what this command writes. A file has a grammar in the EBNF of the W3C or of ISO, in ABNF or BNF; what it \
      says goes into every notation that can say it. Nothing is skipped between the parts of its rules unless it has the \
      mark <?TOKENS?>. With --check it is said where alternatives that are tried in order, and repetitions that take all they \
      can, are less than it says. With --compare the shortest texts are written that only one of two grammars accepts.
      """,
    examples: [
      CommandExample("grammar --dialect expression-format", "Writes the grammar in the EBNF of the W3C."),
      CommandExample("grammar --dialect expression-format --rule constant", "Writes one production of it."),
      CommandExample("grammar --dialect equations --format antlr4", "Writes the grammar for ANTLR 4."),
      CommandExample(
        "grammar -d equations --format railroad --output diagrams",
        "Writes a page of railroad diagrams, and each as a drawing."),
      CommandExample("grammar --dialect all --format all --output Grammar", "Writes every file in Grammar/."),
      CommandExample("grammar --from json.ebnf --format lark", "Writes a grammar of your own for Lark."),
      CommandExample("grammar --from json.ebnf --check", "Says what is wrong with it."),
      CommandExample("grammar --from old.ebnf --compare new.ebnf", "Says what only one of them accepts."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME",
    .oneOrAll(
      Dialect.listed, isLast: true, name: \.name, aliases: \.aliases, listedBy: DialectsCommand.commandLine),
    "The language whose grammar is written.")
  let from = GrammarFile.option
  let notation = GrammarFile.notation
  let start = GrammarFile.start
  let caseless = GrammarFile.caseless
  let format = Option(
    "format", "FORMAT", .oneOrAll(ExportFormat.all, isLast: true, name: \.name).listed(),
    default: Selection(.ebnf, name: ExportFormat.ebnf.name),
    "The notation in which it is written, or several, with commas between them.")
  let rule = Option("rule", "NAME", .text, "The only production to write.")
  let output = Option("output", short: "o", "FOLDER", .path, "Writes files to a folder, each format to one inside it.")
  let check = Option(
    "check", "MEANING", .oneOf(CheckedMeaning.self), bare: .language,
    "Says what is wrong with the grammar, and writes nothing: with 'peg', as one whose alternatives are tried in order."
  )
  let compare = Option("compare", "PATH", .path, "Writes the shortest texts that only one of two grammars accepts.")
  let tokens = Option(
    "tokens", "NUMBER", .integer(1...1000), default: 12,
    "With --compare and --check, how many tokens a text has at most.")
  let verbose = OutputFolder.verbose

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var file: GrammarFile?
    if let path = given.from {
      guard given.dialect == nil else { throw .twoGrammars }
      file = try GrammarFile.read(
        path, notation: given.notation, start: given.start, ignoringCaseOf: given.caseless,
        isOrdered: given.check == .peg, goesOn: given.compare == nil, console)
      if file == nil { return .rejected }
    } else if given.dialect == nil {
      throw .noGrammar(dialect.parameter)
    }
    let languages = file.map { [$0.language] } ?? given.dialect?.values.map(\.language) ?? []
    if let meaning = given.check { return try Self.check(meaning, given, languages, file, console) }
    if let path = given.compare { return try compare(path, given, languages, file, console) }
    var status = file?.hasMistakes == true ? CommandStatus.rejected : .success
    do {
      if let rule = given.rule {
        try console.output.write(try Self.text(of: rule, given, languages))
      } else if let folder = given.output {
        let (files, failures) = try Self.files(given.format.values, of: languages)
        for failure in failures { try console.say(file == nil ? .note : .error, "\(failure)") }
        let count = try OutputFolder(folder).write(files, tellingReplaced: given.verbose ? console : nil).count
        try console.output.writeLine(count == 1 ? "1 file" : "\(count) files")
        // A dialect that a notation has no words for is known; with a grammar of one's own, it was asked for.
        if file != nil, !failures.isEmpty { status = .rejected }
      } else {
        try console.output.write(try Self.onlyFile(given, languages).text)
      }
      try file?.warn(console)
      return status
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

  /// All files of some formats and dialects, before any of them is written, and what can't be said in one of several.
  private static func files(
    _ formats: [ExportFormat], of languages: [Grammar.Language]
  ) throws -> (files: [OutputFolder.File], failures: [ExportFailure]) {
    var (files, failures): ([ExportedFile], [ExportFailure]) = ([], [])
    for format in formats {
      for language in languages {
        do {
          files += try format.files(for: language)
        } catch {
          guard formats.count * languages.count > 1 else { throw error }
          failures.append(error)
        }
      }
      files += format.companions
    }
    return (files.map { OutputFolder.File($0.path, $0.text.utf8) }, failures)
  }

  private static func onlyFile(_ given: Given<Self>, _ languages: [Grammar.Language]) throws -> ExportedFile {
    if given.format.values.count == 1, languages.count == 1 {
      let files = try given.format.values[0].files(for: languages[0])
      if files.count == 1 { return files[0] }
    }
    throw CommandFailure.usage(.other("these are more files than one: say with --output which folder they go to"))
  }

  private static func text(of rule: String, _ given: Given<Self>, _ languages: [Grammar.Language]) throws -> String {
    guard given.format.name == ExportFormat.ebnf.name, languages.count == 1, given.output == nil else {
      throw CommandFailure.usage(.other("--rule goes with one dialect in the format ebnf, without --output"))
    }
    let grammar = languages[0].grammar
    guard let production = grammar[rule] else {
      throw CommandFailure.usage(.other(unknown(rule, among: grammar.productions.map(\.name))))
    }
    return try EBNFWriter(for: grammar).text(of: production) + "\n"
  }

  /// Writes a line for each problem, and says so if there is none.
  private static func check(
    _ meaning: CheckedMeaning, _ given: Given<Self>, _ languages: [Grammar.Language], _ file: GrammarFile?,
    _ console: Console
  ) throws(CommandFailure) -> CommandStatus {
    guard given.rule == nil, given.output == nil else {
      throw .usage(.other("'--check' goes with neither '--rule' nor '--output': it writes no grammar"))
    }
    var status = file?.hasMistakes == true ? CommandStatus.rejected : .success
    for language in languages {
      // A dialect's own parser tries alternatives in order.
      let isOrdered = file == nil || meaning == .peg
      var (problems, notes) = language.grammar.findings(isOrdered: isOrdered)
      if !isOrdered { problems.removeAll(where: \.isOfOrder) }
      let warnings = file?.written.warnings ?? []
      if !problems.isEmpty || !warnings.isEmpty { status = .rejected }
      for warning in warnings { try file?.say(warning, .warning, console.output) }
      for problem in problems {
        if let file {
          try file.say(problem.description, .warning, about: problem.rule, console.output)
        } else {
          try console.output.writeLine("\(language.name): \(problem)")
        }
      }
      for note in notes.map(\.description) + [file?.omission].compactMap(\.self) {
        try console.output.writeLine("\(language.name): note: \(note)")
      }
      var also = ""
      if let file, !isOrdered {
        guard let bound = try unambiguousTexts(of: file, given.tokens, console) else {
          status = .rejected
          continue
        }
        also = ", and no ambiguity" + bound
      }
      if problems.isEmpty, warnings.isEmpty, file?.hasMistakes != true {
        try console.output.writeLine("\(language.name): no problems\(also)")
      }
    }
    return status
  }

  /// Writes a shortest text that has two trees.
  ///
  /// - Returns: what texts were looked at, if none was found.
  private static func unambiguousTexts(
    of file: GrammarFile, _ tokens: Int, _ console: Console
  ) throws(CommandFailure) -> String? {
    let search = AmbiguitySearch(in: file.written, upTo: tokens)
    if let (text, ambiguity) = search.witness {
      let message = "'\(text)' can be read in two ways: \(ambiguity.described)"
      try file.say(message.withControlsSpelledOut, .warning, about: ambiguity.rule, console.output)
      return nil
    }
    return search.isComplete ? "" : " in texts of up to " + (search.count == 1 ? "1 token" : "\(search.count) tokens")
  }

  /// Writes what only one of two grammars accepts, and how the two are to each other.
  private func compare(
    _ path: String, _ given: Given<Self>, _ languages: [Grammar.Language], _ file: GrammarFile?, _ console: Console
  ) throws(CommandFailure) -> CommandStatus {
    guard given.rule == nil, given.output == nil, languages.count == 1 else {
      throw .usage(.other("'--compare' goes with one grammar, and with neither '--rule' nor '--output'"))
    }
    guard let other = try GrammarFile.read(path, ignoringCaseOf: given.caseless, console) else {
      return .rejected
    }
    let name = file?.path.spelledOut ?? languages[0].name
    let written: WrittenGrammar
    do {
      written = try file?.written ?? WrittenGrammar(ebnf: languages[0].ebnf())
    } catch {
      try console.say(.error, "\(error)")
      return .rejected
    }
    let comparison = GrammarComparison(written, other.written, upTo: given.tokens)
    for difference in comparison.differences {
      let side = difference.isOfFirst ? name : path.spelledOut
      try console.output.writeLine("only \(side): \(difference.text.withControlsSpelledOut)")
    }
    let sides = Set(comparison.differences.map(\.isOfFirst))
    let tokens = comparison.count == 1 ? "1 token" : "\(comparison.count) tokens"
    let verdict =
      switch (sides.contains(true), sides.contains(false)) {
      case (false, false) where comparison.isComplete: "no difference was found"
      case (false, false): "no difference was found in texts of up to \(tokens)"
      case (true, false): "\(name) accepts more"
      case (false, true): "\(path.spelledOut) accepts more"
      case (true, true): "each accepts what the other does not"
      }
    try console.output.writeLine(verdict)
    return sides.isEmpty ? .success : .rejected
  }

  private static func unknown(_ rule: String, among names: [String]) -> String {
    let nearest = nearestSpelling(to: rule, among: names).map { "; did you mean '\($0)'?" }
    return "no production is called \(rule.quoted)" + (nearest ?? "; there are " + names.joined(separator: ", "))
  }
}

/// What a grammar is checked as.
enum CheckedMeaning: String, CaseIterable, Sendable {
  /// All that it derives.
  case language
  /// Alternatives that are tried in order, and repetitions that take all they can.
  case peg
}
