import ConstraintGrammar
import ConstraintLayout
import Testing

/// What a constant alone on the right is related to: a row a dialect, a column an attribute.
@Suite struct ConstantAloneTests {
  private let scene = Scene("a", metrics: ["gap": 7])

  private func outline(_ text: String, _ dialect: Dialect) throws -> String {
    var names = scene.bindings
    names.leftItem = scene["a"]
    return try dialect.resolve(text, in: names).constraint.outline
  }

  @Test(arguments: Attribute.listed)
  func expressionFormat(_ attribute: Attribute) throws {
    let ofSuperview: Attribute = attribute == .baseline ? .top : attribute
    let isSize = [.width, .height].contains(attribute)
    let second = isSize ? "nil" : "root.\(ofSuperview)"
    #expect(try outline("a.\(attribute) = 7", .expressionFormat) == "a.\(attribute) == \(second) * 1.0 + 7.0")
    #expect(try outline("a.\(attribute) >= -gap", .expressionFormat) == "a.\(attribute) >= \(second) * 1.0 + -7.0")
  }

  @Test(arguments: Attribute.listed)
  func compactConstraint(_ attribute: Attribute) throws {
    #expect(try outline("a.\(attribute) = 7", .compactConstraint) == "a.\(attribute) == nil * 1.0 + 7.0")
    #expect(try outline("a.\(attribute) <= gap", .compactConstraint) == "a.\(attribute) <= nil * 1.0 + 7.0")
    #expect(try outline("a.\(attribute) = gap * 2 - 4", .compactConstraint) == "a.\(attribute) == nil * 1.0 + 10.0")
  }

  @Test(arguments: Attribute.listed)
  func equations(_ attribute: Attribute) throws {
    #expect(try outline("\(attribute) = 7", .equations) == "a.\(attribute) == nil * 1.0 + 7.0")
    #expect(try outline("\(attribute) > -7", .equations) == "a.\(attribute) >= nil * 1.0 + -7.0")
  }

  @Test(arguments: Attribute.listed)
  func visualAttribute(_ attribute: Attribute) throws {
    let isSize = [.width, .height].contains(attribute)
    let second = isSize ? "nil * 1.0" : "a.\(attribute) * 0.0"
    #expect(try outline("a.\(attribute) == 7", .visualAttribute) == "a.\(attribute) == \(second) + 7.0")
    #expect(try outline("a.\(attribute) <= 7.5", .visualAttribute) == "a.\(attribute) <= \(second) + 7.5")
  }

  @Test(arguments: Attribute.allCases)
  func formulaStyle(_ attribute: Attribute) throws {
    #expect(try outline("a[.\(attribute)] == 7", .formulaStyle) == "a.\(attribute) == nil * 1.0 + 7.0")
    #expect(try outline("7 >= a[.\(attribute)]", .formulaStyle) == "a.\(attribute) <= nil * 1.0 + 7.0")
  }

  /// A second attribute that is a constant in disguise stays one.
  @Test func timesZero() throws {
    #expect(try outline("a.width = a.height * 0 + 3", .expressionFormat) == "a.width == a.height * 0.0 + 3.0")
    #expect(try outline("a[.width] == 0 * a[.height] + 3", .formulaStyle) == "a.width == a.height * 0.0 + 3.0")
  }
}
