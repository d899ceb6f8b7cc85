import ConstraintGrammar
import GrammarCombinators
import TestMaterial
import Testing

/// Every way to have a text parsed, and what comes of each.
struct WaysToParse {
  typealias Outcome = Result<Equation<String>, Diagnostic>

  private let dialect: Dialect
  private let bytes: [UInt8]

  /// What comes of the plainest way, with which the others have to agree.
  private let outcome: Outcome

  init(_ entry: CorpusCase) throws { self.init(try entry.bytes, in: entry.dialect) }

  init(_ bytes: [UInt8], in dialect: Dialect) {
    self.dialect = dialect
    self.bytes = bytes
    outcome = Result { () throws(Diagnostic) in
      Equation(try dialect.parse(ContiguousArray(bytes).span), of: ContiguousArray(bytes).span)
    }
  }

  func expectAgreement() throws {
    if let text = String(exactly: bytes) { expectAgreement(ofString: text) }
    expectAgreementOfLine()
    switch outcome {
    case .success(let equation): try expectAgreementInHost(equation)
    case .failure(let diagnostic): expectAgreementInHost(diagnostic)
    }
  }

  private func expectAgreement(ofString text: String) {
    let parsed = Outcome { () throws(Diagnostic) in Equation(try dialect.parse(text), of: text) }
    #expect(parsed == outcome)
    #expect(Outcome { () throws(Diagnostic) in try Equation(text, in: dialect) } == outcome)
    #expect(dialect.parse(all: ["?", text]).last == outcome)
    // A text whose bytes do not lie where they are expected.
    #expect(dialect.parse(all: [String(Substring(("?" + text).unicodeScalars.dropFirst()))]) == [outcome])
  }

  private func expectAgreementOfLine() {
    let line = Line(ContiguousArray(bytes).span, number: 3, in: dialect)
    #expect(line.number == 3)
    #expect(line.dialect == dialect.name)
    #expect(line.text == String(decoding: bytes, as: UTF8.self))
    #expect(line.result == outcome.mapError { moved($0, lines: 2) })

    // What ends with a carriage return loses it as a line, and what is blank is none.
    guard !bytes.contains(10), bytes.last != 13, !ContiguousArray(bytes).span.isBlank,
      let text = String(exactly: bytes)
    else { return }
    #expect(dialect.parse(linesOf: "\n \n" + text) == [line])
    #expect(dialect.parse(linesOf: "\r\n\n" + text + "\r\n") == [line])
  }

  private func expectAgreementInHost(_ equation: Equation<String>) throws {
    let host = ContiguousArray("{".utf8) + bytes + Array("}".utf8)
    var cursor = Cursor(offset: 1)
    let parsed = try dialect.parsePrefix(of: host.span, from: &cursor)
    #expect(Equation(parsed, of: host.span) == equation)
    #expect(host[cursor.offset...].dropLast().allSatisfy(WhiteSpace.contains), "stops behind the last token")
    #expect(!WhiteSpace.contains(host[cursor.offset - 1]), "stops behind the last token")
  }

  private func expectAgreementInHost(_ diagnostic: Diagnostic) {
    let isAboutEnd = diagnostic.length == 0 || diagnostic.expected.contains { $0 == "EOF" || $0 == "$" }
    // Where the text could have ended a host goes on, and where it ends the host does not.
    if isAboutEnd { return }
    let host = ContiguousArray("\n{ ".utf8) + bytes + Array(" }".utf8)
    var cursor = Cursor(offset: 3)
    do throws(Diagnostic) {
      _ = try dialect.parsePrefix(of: host.span, from: &cursor)
      let isShorter = 3..<(3 + diagnostic.offset) ~= cursor.offset
      #expect(isShorter, "only a part that ends before the place can be an equation")
      if isShorter {
        #expect(throws: Never.self) { try dialect.parse(host.span.extracting(3..<cursor.offset)) }
      }
    } catch {
      #expect(cursor == Cursor(offset: 3), "stays where it was")
      var expected = moved(diagnostic, lines: 1)
      expected.offset += 3
      expected.column += diagnostic.line == 1 ? 2 : 0
      // The message and the hint may say more of a text that is known to the end.
      expected.message = error.message
      expected.hint = error.hint
      // Where a host goes on, there is no telling what the whole text is to be.
      expected.fixIts = []
      #expect(error == expected)
    }
  }

  private func moved(_ diagnostic: Diagnostic, lines: Int) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.line += lines
    return diagnostic
  }
}
