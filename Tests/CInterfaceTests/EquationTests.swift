import CConstraintGrammar
import Testing

/// A struct has what the record in JSON has; `.ci/check-c` compares them on many texts.
@Suite struct EquationTests {
  @Test func everyPart() throws {
    let text = "view.left = other.view.right / -2 - gap"
    let equation = try #require(CLibrary.parse(text, in: "compact-constraint"))
    #expect(equation.left.operand == 1)
    #expect(name(equation.left.name, in: text) == "view")
    #expect(name(equation.right.name, in: text) == "other.view")
    #expect(equation.right.multiplier.sign == 47 && equation.right.multiplier.kind == 0)
    #expect(equation.right.multiplier.number == -2)
    #expect(equation.right.constant.sign == 45 && equation.right.constant.kind == 1)
    #expect(name(equation.right.constant.name, in: text) == "gap")
  }

  @Test func aMetricThatIsComputedWith() throws {
    let text = "a.width = margin * 2 + 3"
    let side = try #require(CLibrary.parse(text, in: "compact-constraint")).right
    #expect(side.operand == 3 && side.attribute == 0)
    #expect(name(side.name, in: text) == "margin")
    #expect(side.constant.number == 3)
  }

  @Test func itemsThatAreGiven() throws {
    let equation = try #require(CLibrary.parse("width = 2 * height + 10", in: "equations"))
    #expect(equation.left.operand == 2 && equation.right.operand == 2)
    #expect(equation.right.name.length == 0)
  }

  @Test func aNegatedName() throws {
    let side = try #require(CLibrary.parse("a.width = b.width - -gap", in: "expression-format")).right
    #expect(side.constant.sign == 45 && side.constant.kind == 2)
  }

  @Test func theDialectThatAccepts() {
    #expect(CLibrary.parse("a[.Width] == 1")?.dialect == 4)
  }

  private func name(_ range: constraint_grammar_range, in text: String) -> String {
    String(decoding: Array(text.utf8).dropFirst(Int(range.offset)).prefix(Int(range.length)), as: UTF8.self)
  }
}
