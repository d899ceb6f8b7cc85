import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct ForeignNumberTests {
  @Test(
    arguments: [
      ("0", 0, nil), ("10", 10, nil), ("1.5", 1.5, nil), ("007.50", 7.5, nil),
      ("1e5", 100_000, .exponent), ("25e-4", 0.0025, .exponent), ("1.5E+3", 1500, .exponent),
      ("1.e5", 100_000, .exponent),
      ("1e999", nil, .exponent),
      ("1_000", 1000, .separators), ("1_0.2_5", 10.25, .separators),
      ("0x1F", 31, .radix), ("0XfF", 255, .radix), ("0xa_b", 171, .radix), ("0x", nil, .radix),
      ("0xg", nil, .radix), ("0b101", 5, .radix), ("0o17", 15, .radix), ("0b12", nil, .radix), ("0x1p3", nil, .radix),
      ("10.", 10, .trailingPoint), ("1e5.", 100_000, .trailingPoint),
      ("1.2.3", nil, .severalPoints), ("1..2", nil, .severalPoints), ("1..", nil, .severalPoints),
      ("10px", 10, .unit), ("1.4f", 1.4, .unit), ("10.px", 10, .unit), ("1e5px", 100_000, .unit), ("1e", 1, .unit),
      ("1e+", 1, .unit), ("2_x", 2, .unit), ("1.5.x", 1.5, .unit),
    ] as [(String, Double?, Departure.Kind?)])
  func reading(text: String, value: Double?, peculiarity: Departure.Kind?) {
    let number = ForeignNumber(text)
    #expect(number.value == value)
    #expect(number.peculiarity == peculiarity)
  }

  @Test func tooLargeInAnotherRadix() {
    #expect(ForeignNumber("0x" + String(repeating: "F", count: 300)).value == nil)
    #expect(ForeignNumber("0x" + String(repeating: "F", count: 300)).peculiarity == .radix)
  }

  @Test func manyDigits() {
    #expect(ForeignNumber(String(repeating: "9", count: 400)).value == nil)
    #expect(ForeignNumber("0." + String(repeating: "9", count: 400)).value == 1)
  }
}
