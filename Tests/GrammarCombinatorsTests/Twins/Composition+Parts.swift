import GrammarCombinators

extension Composition {
  /// What grammars are made of: each part differs from the others in what it misses, where, and whether it may be empty.
  static let parts: [Composition] = [
    Composition(Parsers.Nothing(), .nothing, "nothing"),
    Composition(End(), .end, "$"),
    Composition(LiteralText("a"), .literal("a"), "\"a\""),
    Composition(LiteralText("ab"), .literal("ab"), "\"ab\""),
    Composition(LiteralText("b", ignoringCase: true), .anyCase("b"), "[bB]"),
    Composition(BytesOf(Letter.self), letters, "[ab]+"),
    Composition(ab, abTwin, "(\"a\"\"b\")"),
    Composition(Optionally { "b" }, .optional(.literal("b")), "\"b\"?"),
    Composition(Optionally { ab }, .optional(abTwin), "(\"a\"\"b\")?"),
    Composition(OnePartToken(part: ab), .token("ONE_PART", abTwin), "AB"),
    Composition(
      OnePartToken(part: bOrEnd),
      .token("ONE_PART", .sequence([.optional(.literal("b")), .literal("1")], spaced: false)),
      "B1"),
    Composition(Number(), .token("NUMBER", .numeral(digits)).changing(output: { _, _, _ in "number" }), "NUMBER"),
    Composition(
      DecimalNumber { BytesOf(Digit.self) }.map { _ in Worth() },
      .numeral(digits).changing(output: { _, _, _ in "number" }), "[0-9]+"),
    Composition(
      Letters(), .keyword(["b", "ab"], ignoringCase: false), "\"b\" | \"ab\""),
  ]

  /// One of the parts.
  static func part(using generator: inout SplitMix64) -> Composition {
    parts[Int.random(in: 0..<parts.count, using: &generator)]
  }

  private static let ab = SequenceOf(NoSpace.self) {
    "a"
    "b"
  }
  private static let abTwin = Twin.sequence([.literal("a"), .literal("b")], spaced: false)
  private static let bOrEnd = SequenceOf(NoSpace.self) {
    Optionally { "b" }
    "1"
  }
  private static let letters = run(of: "ab", called: "[ab]")
  private static let digits = run(of: "1", called: "[0-9]")

  private static func run(of characters: String, called name: String) -> Twin {
    .leaf([name]) { rest in
      let run = rest.prefix { characters.utf8.contains($0) }
      return run.isEmpty ? nil : run.count
    }
  }
}

private struct Number: Token {
  static var name: StaticString { "NUMBER" }
  var body: some Parser<Worth> { DecimalNumber { BytesOf(Digit.self) }.map { _ in Worth() } }
}

/// The value of a number, which does not matter here.
private struct Worth: CustomStringConvertible {
  var description: String { "number" }
}

private enum Letter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 97 || byte == 98 }
}

private struct Letters: KeywordSet {
  static let table = KeywordTable([("b", 0), ("ab", 1)])
}
