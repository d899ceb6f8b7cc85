import ConflictLogs
import Foundation
import GrammarCombinators
import TestMaterial
import Testing

@testable import ConstraintGrammar
@testable import ConstraintLanguages
@testable import Fuzzing

@Suite struct FuzzSessionTests {
  @Test("Every property holds for some texts", arguments: Dialect.all)
  func properties(of dialect: Dialect) throws {
    var session = FuzzSession(try FuzzSubject(dialect), properties: Property.all, seed: 7)
    for _ in 0..<40 { session.step { _ in } }
    #expect(session.failures.map { "\($0.property): \($0.explanation): \($0.literal)" } == [])
    #expect(session.counts.texts == 40)
    #expect(session.counts.accepted > 1)
    let checks = Property.all.map {
      ($0.name, ["losses", "slips", "source", "source-damage"].contains($0.name) ? 5 : 40)
    }
    #expect(session.counts.checks == Dictionary(uniqueKeysWithValues: checks))
  }

  @Test("Every property holds for the texts that failed once", arguments: Dialect.all)
  func regressions(of dialect: Dialect) throws {
    var session = FuzzSession(try FuzzSubject(dialect), properties: Property.all, seed: 0)
    let folder = Repository.url("Fuzz/Regressions")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { session.check(Array(try Data(contentsOf: file))) }
    #expect(session.failures.map { "\($0.property): \($0.explanation): \($0.literal)" } == [])
  }

  @Test("The language of printed constraints holds for the texts that failed once")
  func printedConstraints() throws {
    var session = FuzzSession(
      try FuzzSubject(.conflictLog), properties: [.language, .diagnostics, .interpreter], seed: 0)
    for text in ["<a:a@a#1a", "<'' [a(NSSpace(1))][b(1e-1."] { session.check(Array(text.utf8)) }
    #expect(session.failures.map { "\($0.property): \($0.explanation): \($0.literal)" } == [])
    #expect(session.counts.checks == ["language": 2, "diagnostics": 2, "interpreter": 2])
  }

  @Test("The same seed gives the same texts")
  func determinism() throws {
    func texts(seed: UInt64) throws -> [[UInt8]] {
      var session = FuzzSession(try FuzzSubject(.formulaStyle), properties: [], seed: seed)
      var texts: [[UInt8]] = []
      for _ in 0..<50 { session.step { texts.append($0) } }
      return texts
    }
    #expect(try texts(seed: 3) == texts(seed: 3))
    #expect(try texts(seed: 3) != texts(seed: 4))
  }

  @Test("A dialect that takes a sign for another is told, with the shortest text")
  func wrongSign() throws {
    let wrong = Dialect(
      name: "expression-format", sample: Dialect.expressionFormat.sample,
      notation: Dialect.expressionFormat.notation, meaning: Dialect.expressionFormat.meaning,
      equation: WrongSigns())
    var session = FuzzSession(try FuzzSubject(wrong), properties: Property.all, seed: 1)
    for _ in 0..<200 { session.step { _ in } }
    let found = session.failures.first { $0.property == "meaning" }
    #expect(found?.explanation.hasSuffix("says something else") == true)
    #expect((found?.text.count ?? .max) < 25)
    #expect(session.failures.filter { $0.property == "meaning" }.count == 1)
  }

  @Test("A list whose constraints are in another order is told")
  func wrongOrder() throws {
    let wrong = Dialect(
      name: "visual-format", sample: Dialect.visualFormat.sample, notation: Dialect.visualFormat.notation,
      text: StatementText(ReversedList()), statement: ReversedList(),
      lists: ListNotation { constraints, _ in Dialect.visualFormat.text(stating: constraints.reversed()) })
    var session = FuzzSession(try FuzzSubject(wrong), properties: Property.all, seed: 1)
    for _ in 0..<200 { session.step { _ in } }
    #expect(session.failures.map(\.property) == ["meaning", "numbers"])
    #expect(session.failures.first?.explanation.hasPrefix("it comes to constraints([") == true)
  }

  @Test("A dialect that does not follow its grammar is told")
  func wrongLanguage() throws {
    let other = try FuzzSubject(.visualAttribute, grammarFile: Repository.text(of: "Grammar/expression-format.ebnf"))
    var session = FuzzSession(other, properties: Property.all, seed: 1)
    for _ in 0..<200 { session.step { _ in } }
    #expect(session.failures.map(\.property).contains("language"))
    #expect(session.failures.map(\.property).contains("diagnostics"))
  }
}

/// `visual-format`, its last constraint first.
private struct ReversedList: Rule {
  static var name: StaticString { "reversedList" }

  var body: some Parser<ParsedStatement> {
    VisualFormat.VisualFormatString().map { ParsedStatement.constraints($0.constraints.reversed()) }
  }
}

/// `expression-format`, with what is subtracted added.
private struct WrongSigns: Rule {
  static var name: StaticString { "wrongEquation" }

  var body: some Parser<ParsedEquation> {
    Dialect.expressionFormat.equation.map { equation in
      var equation = equation
      if equation.right.operand != nil, let constant = equation.right.constant, constant.operator == .minus {
        equation.right.constant = ParsedConstant(.plus, constant.value)
      }
      return equation
    }
  }
}
