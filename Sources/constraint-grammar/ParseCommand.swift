import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarCombinators
import JSON
import Spelling

/// `parse`: reads equations and writes what they say, or what is wrong with them.
struct ParseCommand: EquationCommand {
  static let name = "parse"
  let about = CommandDescription(
    "Reads equations and writes what they say.",
    discussion: EquationInput.discussion,
    examples: [
      CommandExample(
        "parse --dialect expression-format 'view1.width = view2.width * 0.9 + 5'", "Reads one equation."),
      CommandExample(
        "parse --dialect expression-format --file layout.txt --format ndjson",
        "Reads a file and writes a JSON object a line."),
      CommandExample(
        "parse --dialect expression-format --tree 'view1.width = view2.width * 0.9 + 5'",
        "Shows which production stands where."),
      CommandExample(
        "parse --dialect expression-format --fix --file layout.txt",
        "Writes the file with what can be fixed fixed."),
      CommandExample("parse --from json.ebnf --whole --file data.json", "Reads a file with a grammar of your own."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME",
    .oneOrAll(
      Dialect.listed, all: "any", name: \.name, aliases: \.aliases, listedBy: DialectsCommand.commandLine),
    default: Selection(all: Dialect.listed, name: "any"),
    "The language of the equations; with 'any', whichever accepts a line.")
  let from = GrammarFile.option
  let notation = GrammarFile.notation
  let start = GrammarFile.start
  let caseless = GrammarFile.caseless
  let warns = GrammarFile.warns
  let tree = Flag(
    "tree", "Adds which production of the grammar stands where, down to the tokens with their roles.")
  let fix = Option(
    "fix", "CERTAINTY", .oneOf(FixIt.Certainty.self), bare: .sure,
    "Writes each line as it should be; reports what can't be fixed.")
  let files = EquationInput.files
  let whole = Flag("whole", "Takes each file as one text, its line breaks among it.")
  let format = EquationInput.format
  let jobs = EquationInput.jobs
  let quiet = EquationInput.quiet
  let texts = EquationInput.texts

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let dialect = given.dialect
    if given.tree, given.fix != nil {
      throw .usage(.other("'--tree' and '--fix' do not go together: a tree is that of the line as it stands"))
    }
    let isWhole = given.whole
    if let path = given.from {
      guard dialect.isAll else { throw .twoGrammars }
      guard
        let grammar = try GrammarFile.read(
          path, notation: given.notation, start: given.start, ignoringCaseOf: given.caseless, console)
      else { return .rejected }
      let status = try report(given, WrittenGrammarWork(grammar), console)
      if !given.quiet { try grammar.warn(isShort: !given.warns, console) }
      return status
    }
    if given.tree { return try given.report(to: console, Tracing(dialects: dialect), isWhole: isWhole) }
    return try report(given, Parsing(dialects: dialect, first: dialect.values[0]), console)
  }

  private func report(
    _ given: Given<Self>, _ work: some LineWork, _ console: Console
  ) throws(CommandFailure) -> CommandStatus {
    guard let certainty = given.fix else { return try given.report(to: console, work, isWhole: given.whole) }
    return try given.report(to: console, Fixing(work: work, certainty: certainty), isWhole: given.whole)
  }

  private struct Parsing: LineWork {
    let dialects: Selection<Dialect>

    /// The first of the dialects: to take it out of the list for each line takes time.
    let first: Dialect

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<ParsedStatement> {
      dialects.line(bytes, number: number, file: file)
    }

    func text(of line: Line<ParsedStatement>) -> String? { line.printed(in: dialects.values) }

    func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool {
      dialects.isAll
        ? writer.value(parsing: bytes, number: number, file: file, inAnyOf: dialects.values)
        : writer.value(parsing: bytes, number: number, file: file, in: first)
    }
  }

  private struct Tracing: LineWork {
    let dialects: Selection<Dialect>

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<TracedStatement> {
      dialects.line(bytes, number: number, file: file).traced(bytes, in: dialects.values)
    }

    func text(of line: Line<TracedStatement>) -> String? {
      guard case .success(let traced) = line.result, let statement = traced.statement else { return nil }
      let text = line.with(.success(statement)).printed(in: dialects.values)
      return ([text].compactMap(\.self) + (traced.tree?.outline(of: line.text) ?? [])).joined(separator: "\n")
    }
  }

  /// Reads each line, and once more if it can be fixed. In text form it is written as it then stands.
  private struct Fixing<Work: LineWork>: LineWork {
    let work: Work
    let certainty: FixIt.Certainty

    var keepsLines: Bool { true }

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<Work.Value> {
      let line = work.line(bytes, number: number, file: file)
      guard case .failure(let diagnostic) = line.result,
        let text = diagnostic.applyingFixIts(to: bytes, atLeast: certainty)
      else { return line }
      let fixed = ContiguousArray(text.utf8)
      return work.line(fixed.span, number: number, file: file)
    }

    func text(of line: Line<Work.Value>) -> String? {
      if case .failure = line.result { nil } else { line.text }
    }
  }
}

extension Selection<Dialect> {
  /// A line in the dialect, or in whichever accepts it.
  fileprivate func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<ParsedStatement> {
    isAll
      ? Line(bytes, number: number, file: file, inAnyOf: values)
      : Line(bytes, number: number, file: file, in: values[0])
  }
}

extension Line<ParsedStatement> {
  /// The equation as its dialect writes it, behind the names of the dialects that accept it if any would have done.
  fileprivate func printed(in dialects: [Dialect]) -> String? {
    guard case .success(let statement) = statement else { return nil }
    // What a dialect has parsed it can print; if not, the text as it was typed says the same.
    let text = dialects.first { $0.name == dialect }.flatMap { $0.text(stating: statement.constraints) } ?? text
    return (accepted.map { $0.joined(separator: ", ") + ": " } ?? "") + text
  }
}

extension SyntaxTree {
  /// How far to the right a production stands at most; one that is deeper says how deep.
  private static let mostSteps = 60

  /// How many characters of a text are shown.
  private static let mostShown = 200

  /// A line for each production: its name, further to the right the deeper it is, the role of a token, and the text that
  /// it stands for, or how that begins: a rule that has itself at its end would take room by the square of its length.
  func outline(of text: String) -> [String] {
    var rows: [(depth: Int, tree: SyntaxTree)] = []
    walk { rows.append(($1 + 1, $0)) }
    let names = rows.map { depth, tree in
      String(repeating: "  ", count: min(depth, Self.mostSteps)) + (depth > Self.mostSteps ? "(\(depth)) " : "")
        + tree.name.withControlsSpelledOut
    }
    let roles = rows.map { $0.tree.role?.rawValue ?? "" }
    let bytes = ContiguousArray(text.utf8)
    return zip(rows, zip(names.padded, roles.padded)).map { row, columns in
      let line = columns.0 + "  " + columns.1 + "  " + Self.beginning(of: bytes[row.tree.range])
      return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
    }
  }

  private static func beginning(of text: ContiguousArray<UInt8>.SubSequence) -> String {
    guard text.count > mostShown else { return String(decoding: text, as: UTF8.self).withControlsSpelledOut }
    // A character has at most four bytes, if it is one scalar.
    let beginning = String(decoding: text.prefix(4 * mostShown), as: UTF8.self).prefix(mostShown)
    return String(beginning).withControlsSpelledOut + (beginning.utf8.count < text.count ? "…" : "")
  }
}

extension [String] {
  /// The texts, as wide as the widest of them.
  fileprivate var padded: [String] {
    let width = map(\.count).max() ?? 0
    return map { $0 + String(repeating: " ", count: width - $0.count) }
  }
}
