import ConstraintGrammar
import GrammarCombinators

/// A parser of one line, written by hand.
protocol HandwrittenParser {
  init(_ scanner: ByteScanner)

  mutating func parse() -> ParsedEquation?
}

/// A place in a line, and what the dialects have in common there.
///
/// It holds a pointer, and is safe as it is used here: it does not outlive the closure that lends the buffer.
@safe struct ByteScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = bytes }

  var isAtEnd: Bool { offset == (unsafe bytes.count) }

  /// The byte here; 0, which no token has, at the end.
  @inline(__always)
  var current: UInt8 {
    // The check against the count guards the read.
    offset < (unsafe bytes.count) ? (unsafe bytes[offset]) : 0
  }

  /// A byte that was read before.
  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    // Offsets are those of names and numbers that were scanned.
    unsafe bytes[offset]
  }

  @inline(__always) var isAtDigit: Bool { current &- 48 < 10 }
  @inline(__always) var isAtWordStart: Bool { (current | 0x20) &- 97 < 26 || current == 95 }
  @inline(__always) var isAtWordPart: Bool { isAtWordStart || isAtDigit }

  @inline(__always)
  mutating func skip() {
    while current == 32 || current &- 9 < 5 { offset &+= 1 }
  }

  @inline(__always)
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: byte) else { return false }
    offset &+= 1
    return true
  }

  @inline(__always)
  mutating func name() -> SourceRange? {
    guard isAtWordStart else { return nil }
    return word()
  }

  /// All that a word can have, from here on.
  @inline(__always)
  mutating func word() -> SourceRange? {
    let start = offset
    while isAtWordPart { offset &+= 1 }
    return SourceRange(from: start, to: offset)
  }

  /// `==`, `<=` and `>=`; a single `=` where the dialect has it.
  @inline(__always)
  mutating func relation(single: Bool, twofold: Bool) -> Relation? {
    if take("=") { return (twofold && take("=")) || single ? .equal : nil }
    if take(">") { return take("=") ? .greaterThanOrEqual : nil }
    if take("<") { return take("=") ? .lessThanOrEqual : nil }
    return nil
  }

  /// The text of a range, without `_`.
  func text(_ range: Range<Int>) -> String {
    // The range lies in the buffer.
    unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]).filter { $0 != 95 }, as: UTF8.self)
  }
}
