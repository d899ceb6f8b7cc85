import ConstraintGrammar
import ConstraintMeaning
import Testing

@testable import ConstraintLayout

/// Numbers that no documented dialect writes, and that an equation can have all the same.
@Suite struct CodeExpressionTests {
  private let expression = CodeExpression(TranslationOptions())

  @Test func reciprocals() {
    #expect(expression.number(.reciprocal(of: .name("scale", isNegated: false))) == "1 / scale")
    #expect(expression.number(.reciprocal(of: .name("in", isNegated: true))) == "-1 / `in`")
    #expect(expression.number(.reciprocal(of: .number(3))) == "1 / 3")
  }

  /// Swift has marks for the words that it reserves, Objective-C has none.
  @Test(arguments: [("default", true), ("_Bool", true), ("typeof", true), ("in", false), ("Default", false)])
  func reservedWords(_ word: String, _ isReserved: Bool) {
    var options = TranslationOptions()
    #expect(!CodeExpression(options).isReserved(word))
    options.language = .objectiveC
    #expect(CodeExpression(options).isReserved(word) == isReserved)
  }

  /// Numbers that code has expressions for stand in parentheses beside an operator.
  @Test func expressionsForNames() {
    var options = TranslationOptions()
    options.code = NamedCode(
      items: ["a": "page.title"],
      numbers: [
        "sum": .init("x + y", isAtomic: false), "count": .init("items.count", isConverted: true),
        "minus": .init("-8", isAtomic: false, isLiteral: true),
      ])
    let expression = CodeExpression(options)
    #expect(expression.item(.superview(unlessView: nil), other: .named("a")) == "page.title.superview!")
    #expect(expression.number(.scalar(.name("sum", isNegated: false))) == "x + y")
    #expect(expression.number(.scalar(.name("sum", isNegated: true))) == "-(x + y)")
    #expect(expression.number(.reciprocal(of: .name("minus", isNegated: false))) == "1 / (-8)")
    #expect(
      expression.number(.computed("count", Multiplier(.times, .name("sum", isNegated: false)), nil))
        == "CGFloat(items.count) * (x + y)")
  }
}
