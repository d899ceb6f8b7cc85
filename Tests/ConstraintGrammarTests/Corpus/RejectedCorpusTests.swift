import ConstraintGrammar
import TestMaterial
import Testing

/// `Corpora/*.rejected.txt`: what is said of each input.
@Suite struct RejectedCorpusTests {
  /// What a dialect says of a case, in the form of the file.
  static func actual(_ entry: CorpusCase) -> String {
    do {
      let bytes = try entry.bytes
      do throws(Diagnostic) {
        return Equation(try entry.dialect.parse(ContiguousArray(bytes).span), of: ContiguousArray(bytes).span).outline
      } catch {
        let head = """
          code       \(error.code.rawValue)
          bytes      \(error.offset), \(error.length)
          expected   \(error.expected.joined(separator: "  "))
          fixed      \(error.applyingFixIts(to: ContiguousArray(bytes).span).map(escaped) ?? "")
          """
        let text = error.rendered(in: ContiguousArray(bytes).span, file: "text")
        return head + "\n" + EscapedText.showing(String(text.dropLast()))
      }
    } catch {
      return "\(error)"
    }
  }

  private static func escaped(_ text: String) -> String {
    EscapedText.showing(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }

  @Test("A case is refused as the file says", arguments: CorpusFile.allCases(.rejected))
  func result(of entry: CorpusCase) {
    let actual = Self.actual(entry)
    if CorpusFile.isRecording { return }
    #expect(actual == entry.expected, "\(comparison(expected: entry.expected, actual: actual))")
  }

  @Test("All ways to parse agree", arguments: CorpusFile.allCases(.rejected))
  func waysToParse(_ entry: CorpusCase) throws {
    try WaysToParse(entry).expectAgreement()
  }

  @Test("A diagnostic fits the text that it is about", arguments: CorpusFile.allCases(.rejected))
  func consistency(_ entry: CorpusCase) throws {
    let bytes = try entry.bytes
    let diagnostic = try #require(throws: Diagnostic.self) { _ = try entry.dialect.parse(ContiguousArray(bytes).span) }
    expectConsistency(of: diagnostic, with: bytes, in: entry.dialect)
  }

  @Test("What the fix-its make of a text is accepted", arguments: CorpusFile.allCases(.rejected))
  func fixIts(_ entry: CorpusCase) throws {
    let bytes = try entry.bytes
    let diagnostic = try #require(throws: Diagnostic.self) { _ = try entry.dialect.parse(ContiguousArray(bytes).span) }
    expectConsistency(ofFixIts: diagnostic.fixIts, of: diagnostic, with: bytes, in: entry.dialect)
  }

  @Test("Two cases in three can be fixed") func share() throws {
    let cases = CorpusFile.allCases(.rejected)
    let fixed = try cases.filter { entry in
      let bytes = ContiguousArray(try entry.bytes)
      do throws(Diagnostic) {
        _ = try entry.dialect.parse(bytes.span)
        return false
      } catch {
        return !error.fixIts.isEmpty
      }
    }
    #expect(3 * fixed.count >= 2 * cases.count, "\(fixed.count) of \(cases.count)")
  }

  @Test("Each dialect has its file, and no title stands twice", arguments: Dialect.all)
  func file(of dialect: Dialect) throws {
    let file = try CorpusFile(.rejected, of: dialect)
    let titles = file.cases.map(\.title)
    #expect(Set(titles).count == titles.count)
    if CorpusFile.isRecording {
      #expect(try !file.record(Self.actual), "recorded; now read git diff and run without RECORD_CORPORA")
    }
  }
}
