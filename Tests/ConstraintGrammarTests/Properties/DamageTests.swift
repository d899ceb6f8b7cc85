import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import TestMaterial
import Testing

/// Sentences damaged at random, and bytes at random: every way to parse gives the same, and every diagnostic fits.
@Suite struct DamageTests {
  private func check(_ bytes: [UInt8], in dialect: Dialect) throws {
    switch Result(catching: { () throws(Diagnostic) in
      Equation(try dialect.parse(ContiguousArray(bytes).span), of: ContiguousArray(bytes).span)
    }) {
    case .success(let equation):
      #expect(try Equation(try dialect.print(equation), in: dialect) == equation, "\(bytes)")
    case .failure(let diagnostic):
      expectConsistency(of: diagnostic, with: bytes, in: dialect)
    }
  }

  @Test(arguments: Dialect.all)
  func bytes(in dialect: Dialect) throws {
    var generator = SeededGenerator(seed: 0)
    for _ in 0..<100 {
      let count = Int.random(in: 0...40, using: &generator)
      try check((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }, in: dialect)
    }
  }

  /// The pieces that texts of all dialects are made of, and some that belong to none.
  static let pieces = [
    "a", "b", "left", "width", "centerx", "superview", "super", ".", "..", "=", "==", "<=", ">=", "<", ">", "+", "-",
    "*", "/", "(", ")", "[", "]", "0", "1.5", ".5", "5.", "1e5", "1_0", "10px", "1.2.3", ",", ";", "@", "%", "\"", "ä",
    "≥",
    "−", "\u{A0}", "\u{FEFF}", "\u{301}", "幅", " ", "\t", "\n", "\r\n", "\0",
  ]

  @Test(arguments: Dialect.all)
  func pieces(in dialect: Dialect) throws {
    var generator = SeededGenerator(seed: 100)
    for _ in 0..<100 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in generator.pick(Self.pieces) }.joined()
      try check(Array(text.utf8), in: dialect)
      try WaysToParse(Array(text.utf8), in: dialect).expectAgreement()
    }
  }

  @Test(arguments: Dialect.all)
  func damagedSentences(in dialect: Dialect) throws {
    var generator = SeededGenerator(seed: 200)
    let sentences = try CorpusFile(.accepted, of: dialect).cases.map { try $0.bytes }.filter { $0.count < 100 }
    for _ in 0..<100 {
      var bytes = generator.pick(sentences)
      for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&bytes, &generator) }
      try check(bytes, in: dialect)
      try WaysToParse(bytes, in: dialect).expectAgreement()
    }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...4, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
    case 2: bytes.insert(contentsOf: Array(generator.pick(Self.pieces).utf8), at: place)
    case 3: bytes.replaceSubrange(place..<end, with: bytes[place..<end].reversed())
    default: bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }
}
