import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import TestMaterial
import Testing

/// `Corpora/*.rejected.txt`: what is said of each input.
@Suite struct RejectedCorpusTests {
  /// What a dialect says of a case, in the form of the file: each mistake with its code, the bytes that it is about, the
  /// tokens that would have fitted and the words, and the text with all fix-its applied, which may be likely ones.
  static func actual(_ entry: CorpusCase) -> String {
    do {
      let bytes = ContiguousArray(try entry.bytes)
      do throws(Diagnostic) {
        return Statement(try entry.dialect.statement(of: bytes.span), of: bytes.span).outline
      } catch let pending {
        let error = pending.written
        let sure = error.applyingFixIts(to: bytes.span)
        let fixed = sure ?? error.applyingFixIts(to: bytes.span, atLeast: .likely)
        let fixedLine = "\(sure == nil && fixed != nil ? "likely" : "fixed ")     \(fixed.map(escaped) ?? "")\n"
        let mistakes = error.mistakes.enumerated().map { index, mistake in
          let head = """
            code       \(mistake.code.rawValue)
            bytes      \(mistake.offset), \(mistake.length)
            expected   \(mistake.expected.joined(separator: "  "))

            """
          let text = mistake.rendered(in: bytes.span, file: "text")
          return head + (index == 0 ? fixedLine : "") + EscapedText.showing(String(text.dropLast()))
        }
        return mistakes.joined(separator: "\n\n")
      }
    } catch {
      return "\(error)"
    }
  }

  private static func diagnostic(of entry: CorpusCase) throws -> (Diagnostic, bytes: [UInt8]) {
    let bytes = try entry.bytes
    let diagnostic = try #require(throws: Diagnostic.self) {
      _ = try entry.dialect.statement(of: ContiguousArray(bytes).span)
    }
    return (diagnostic.written, bytes)
  }

  private static func escaped(_ text: String) -> String {
    EscapedText.showing(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }

  @Test("A case is refused as the file says", arguments: CorpusFile.allCases(.rejected))
  func result(of entry: CorpusCase) {
    let actual = Self.actual(entry)
    if Corpus.isRecording { return }
    #expect(actual == entry.expected, "\(comparison(expected: entry.expected, actual: actual))")
  }

  @Test("All ways to parse agree, and what they tell fits the text", arguments: CorpusFile.allCases(.rejected))
  func consistency(_ entry: CorpusCase) throws {
    try WaysToParse(entry).expectAgreement()
    let (diagnostic, bytes) = try Self.diagnostic(of: entry)
    expectConsistency(of: diagnostic, with: bytes, in: entry.dialect)
    expectConsistency(ofFixItsOf: diagnostic, with: bytes, in: entry.dialect)
  }

  @Test(
    "Two cases in three can be fixed, and of the documented dialects one in two for sure", arguments: [true, false])
  func share(isDocumented: Bool) throws {
    let documented = Dialect.documented.map(\.name)
    let cases = CorpusFile.allCases(.rejected).filter { documented.contains($0.dialect.name) == isDocumented }
    func share(_ certainty: FixIt.Certainty) -> Double {
      let fixed = cases.filter { entry in
        guard let (diagnostic, bytes) = try? Self.diagnostic(of: entry) else { return false }
        return diagnostic.applyingFixIts(to: ContiguousArray(bytes).span, atLeast: certainty) != nil
      }
      return Double(fixed.count) / Double(cases.count)
    }
    #expect(share(.likely) >= 0.65)
    #expect(share(.sure) >= (isDocumented ? 0.5 : 0.45))
  }

  @Test("Each dialect has its file, and no title stands twice", arguments: Dialect.allWithHints)
  func file(of dialect: Dialect) throws {
    let file = try CorpusFile(.rejected, of: dialect)
    let titles = file.cases.map(\.title)
    #expect(Set(titles).count == titles.count)
    if Corpus.isRecording {
      #expect(try !file.record(Self.actual), "recorded; now read git diff and run without RECORD_CORPORA")
    }
  }
}
