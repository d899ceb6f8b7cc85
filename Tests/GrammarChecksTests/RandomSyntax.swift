import GrammarCombinators

/// Small right-hand sides without recursion over the letters `a` and `b`.
struct RandomSyntax {
  let spacing: Syntax.Spacing
  private var state: UInt64

  init(seed: UInt64, spacing: Syntax.Spacing) {
    state = seed
    self.spacing = spacing
  }

  mutating func next(depth: Int = 3) -> Syntax {
    switch depth > 0 ? number(below: 12) : 11 {
    case 0...3: .sequence((0..<2 + number(below: 2)).map { _ in next(depth: depth - 1) }, spacing: spacing)
    case 4...5: .choice((0..<2).map { _ in next(depth: depth - 1) })
    case 6: .repetition(next(depth: depth - 1), .optional, spacing: spacing)
    case 7: .repetition(next(depth: depth - 1), number(below: 2) == 0 ? .zeroOrMore : .oneOrMore, spacing: spacing)
    case 8: .repetition(next(depth: depth - 1), .times(0...2), separator: separator(), spacing: spacing)
    case 9: .repetition(leaf(), .times(2...3), separator: separator(), spacing: spacing)
    default: leaf()
    }
  }

  private mutating func separator() -> Syntax? {
    switch number(below: 4) {
    case 0: leaf()
    case 1: .repetition(leaf(), .optional, spacing: spacing)
    default: nil
    }
  }

  private mutating func leaf() -> Syntax {
    switch number(below: 20) {
    case 0...2: text("a")
    case 3...5: text("b")
    case 6: text("ab")
    case 7: text("ba")
    case 8: word("a")
    case 9: word("ab")
    case 10...11: one(LetterA.self)
    case 12...13: one(LetterB.self)
    case 14...16: one(EitherLetter.self)
    case 17: .lookAhead(one(LetterA.self), isPositive: number(below: 2) == 0)
    case 18: .lookAhead(text("b"), isPositive: false)
    default: number(below: 3) == 0 ? .end : .sequence([], spacing: .glued)
    }
  }

  /// The generator is SplitMix64.
  private mutating func number(below limit: UInt64) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) % limit)
  }
}

private enum LetterA: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 97 }
}

private enum LetterB: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 98 }
}

private enum EitherLetter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 97 || byte == 98 }
}
