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
      CommandExample(
        "parse --dialect expression-format --tree 'view1.width = view2.width * 0.9 + 5'",
        "Shows which production stands where."),
      CommandExample(
        "parse --dialect expression-format --fix --file layout.txt",
        "Writes the file with what can be fixed fixed."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialectOrAny, default: .any,
    "The language of the equations; with 'any', whichever accepts a line.")
  let tree = Flag(
    "tree", "Adds which production of the grammar stands where, down to the tokens with their roles.")
  let fix = Flag(
    "fix", "Writes each line as it should be; reports what can't be fixed.")
  let files = EquationInput.files
  let format = EquationInput.format
  let jobs = EquationInput.jobs
  let quiet = EquationInput.quiet
  let texts = EquationInput.texts

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let dialect = given.dialect
    if given.tree, given.fix {
      throw .usage(.other("'--tree' and '--fix' do not go together: a tree is that of the line as it stands"))
    }
    if given.tree { return try given.report(to: console, Tracing(dialect: dialect)) }
    if given.fix { return try given.report(to: console, Fixing(dialect: dialect)) }
    return dialect.isAny
      ? try given.report(to: console, ParsingInAny(dialects: dialect.dialects))
      : try given.report(to: console, Parsing(dialect: dialect.dialects[0]))
  }

  private struct Parsing: LineWork {
    let dialect: Dialect

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> ParsedLine {
      ParsedLine(bytes, number: number, file: file, in: dialect)
    }

    func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool {
      writer.value(parsing: bytes, number: number, file: file, in: dialect)
    }
  }

  private struct Tracing: LineWork {
    let dialect: DialectChoice

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> TracedLine {
      TracedLine(dialect.line(bytes, number: number, file: file), bytes, in: dialect.dialects)
    }
  }

  private struct Fixing: LineWork {
    let dialect: DialectChoice

    var keepsBlankLines: Bool { true }

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> FixedLine {
      FixedLine(bytes) { bytes in dialect.line(bytes, number: number, file: file) }
    }
  }

  private struct ParsingInAny: LineWork {
    let dialects: [Dialect]

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> ParsedLine {
      ParsedLine(bytes, number: number, file: file, inAnyOf: dialects)
    }

    func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool {
      writer.value(parsing: bytes, number: number, file: file, inAnyOf: dialects)
    }
  }
}

extension DialectChoice {
  /// What a line says in the dialect, or in whichever accepts it.
  fileprivate func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> ParsedLine {
    isAny
      ? ParsedLine(bytes, number: number, file: file, inAnyOf: dialects)
      : ParsedLine(bytes, number: number, file: file, in: dialects[0])
  }
}
