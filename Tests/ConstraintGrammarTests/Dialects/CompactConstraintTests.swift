import ConstraintGrammar
import Testing

/// The examples in the README of CompactConstraint, by what they show.
@Suite struct CompactConstraintTests {
  private func equation(_ text: String) throws -> Equation { try Equation(text, in: .compactConstraint) }

  private let spinnerLeft = Side(.attribute(of: "spinner", .left))

  @Test func atLeast() throws {
    let expected = Equation(
      Side(.attribute(of: "emailLabel", .left)), .greaterThanOrEqual, Side(.attribute(of: "emailField", .left)))
    #expect(try equation("emailLabel.left >= emailField.left") == expected)
  }

  @Test(arguments: ["logInButton", "button"]) func constantThatIsAdded(item: String) throws {
    let right = Side(.attribute(of: item, .right), constant: Constant(.plus, .number(10)))
    #expect(try equation("spinner.left = \(item).right + 10") == Equation(spinnerLeft, .equal, right))
  }

  @Test func divisor() throws {
    let right = Side(.attribute(of: "preview", .width), multiplier: Multiplier(.dividedBy, .number(1.6)))
    let expected = Equation(Side(.attribute(of: "preview", .height)), .equal, right)
    #expect(try equation("preview.height = preview.width / 1.6") == expected)
  }

  @Test func superview() throws {
    let expected = Equation(
      Side(.attribute(of: "button", .centerX)), .equal, Side(.attribute(of: "super", .centerX)))
    #expect(try equation("button.centerX = super.centerX") == expected)
  }

  @Test func metricAsMultiplier() throws {
    let right = Side(
      .attribute(of: "button", .width), multiplier: Multiplier(.times, .name("scale", isNegated: false)),
      constant: Constant(.plus, .number(40)))
    let expected = Equation(Side(.attribute(of: "label", .width)), .equal, right)
    #expect(try equation("label.width = button.width * scale + 40") == expected)
  }

  @Test func metricAlone() throws {
    let expected = Equation(
      Side(.attribute(of: "button", .height)), .equal, Side(constant: .name("buttonHeight", isNegated: false)))
    #expect(try equation("button.height = buttonHeight") == expected)
  }

  @Test func constantAlone() throws {
    let expected = Equation(Side(.attribute(of: "spinner", .height)), .equal, Side(constant: .number(40)))
    #expect(try equation("spinner.height = 40") == expected)
  }

  @Test func metricWithArithmetic() throws {
    let right = Side(
      .metric("margin"), multiplier: Multiplier(.times, .number(2)), constant: Constant(.plus, .number(3)))
    #expect(try equation("spinner.left = margin * 2 + 3") == Equation(spinnerLeft, .equal, right))
  }

  @Test func lastDotDividesItemAndAttribute() throws {
    let expected = Equation(
      Side(.attribute(of: "left.cell", .left)), .equal, Side(.attribute(of: "super.width", .right)))
    #expect(try equation("left.cell.left == super.width.right") == expected)
  }
}
