import ConstraintGrammar
import TestMaterial
import Testing

/// `Corpora/*.accepted.txt`: what each input says, and how it is printed.
@Suite struct AcceptedCorpusTests {
  /// What a dialect makes of a case, in the form of the file.
  static func actual(_ entry: CorpusCase) -> String {
    do {
      let bytes = try entry.bytes
      let equation = Equation(try entry.dialect.parse(ContiguousArray(bytes).span), of: ContiguousArray(bytes).span)
      return EscapedText.showing(equation.outline + "\nprinted    " + (try entry.dialect.print(equation)))
    } catch {
      return "\(error)"
    }
  }

  @Test("A case says what the file says", arguments: CorpusFile.allCases(.accepted))
  func result(of entry: CorpusCase) {
    let actual = Self.actual(entry)
    if CorpusFile.isRecording { return }
    #expect(actual == entry.expected, "\(comparison(expected: entry.expected, actual: actual))")
  }

  @Test("A printed text says the same and is printed the same", arguments: CorpusFile.allCases(.accepted))
  func printing(_ entry: CorpusCase) throws {
    let bytes = try entry.bytes
    let equation = Equation(try entry.dialect.parse(ContiguousArray(bytes).span), of: ContiguousArray(bytes).span)
    let text = try entry.dialect.print(equation)
    let again = try Equation(text, in: entry.dialect)
    #expect(again == equation)
    #expect(try entry.dialect.print(again) == text)
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
    if CorpusFile.isRecording {
      #expect(try !file.record(Self.actual), "recorded; now read git diff and run without RECORD_CORPORA")
    }
  }
}
