import GrammarCombinators
import Testing

@testable import ConstraintGrammar

/// The productions that several dialects share, each by itself.
@Suite struct RuleTests {
  /// How many bytes a parser recognises; `nil` where it fails.
  private func length(_ parser: some Parser, _ text: String) -> Int? { (try? parser.run(text))?.end }

  @Test(arguments: [
    ("a", 1), ("_", 1), ("aZ_09", 5), ("a-b", 1), ("a.b", 1), ("9a", nil), ("", nil), ("ä", nil), ("aä", 1),
  ])
  func identifier(text: String, count: Int?) { #expect(length(Identifier(), text) == count) }

  @Test(arguments: [
    ("0", 0, 1), ("10", 10, 2), ("1.5", 1.5, 3), ("1 5", 1, 1), ("1+", 1, 1), ("007", 7, 3), ("0.10 ", 0.1, 4),
  ])
  func numeral(text: String, value: Double, count: Int) throws {
    let result = try Numeral().run(text)
    #expect(result.output == value)
    #expect(result.end == count)
  }

  @Test(arguments: ["", ".5", "5.", "5.x", "5x", "5_", "1.2.3", "-5", "+5", "1e5", "x"])
  func noNumeral(_ text: String) { #expect(length(Numeral(), text) == nil) }

  @Test func numeralThatRunsOn() {
    let failure = #expect(throws: ParseFailure.self) { try Numeral().run("12.5px + 1") }
    #expect(failure?.runOn == 0..<6)
    #expect(failure?.expectations == [GrammarCombinators.Expectation("NUMERAL", role: .number)])
  }

  @Test(arguments: ListedAttributes.table.words)
  func attribute(_ word: String) throws {
    let result = try ListedAttribute().run(word)
    #expect(result.output.rawValue == word)
    #expect(result.end == word.utf8.count)
    for other in [word + "s", word + "_", word + "1", String(word.dropLast()), word.uppercased(), "x" + word] {
      #expect(length(ListedAttribute(), other) == nil, "\(other)")
    }
    #expect(length(ListedAttribute(), word + "-") == word.utf8.count)
  }

  /// A word for an attribute is a name where a dot follows it.
  @Test(arguments: [
    ("a.left", 6), ("a.left.top x", 10), ("left.left.left", 14), ("a.left - 1", 6), ("a.b.left", 8), ("a.left.", nil),
    ("a.b", nil), ("a.b.", nil), ("a.lefts", nil), ("a", nil), ("a.", nil), ("a. left", nil), (".left", nil),
  ])
  func dottedAttributePair(text: String, count: Int?) {
    let pair = DottedAttributePair(ListedAttribute())
    #expect(length(pair, text) == count)
    var cursor = Cursor()
    #expect(Interpreter(pair).accepts(ContiguousArray(text.utf8).span, from: &cursor) == (count != nil))
    #expect(cursor.offset == count ?? 0)
  }

  @Test func operators() {
    #expect(length(MultiplicationOperator(), "**") == 1)
    #expect(length(AdditionOperator(), "+") == 1)
    #expect(length(SubtractionOperator(), "-") == 1)
    #expect(length(EqualOperator(), "==") == 1)
    #expect(length(GreaterThanOrEqualOperator(), ">=") == 2)
    #expect(length(GreaterThanOrEqualOperator(), "> =") == nil)
    #expect(length(LessThanOrEqualOperator(), "<=") == 2)
    #expect(length(Dot(), ".") == 1)
    #expect(length(EndOfText(), "") == 0)
    #expect(length(EndOfText(), "x") == nil)
  }

  @Test(arguments: [
    ("+ 3", AdditiveOperator.plus, 3.0), ("-3", .minus, 3), ("- -3", .minus, -3), ("+-3", .plus, -3),
  ])
  func addition(text: String, operator: AdditiveOperator, value: Double) throws {
    let output = try AddExpression(ExpressionFormat.Constant()).run(text).output
    #expect(output.operator == `operator`)
    guard case .number(value) = output.value else {
      Issue.record("\(output)")
      return
    }
  }
}
