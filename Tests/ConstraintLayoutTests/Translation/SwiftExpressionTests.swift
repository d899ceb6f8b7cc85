import ConstraintGrammar
import Testing

@testable import ConstraintLayout

/// Numbers that no documented dialect writes, and that an equation can have all the same.
@Suite struct SwiftExpressionTests {
  @Test func reciprocals() {
    #expect(SwiftExpression.number(.reciprocal(of: .name("scale", isNegated: false))) == "1 / scale")
    #expect(SwiftExpression.number(.reciprocal(of: .name("in", isNegated: true))) == "-1 / `in`")
    #expect(SwiftExpression.number(.reciprocal(of: .number(3))) == "1 / 3")
  }
}
