import ConstraintGrammar
import ConstraintLanguages
import Testing

@Suite("Sides with named numbers") struct NamedSideTests {
  /// Times one a name is the name, on either side of the sign.
  @Test(arguments: ["margin", "1 * margin", "margin * 1", "margin / 1", "0 + margin", "margin - 0"])
  func aNameIsLeftAlone(_ text: String) throws {
    #expect(
      try Equation("a[.width] == " + text, in: .swiftyLayout) == Equation("a[.width] == margin", in: .swiftyLayout))
  }

  @Test(arguments: ["margin * 2", "2 * margin", "0 * margin", "margin * b", "8 / margin", "margin + 8"])
  func nothingIsComputedWithAName(_ text: String) {
    let error = #expect(throws: Diagnostic.self) { try Equation("a[.width] == " + text, in: .swiftyLayout) }
    #expect(error?.code == .namedArithmetic)
  }

  /// A constant has no multiplier that could grow beyond all bounds.
  @Test func aConstantIsFinite() throws {
    let equation = try Equation("a[.width] == 0 / 1e-300 / 1e-300", in: .swiftyLayout)
    #expect(equation == (try Equation("a[.width] == 0", in: .swiftyLayout)))
  }
}
