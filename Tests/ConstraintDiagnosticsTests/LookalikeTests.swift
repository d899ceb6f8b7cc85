import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct LookalikeTests {
  @Test(
    arguments: [
      ("-", "‐‑‒–—−﹣－"), ("*", "×·∗⋅✕＊"), ("/", "÷⁄∕／"), ("+", "➕＋"), ("=", "＝"), (".", "․．。"),
    ] as [(Character, String)])
  func meaning(meant: Character, signs: String) {
    for scalar in signs.unicodeScalars {
      #expect(Lookalike.meant(by: scalar) == meant, "\(scalar)")
    }
  }

  @Test func nothingInASCII() {
    for byte in UInt8(0)..<128 { #expect(Lookalike.meant(by: Unicode.Scalar(byte)) == nil) }
  }
}
