import ConstraintGrammar
import ConstraintReports
import GrammarCombinators
import TestMaterial
import Testing

/// Every way to have a text parsed, and what comes of each.
struct WaysToParse {
  typealias Outcome = Result<Statement, Diagnostic>

  private let dialect: Dialect
  private let bytes: [UInt8]

  /// What comes of the plainest way, with which the others have to agree.
  private let outcome: Outcome

  init(_ entry: CorpusCase) throws { self.init(try entry.bytes, in: entry.dialect) }

  init(_ bytes: [UInt8], in dialect: Dialect) {
    self.dialect = dialect
    self.bytes = bytes
    let outcome = Result { () throws(Diagnostic) in
      Statement(try dialect.statement(of: ContiguousArray(bytes).span), of: ContiguousArray(bytes).span)
    }
    self.outcome = outcome.mapError { $0.written }
  }

  /// What the text states where one equation is asked for; `nil` where it does not state one constraint.
  private var equation: Equation? {
    guard case .success(let statement) = outcome, statement.constraints.count == 1 else { return nil }
    return statement.constraints[0]
  }

  func expectAgreement() throws {
    if let text = String(exactly: bytes) { expectAgreement(ofString: text) }
    expectAgreementOfLine()
    switch outcome {
    case .success: if let equation { try expectAgreementInHost(equation) }
    case .failure(let diagnostic): expectAgreementInHost(diagnostic)
    }
  }

  private func expectAgreement(ofString text: String) {
    #expect(
      Result { () throws(Diagnostic) in try dialect.constraints(in: text) } == outcome.map { $0.constraints })
    typealias One = Result<Equation, Diagnostic>
    let parsed = One { () throws(Diagnostic) in Equation(try dialect.parse(text), of: text) }
    switch (parsed, outcome) {
    case (.success(let parsed), _): #expect(parsed == equation)
    case (.failure(let diagnostic), .failure(let expected)): #expect(diagnostic == expected)
    case (.failure(let diagnostic), .success): #expect(diagnostic.code == .notOneConstraint && equation == nil)
    }
    #expect(One { () throws(Diagnostic) in try Equation(text, in: dialect) } == parsed)
    // To tell what is wrong with another takes longer than to parse one.
    #expect(dialect.parse(all: [dialect.sample, text]).last == parsed)
    // A text whose bytes do not lie where they are expected.
    #expect(dialect.parse(all: [String(Substring(("?" + text).unicodeScalars.dropFirst()))]) == [parsed])
  }

  private func expectAgreementOfLine() {
    let line = Line(ContiguousArray(bytes).span, number: 3, in: dialect)
    #expect(line.number == 3)
    #expect(line.dialect == dialect.name)
    #expect(line.text == String(decoding: bytes, as: UTF8.self))
    #expect(line.statement == outcome.mapError { moved($0, lines: 2) })

    // What ends with a carriage return loses it as a line, and what is blank is none.
    guard !bytes.contains(10), bytes.last != 13, !ContiguousArray(bytes).span.isBlank,
      let text = String(exactly: bytes)
    else { return }
    #expect(dialect.parse(linesOf: "\n \n" + text).map(\.json) == [line.json])
    #expect(dialect.parse(linesOf: "\r\n\n" + text + "\r\n").map(\.json) == [line.json])
  }

  private func expectAgreementInHost(_ equation: Equation) throws {
    // A name that is the rest of a text ends at a control character.
    let host = ContiguousArray("{".utf8) + bytes + Array(" \u{7F}".utf8)
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
    let host = ContiguousArray("\n{ ".utf8) + bytes + Array(" \u{7F}".utf8)
    var cursor = Cursor(offset: 3)
    do throws(Diagnostic) {
      _ = try dialect.parsePrefix(of: host.span, from: &cursor)
      // What is refused around a list alone is none in a host.
      guard !dialect.isList(host.span.extracting(3...)) else { return }
      let isShorter = 3..<(3 + diagnostic.offset) ~= cursor.offset
      #expect(isShorter, "only a part that ends before the place can be an equation")
      if isShorter {
        #expect(throws: Never.self) { try dialect.parse(host.span.extracting(3..<cursor.offset)) }
      }
    } catch {
      #expect(cursor.offset == 3, "stays where it was")
      // A host takes a list that states one constraint, so another place can come first.
      guard !dialect.isList(host.span.extracting(3...)) else { return }
      // What a host takes for an equation may end before the place, and be refused for what it comes to: no token is missed.
      if error.code != diagnostic.code, error.expected.isEmpty, error.offset < diagnostic.offset + 3 {
        #expect(isRefused(error.code, at: error.offset - 3))
        return
      }
      var expected = moved(diagnostic, lines: 1)
      expected.offset += 3
      expected.column += diagnostic.line == 1 ? 2 : 0
      // The message and the hint may say more of a text that is known to the end.
      expected.message = error.message
      expected.hint = error.hint
      // Where a host goes on, there is no telling what the whole text is to be.
      expected.fixIts = []
      expected = expected.followed(by: [])
      #expect(error == expected, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  /// Whether a part of the text that begins where it does is refused by itself.
  private func isRefused(_ code: DiagnosticCode, at offset: Int) -> Bool {
    (offset..<bytes.count).contains { end in
      do throws(Diagnostic) {
        _ = try dialect.parse(ContiguousArray(bytes[...end]).span)
        return false
      } catch {
        return error.code == code && error.offset == offset
      }
    }
  }

  private func moved(_ diagnostic: Diagnostic, lines: Int) -> Diagnostic {
    var mistakes = diagnostic.mistakes
    for index in mistakes.indices { mistakes[index].line += lines }
    return mistakes[0].followed(by: Array(mistakes.dropFirst()))
  }
}
