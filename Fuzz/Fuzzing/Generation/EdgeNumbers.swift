import SentenceGeneration

/// Numbers at which a conversion can go wrong.
enum EdgeNumbers {
  static let texts: [String] = [
    "0", "0.0", "00", "1", "0.1", "0.5", "1.6", "2", "3", "10", "0.3333333333333333", "0.30000000000000004",
    // 2⁵³ and its neighbours.
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740995", "18014398509481985",
    // Half way between two numbers, and next to it.
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    "2.5e-324", "4.9e-324", "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "1e308", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "1e-400", "1e400", "1e22", "1e23", "8.5e22",
    "123456789012345678901234567890", "1_000", "1_000.5_0", "6.", ".5", "1e+5", "1E-5", "1e05",
    String(repeating: "9", count: 308), String(repeating: "9", count: 309), String(repeating: "1234567890", count: 40),
    "0." + String(repeating: "0", count: 320) + "1", "0." + String(repeating: "0", count: 390) + "494065",
    "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286"
      + "41669288791094655554785194040263065748867150582068190890200070838367627385484581771153176447573027006985557"
      + "13669596228429148198608349364752927190741684443655107043427115596995080930428801779041744978791",
  ]

  /// The least and the greatest priority, and numbers next to them.
  private static let limits = ["0", "1", "999", "999.9999999999999", "1000", "1000.0000000000001", "1001"]

  static func text(using random: inout SeededGenerator) -> String {
    if UInt8.random(in: 0..<4, using: &random) == 0 { return limits.randomElement(using: &random) ?? "0" }
    if Bool.random(using: &random) { return texts.randomElement(using: &random) ?? "0" }
    // Numbers that rounding spoils tell nothing of a meaning: small fractions do.
    if Bool.random(using: &random) { return (Double.random(in: 0..<32, using: &random).rounded() / 8).description }
    // A random double, in the fewest digits.
    let number = Double(bitPattern: random.next() & 0x7FFF_FFFF_FFFF_FFFF)
    return number.isFinite ? number.description : "0"
  }
}
