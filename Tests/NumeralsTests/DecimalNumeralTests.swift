import Numerals
import TestMaterial
import Testing

@Suite struct DecimalNumeralTests {
  @Test(arguments: knownConversions)
  func givesTheKnownBits(_ known: KnownConversion) {
    #expect(nearestDouble(known.numeral).bitPattern == known.bits)
  }

  @Test func readsOnlyItsRange() {
    #expect(nearestDouble("99.9e9", in: 1..<3) == 9)
    #expect(nearestDouble("112345678901234567890.5e99", in: 1..<23) == 12_345_678_901_234_567_890.5)
    #expect(nearestDouble("1.5", in: 1..<1) == 0)
  }

  @Test func agreesWithTheStandardLibrary() {
    var numerals = RandomNumerals(seed: 1)
    for _ in 0..<sampleCount {
      let numeral = numerals.next()
      let value = nearestDouble(numeral)
      if value.bitPattern != Double(numeral)?.bitPattern {
        Issue.record("\(numeral) gives \(value), not \(String(describing: Double(numeral)))")
        return
      }
      let variant = numerals.variant(of: numeral)
      if nearestDouble(variant).bitPattern != value.bitPattern {
        Issue.record("\(variant) does not give \(value)")
        return
      }
    }
  }

  @Test func decidesHalfwayCases() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<sampleCount / 20 {
      // Up to the largest finite number, whose upper neighbour is infinity, and from zero.
      let isSubnormal = UInt64.random(in: 0..<4, using: &generator) == 0
      let bits = UInt64.random(in: 0..<(isSubnormal ? 1 << 53 : 0x7ff0 << 48), using: &generator)
      expectHalfwayCases(above: bits)
    }
    for bits in [0, 1, 0xf_ffff_ffff_fffe, 0xf_ffff_ffff_ffff, 1 << 52, 0x433f_ffff_ffff_ffff, 0x7fef_ffff_ffff_ffff] {
      expectHalfwayCases(above: UInt64(bits))
    }
  }

  private func expectHalfwayCases(above bits: UInt64) {
    let halfway = ExactDecimal(halfwayAbove: bits)
    let even = bits + (bits & 1)
    for isPlain in [false, true] {
      #expect(nearestDouble(halfway.numeral(isPlain: isPlain)).bitPattern == even)
      #expect(nearestDouble(halfway.slightlyMore.numeral(isPlain: isPlain)).bitPattern == bits + 1)
      #expect(nearestDouble(halfway.slightlyLess.numeral(isPlain: isPlain)).bitPattern == bits)
    }
  }

  @Test func holdsTheLongestNumeralsOfEveryMagnitude() {
    let longest = ["." + String(repeating: "9", count: 900), ".1" + String(repeating: "0", count: 900) + "1"]
    for numeral in longest {
      for exponent in -330...315 {
        let numeral = numeral + "e\(exponent)"
        #expect(nearestDouble(numeral).bitPattern == Double("0" + numeral)?.bitPattern)
      }
    }
  }

  @Test func readsAMegabyteOfDigits() {
    let zeros = String(repeating: "0", count: 1_000_000)
    let nines = String(repeating: "9", count: 1_000_000)
    #expect(nearestDouble(nines) == .infinity)
    #expect(nearestDouble(zeros) == 0)
    #expect(nearestDouble("0." + nines) == 1)
    #expect(nearestDouble("1" + zeros) == .infinity)
    #expect(nearestDouble("1" + zeros + "e-1000000") == 1)
    #expect(nearestDouble("0." + zeros + "25e1000001") == 2.5)
    #expect(nearestDouble("0." + zeros + "1e1000000") == 0.1)
    #expect(nearestDouble("0." + zeros + "1") == 0)
    #expect(nearestDouble(nines + "e-1000017") == 1e-17)
    #expect(nearestDouble("9007199254740993." + zeros).bitPattern == 0x4340_0000_0000_0000)
    #expect(nearestDouble("9007199254740993." + zeros + "1").bitPattern == 0x4340_0000_0000_0001)
    #expect(nearestDouble("1e" + zeros + "3") == 1000)
    #expect(nearestDouble("1e-" + nines) == 0)
    #expect(nearestDouble("0e" + nines) == 0)
    #expect(nearestDouble("1_" + zeros.replacing("0", with: "_") + "5") == 15)
  }
}

/// How many random cases a test tries: debug builds are slow.
#if DEBUG
  let sampleCount = 20_000
#else
  let sampleCount = 1_500_000
#endif

/// Converts a whole text, or the bytes of it in a range.
func nearestDouble(_ numeral: String, in range: Range<Int>? = nil) -> Double {
  let bytes = ContiguousArray(numeral.utf8)
  return DecimalNumeral.nearestDouble(toDecimal: bytes.span, in: range ?? 0..<bytes.count)
}
