import CommandLineInterface
import ConstraintGrammar
import GrammarChecks
import GrammarCombinators
import GrammarExport

/// A grammar that is read from a file.
struct GrammarFile: Sendable {
  /// The path as it was given.
  let path: String

  /// The name of the grammar in reports and exports: that of the file.
  let name: String

  let written: WrittenGrammar

  /// The text of the file.
  let bytes: ContiguousArray<UInt8>

  /// Whether there are mistakes in it, which are told: then it is what can be read of it.
  let hasMistakes: Bool

  /// The names of productions that are left out, unless it was asked for a part of the grammar.
  let unused: [String]

  static let option = Option(
    "from", "PATH", .path, "A grammar in place of a dialect: EBNF, ABNF or BNF.")

  static let notation = Option(
    "notation", "NAME", .oneOf(GrammarNotation.self),
    "The notation of the grammar; without it, the one that it can be read in.")
  static let start = Option("start", "NAME", .text, "The start rule of the grammar, in place of its first production.")
  static let caseless = Option(
    "ignore-case", "TEXTS", .oneOf(CaselessTexts.self), bare: .all,
    "The texts of the grammar in which capitals and small letters are the same.")
  static let warns = Flag("warn", "Tells what is doubtful in the grammar, not only how much.")

  /// Reads a grammar, or says what is wrong with it.
  ///
  /// - Parameters:
  ///   - notation: its notation, if it is not for the text to show.
  ///   - start: the name of its start rule, if it is not for the text to say.
  ///   - caseless: the texts that count in capitals and small letters alike, if it is not for the notation to say.
  ///   - isOrdered: whether it is taken for one whose alternatives are tried in order, so that no rule may begin with itself.
  ///   - goesOn: whether a grammar with mistakes is one without the productions that can't be read.
  /// - Returns: `nil` if the file has mistakes, which are told.
  static func read(
    _ path: String, notation: GrammarNotation? = nil, start: String? = nil,
    ignoringCaseOf caseless: CaselessTexts? = nil,
    isOrdered: Bool = false, goesOn: Bool = false, _ console: Console
  ) throws(CommandFailure) -> GrammarFile? {
    let text = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    let bytes = ContiguousArray(text.utf8)
    var (written, mistakes) = WrittenGrammar.reading(text, in: notation, start: start, ignoringCaseOf: caseless)
    if isOrdered, let recursions = written?.leftRecursions, !recursions.isEmpty {
      mistakes += recursions
      written = nil
    }
    for mistake in mistakes { try say(mistake, .error, in: bytes, path, console.diagnostics) }
    guard let written, mistakes.isEmpty || goesOn else { return nil }
    return GrammarFile(
      path: path, name: name(of: path), written: written, bytes: bytes, hasMistakes: !mistakes.isEmpty,
      unused: start == nil ? written.unused : [])
  }

  /// A sentence on the productions that are left out, if there are any.
  var omission: String? {
    let names = unused.map { "'\($0)'" }.joined(separator: ", ")
    return unused.isEmpty ? nil : "\(names) can't be reached from '\(written.grammar.start.name)' and is left out"
  }

  /// Says what is left out of the grammar, and what is taken for something else.
  ///
  /// What costs only where alternatives are tried in order is for `--check=peg` to say.
  ///
  /// - Parameter isShort: whether it is only said how much there is to tell.
  func warn(isShort: Bool = false, _ console: Console) throws(CommandFailure) {
    let problems = written.grammar.problemsInAnyOrder
    if isShort {
      let count = written.warnings.count + problems.count + (unused.isEmpty ? 0 : 1)
      if count > 0 {
        let remarks = count == 1 ? "1 remark" : "\(count) remarks"
        try console.say(.note, "\(name): \(remarks) on the grammar; '--warn' tells \(count == 1 ? "it" : "them")")
      }
      return
    }
    for warning in written.warnings { try say(warning, .warning, console.diagnostics) }
    if let omission { try console.say(.note, "\(name): \(omission)") }
    for problem in problems { try say(problem.description, .warning, about: problem.rule, console.diagnostics) }
  }

  /// Writes a sentence about a production, with its place.
  func say(
    _ message: String, _ severity: Diagnostic.Severity, about rule: String, _ channel: OutputChannel
  ) throws(CommandFailure) {
    try say(GrammarTextMistake(message, at: written.range(of: rule) ?? 0..<0, in: bytes.span), severity, channel)
  }

  /// Writes what is wrong at a place.
  func say(
    _ mistake: GrammarTextMistake, _ severity: Diagnostic.Severity, _ channel: OutputChannel
  ) throws(CommandFailure) {
    try Self.say(mistake, severity, in: bytes, path, channel)
  }

  /// The grammar as exports want it.
  var language: Grammar.Language {
    Grammar.Language(name, title: "the language of \(path.spelledOut)", sample: "", grammar: written.grammar)
  }

  private static func say(
    _ mistake: GrammarTextMistake, _ severity: Diagnostic.Severity, in bytes: ContiguousArray<UInt8>, _ path: String,
    _ channel: OutputChannel
  ) throws(CommandFailure) {
    let file = path == "-" ? "<stdin>" : path.legible
    try channel.writeStyled(
      Diagnostic(mistake, severity).rendered(
        in: bytes.span, file: file, style: channel.isColored ? .colored : .plain))
  }

  /// Small letters, digits and hyphens, as a language is called.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    let name = stem.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return name.isEmpty || name.allSatisfy { $0 == "-" } ? "grammar" : String(name)
  }
}

extension Diagnostic {
  /// A sentence about a place in the text of a grammar, or in one that was read with it.
  init(_ mistake: GrammarTextMistake, _ severity: Severity) {
    self.init(
      code: DiagnosticCode(rawValue: "grammar"), offset: mistake.range.lowerBound, length: mistake.range.count,
      line: mistake.line, column: mistake.column, found: nil, expected: [], message: mistake.message,
      hint: mistake.hint, severity: severity)
  }
}

extension CommandFailure {
  /// Both a dialect and a file are given.
  static let twoGrammars = CommandFailure.usage(
    .other("'--from' and '--dialect' do not go together: the grammar is that of a file or of a dialect"))

  /// Neither is given.
  static func noGrammar(_ dialect: Parameter) -> CommandFailure {
    .usage(.other(UsageProblem.missing(dialect).message + "; '--from PATH' takes a grammar from a file"))
  }
}
