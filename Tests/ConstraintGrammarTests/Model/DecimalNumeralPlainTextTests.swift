import GrammarCombinators
import Numerals
import TestMaterial
import Testing

@testable import ConstraintGrammar

@Suite struct DecimalNumeralPlainTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (2, "2"), (-2, "-2"), (10, "10"), (100, "100"), (0.1, "0.1"), (-0.1, "-0.1"),
      (0.625, "0.625"), (1.6, "1.6"), (10.5, "10.5"), (0.001, "0.001"), (0.0001, "0.0001"), (0.00001, "0.00001"),
      (0.0000123, "0.0000123"), (1 / 3, "0.3333333333333333"), (0.1 + 0.2, "0.30000000000000004"),
      (9_007_199_254_740_992, "9007199254740992"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
      (1e21, "1000000000000000000000"), (1.5e17, "150000000000000000"), (1.2345e-7, "0.00000012345"),
      (1e300, "1" + String(repeating: "0", count: 300)),
      (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
      (-.greatestFiniteMagnitude, "-17976931348623157" + String(repeating: "0", count: 292)),
    ] as [(Double, String)])
  func writesTheKnownText(_ value: Double, _ text: String) {
    #expect(DecimalNumeral.plainText(of: value) == text)
  }

  @Test func readsBackWithTheSameBits() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator)).magnitude
      if !value.isFinite { continue }
      let text = DecimalNumeral.plainText(of: value)
      if Double(text)?.bitPattern != value.bitPattern {
        Issue.record("\(value) is written \(text)")
        return
      }
      if text.utf8.contains(where: { $0 != UInt8(ascii: ".") && !(48...57).contains($0) }) || text.hasSuffix(".0") {
        Issue.record("\(text) is not plain")
        return
      }
    }
  }
}
