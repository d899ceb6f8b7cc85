public import GrammarCombinators

/// A part of a string: characters as they stand there, or a number of UTF-16.
enum StringPiece<Text> {
  case text(Text)
  case codeUnit(UInt16)
}

/// The beginning of a string whose pieces are being read.
struct UnfinishedString: OutputCollection {
  private(set) var text = ""

  /// The first half of a pair of UTF-16, which waits for the second.
  private var half: UInt16?

  private var hasLoneHalf = false

  /// Whether every half of a pair has its other half.
  var isWhole: Bool { half == nil && !hasLoneHalf }

  mutating func append(_ piece: StringPiece<String>) {
    switch piece {
    case .text(let characters):
      if half != nil { hasLoneHalf = true }
      text += characters
    case .codeUnit(let unit): add(unit)
    }
  }

  private mutating func add(_ unit: UInt16) {
    var code = UInt32(unit)
    if let high = half {
      code = 0x10000 + UInt32(high & 0x3FF) << 10 + UInt32(unit & 0x3FF)
      half = nil
      if !(0xDC00..<0xE000 ~= unit) { hasLoneHalf = true }
    } else if 0xD800..<0xDC00 ~= unit {
      half = unit
      return
    }
    if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) } else { hasLoneHalf = true }
  }
}

extension Refusal.Reason {
  /// Half of a pair of UTF-16 without the other half.
  public static var loneSurrogate: Refusal.Reason { Refusal.Reason(code: "lone-surrogate") }
}
