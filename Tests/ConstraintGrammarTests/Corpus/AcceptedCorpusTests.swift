import ConstraintGrammar
import ConstraintLanguages
import TestMaterial
import Testing

/// `Corpora/*.accepted.txt`: what each input says, and how it is printed.
@Suite struct AcceptedCorpusTests {
  private static func statement(of entry: CorpusCase) throws -> Statement {
    let bytes = ContiguousArray(try entry.bytes)
    return Statement(try entry.dialect.statement(of: bytes.span), of: bytes.span)
  }

  /// The text that a dialect has for a statement; of one that states nothing there is none.
  private static func printed(_ statement: Statement, in dialect: Dialect) throws -> String {
    switch statement {
    case .equation(let equation): try dialect.print(equation)
    case .constraints(let constraints) where constraints.isEmpty: ""
    case .constraints(let constraints): try #require(dialect.text(stating: constraints))
    }
  }

  /// What a dialect makes of a case, in the form of the file.
  static func actual(_ entry: CorpusCase) -> String {
    do {
      let statement = try statement(of: entry)
      return EscapedText.showing(statement.outline + "\nprinted    " + (try printed(statement, in: entry.dialect)))
    } catch {
      return "\(error)"
    }
  }

  @Test("A case says what the file says", arguments: CorpusFile.allCases(.accepted))
  func result(of entry: CorpusCase) {
    let actual = Self.actual(entry)
    if Corpus.isRecording { return }
    #expect(actual == entry.expected, "\(comparison(expected: entry.expected, actual: actual))")
  }

  @Test("A printed text says the same and is printed the same", arguments: CorpusFile.allCases(.accepted))
  func printing(_ entry: CorpusCase) throws {
    let statement = try Self.statement(of: entry)
    if statement.constraints.isEmpty { return }
    let text = try Self.printed(statement, in: entry.dialect)
    let bytes = ContiguousArray(text.utf8)
    let again = Statement(try entry.dialect.statement(of: bytes.span), of: bytes.span)
    // What states one constraint may be written as one equation.
    #expect(again.constraints == statement.constraints)
    #expect(try Self.printed(again, in: entry.dialect) == text)
  }

  @Test("All ways to parse agree", arguments: CorpusFile.allCases(.accepted))
  func waysToParse(_ entry: CorpusCase) throws {
    try WaysToParse(entry).expectAgreement()
  }

  @Test("Each dialect has its file, and no title stands twice", arguments: Dialect.all)
  func file(of dialect: Dialect) throws {
    let file = try CorpusFile(.accepted, of: dialect)
    let titles = file.cases.map(\.title)
    #expect(Set(titles).count == titles.count)
    if Corpus.isRecording {
      #expect(try !file.record(Self.actual), "recorded; now read git diff and run without RECORD_CORPORA")
    }
  }
}
