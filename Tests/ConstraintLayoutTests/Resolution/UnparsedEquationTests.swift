import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations that were never a text: what is wrong with them has no place.
@Suite struct UnparsedEquationTests {
  private let scene = Scene("a b", metrics: ["gap": 8])

  private func problem(_ equation: Equation, in dialect: Dialect) -> String {
    do throws(LayoutProblem) {
      return try dialect.resolve(equation, in: scene.bindings).outline
    } catch {
      return "\(error.code.rawValue): \(error)"
    }
  }

  @Test func resolved() {
    #expect(
      problem(
        Equation(
          Side(.attribute(of: "a", .width)), .equal,
          Side(.attribute(of: "b", .width), multiplier: Multiplier(.dividedBy, .number(1.6)))),
        in: .expressionFormat) == "a.width == b.width * 0.625 + 0.0")
  }

  @Test func noAttribute() {
    #expect(
      problem(Equation(Side(constant: .number(1)), .equal, Side(constant: .number(2))), in: .formulaStyle)
        == "no-term: an equation needs an attribute on one side at least (name a view and its attribute)")
  }

  @Test func unknownView() {
    #expect(
      problem(Equation(Side(.attribute(of: "c", .width)), .equal, Side(constant: .number(2))), in: .visualAttribute)
        == "unknown-view: there is no view called 'c' (the views are 'a', 'b')")
  }

  /// What a name has in it does not come to a terminal, and a long one does not hide the message.
  @Test func namesThatAreNotToBeShown() {
    let long = String(repeating: "x", count: 41)
    let bindings = LayoutBindings(
      views: ["butto\u{1B}n": scene.bindings.items["a"]!], metrics: ["g\0p": .nan, long: .infinity])
    func problem(_ side: Side, of view: String) -> String {
      do throws(LayoutProblem) {
        let left = Side(.attribute(of: view, .width))
        return try Dialect.compactConstraint.resolve(Equation(left, .equal, side), in: bindings).outline
      } catch {
        return error.description
      }
    }
    #expect(
      problem(Side(constant: .number(1)), of: "button")
        == #"there is no view called 'button' (did you mean 'butto\u{1B}n'?)"#)
    #expect(
      problem(Side(constant: .number(1)), of: "\t")
        == #"there is no view called '\t' (the views are 'butto\u{1B}n')"#)
    #expect(
      problem(Side(constant: .name("g\0p", isNegated: false)), of: "butto\u{1B}n")
        == #"the number called 'g\u{0}p' is nan (give it a finite value)"#)
    #expect(
      problem(Side(constant: .name(long, isNegated: false)), of: "butto\u{1B}n")
        == "the number called 'xxxxxxxxxxxxxxxxxxxx…xxxxxxxxxx' is inf (give it a finite value)")
  }

  /// No dialect writes a named number on the left, but an equation can have one.
  @Test func namedNumberOnTheLeft() {
    let left = Side(
      .attribute(of: "a", .width), multiplier: Multiplier(.times, .name("gap", isNegated: true)),
      constant: Constant(.minus, .name("gap", isNegated: false)))
    #expect(
      problem(Equation(left, .lessThanOrEqual, Side(.attribute(of: "b", .width))), in: .compactConstraint)
        == "a.width >= b.width * -0.125 + -1.0")
  }

  /// The bytes that were parsed, and what parsing gave.
  @Test func bytes() throws {
    let text = ContiguousArray("a.width = b.width + gap".utf8)
    #expect(
      try Dialect.compactConstraint.resolve(text.span, in: scene.bindings).constraint.outline
        == "a.width == b.width * 1.0 + 8.0")
    let parsed = try Dialect.compactConstraint.parse(text.span)
    #expect(
      try Dialect.compactConstraint.resolve(parsed, of: text.span, in: scene.bindings).constraint.outline
        == "a.width == b.width * 1.0 + 8.0")
  }

  @Test func notAnEquation() {
    #expect(throws: Diagnostic.self) { try Dialect.compactConstraint.resolve("a.width", in: scene.bindings) }
    #expect(throws: Diagnostic.self) {
      try Dialect.compactConstraint.resolve(([0xFF] as ContiguousArray<UInt8>).span, in: scene.bindings)
    }
  }
}
