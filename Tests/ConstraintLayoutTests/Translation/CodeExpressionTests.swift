import ConstraintGrammar
import Testing

@testable import ConstraintLayout

/// Numbers that no documented dialect writes, and that an equation can have all the same.
@Suite struct CodeExpressionTests {
  private let expression = CodeExpression(language: .swift)

  @Test func reciprocals() {
    #expect(expression.number(.reciprocal(of: .name("scale", isNegated: false))) == "1 / scale")
    #expect(expression.number(.reciprocal(of: .name("in", isNegated: true))) == "-1 / `in`")
    #expect(expression.number(.reciprocal(of: .number(3))) == "1 / 3")
  }
}
