import ConstraintGrammar
import Testing

/// Every example of the document of `expression-format`, by what it stands for.
@Suite struct ExpressionFormatTests {
  let dialect = Dialect.expressionFormat

  // MARK: "Example Strings"

  @Test func constantAlone() throws {
    #expect(
      try Equation("view1.left = 10", in: dialect)
        == Equation(Side(.attribute(of: "view1", .left)), .equal, Side(constant: .number(10))))
  }

  @Test func attributeOfSuperview() throws {
    #expect(
      try Equation("view1.width = superview.width", in: dialect)
        == Equation(Side(.attribute(of: "view1", .width)), .equal, Side(.attribute(of: "superview", .width))))
  }

  @Test func multiplier() throws {
    #expect(
      try Equation("view1.width = superview.width * 0.9", in: dialect)
        == Equation(
          Side(.attribute(of: "view1", .width)), .equal,
          Side(.attribute(of: "superview", .width), multiplier: Multiplier(.times, .number(0.9)))))
  }

  @Test func namedMultiplier() throws {
    #expect(
      try Equation("view1.width = superview.width * myVar", in: dialect)
        == Equation(
          Side(.attribute(of: "view1", .width)), .equal,
          Side(
            .attribute(of: "superview", .width), multiplier: Multiplier(.times, .name("myVar", isNegated: false)))))
  }

  @Test func subtractedConstant() throws {
    #expect(
      try Equation("view1.width = view2.width - 20", in: dialect)
        == Equation(
          Side(.attribute(of: "view1", .width)), .equal,
          Side(.attribute(of: "view2", .width), constant: Constant(.minus, .number(20)))))
  }

  @Test func multiplierAndConstant() throws {
    #expect(
      try Equation("view1.width = view2.width * 0.9 + 5", in: dialect)
        == Equation(
          Side(.attribute(of: "view1", .width)), .equal,
          Side(
            .attribute(of: "view2", .width), multiplier: Multiplier(.times, .number(0.9)),
            constant: Constant(.plus, .number(5)))))
  }

  @Test func inequality() throws {
    #expect(
      try Equation("view1.trailing >= 20", in: dialect)
        == Equation(Side(.attribute(of: "view1", .trailing)), .greaterThanOrEqual, Side(constant: .number(20))))
  }

  // MARK: "Usage"

  @Test(arguments: [("left", 10.0), ("top", 10), ("width", 200), ("width", 44)])
  func basicExample(attribute: String, constant: Double) throws {
    #expect(
      try Equation("view.\(attribute) = \(Int(constant))", in: dialect)
        == Equation(
          Side(.attribute(of: "view", try #require(Attribute(rawValue: attribute)))), .equal,
          Side(constant: .number(constant))))
  }

  @Test(arguments: [Attribute.left, .top])
  func variables(attribute: Attribute) throws {
    #expect(
      try Equation("view.\(attribute.rawValue) = margin", in: dialect)
        == Equation(
          Side(.attribute(of: "view", attribute)), .equal, Side(constant: .name("margin", isNegated: false))))
  }

  @Test func multipleViews() throws {
    #expect(
      try Equation("view2.left = view1.right + 10", in: dialect)
        == Equation(
          Side(.attribute(of: "view2", .left)), .equal,
          Side(.attribute(of: "view1", .right), constant: Constant(.plus, .number(10)))))
  }

  @Test func superview() throws {
    #expect(
      try Equation("view.centerX = superview.centerX", in: dialect)
        == Equation(Side(.attribute(of: "view", .centerX)), .equal, Side(.attribute(of: "superview", .centerX))))
  }
}
