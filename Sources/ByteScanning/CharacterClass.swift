/// A set of characters, as an EBNF character class writes it. Two are equal if they are written alike.
public struct CharacterClass: Hashable, Sendable, CustomStringConvertible {
  /// The characters as Unicode code points, in the order in which the class is written.
  public let ranges: [ClosedRange<UInt32>]

  /// Whether the class holds some bytes from 0x80 on and lacks others, so that it would cut characters in two.
  public let dividesCharacters: Bool

  /// The bytes that its characters begin with.
  @usableFromInline package let bytes: ByteSet

  /// The characters of a byte class: its bytes below 0x80, and all of Unicode beyond if it has the bytes from 0x80 on.
  ///
  /// - Complexity: 256 calls of `contains`.
  public init<Class: ByteClass>(_ byteClass: Class.Type) { self.init(byteClass, isOfWholeCharacters: true) }

  /// - Parameter isOfWholeCharacters: whether what is not UTF-8 is none of its characters; otherwise it has the bytes from
  ///   0x80 on as they come, if any.
  package init<Class: ByteClass>(_ byteClass: Class.Type, isOfWholeCharacters: Bool) {
    self.init(Class.contains, isOfWholeCharacters)
  }

  private init(_ contains: (UInt8) -> Bool, _ isOfWholeCharacters: Bool) {
    var ranges: [ClosedRange<UInt32>] = []
    // A class of all that can be seen is one range: parted by the kinds of characters it would be a riddle.
    let visible = UInt8(33)...126
    let holdsVisible = visible.allSatisfy(contains)
    func group(of code: UInt32) -> Int {
      holdsVisible && visible.contains(UInt8(code)) ? 1 : Self.group(of: code)
    }
    for code in UInt32(0)..<128 where contains(UInt8(code)) {
      if let last = ranges.last, last.upperBound + 1 == code, group(of: last.upperBound) == group(of: code) {
        ranges[ranges.count - 1] = last.lowerBound...code
      } else {
        ranges.append(code...code)
      }
    }
    ranges = ranges.sorted { (group(of: $0.lowerBound), $0.lowerBound) < (group(of: $1.lowerBound), $1.lowerBound) }
    let others = (UInt8(128)...255).filter(contains).count
    if others == 128 { ranges.append(0x80...0x10FFFF) }
    self.ranges = ranges
    bytes = ByteSet(ranges, isOfWholeCharacters: isOfWholeCharacters)
    dividesCharacters = others % 128 != 0
  }

  /// The characters of ranges, in the order in which they are written, but for a hyphen, which needs no escape if it is first.
  package init(ranges: [ClosedRange<UInt32>], isOfWholeCharacters: Bool = false) {
    self.ranges = ranges.filter { $0.lowerBound == 45 } + ranges.filter { $0.lowerBound != 45 }
    dividesCharacters = false
    bytes = ByteSet(self.ranges, isOfWholeCharacters: isOfWholeCharacters)
  }

  /// The characters of ranges, such as `"a"..."z"`.
  public init(_ ranges: ClosedRange<Unicode.Scalar>...) {
    self.init(ranges: ranges.map { $0.lowerBound.value...$0.upperBound.value }, isOfWholeCharacters: true)
  }

  /// The characters of a text, such as `"+-"`.
  public init(of text: String) {
    self.init(ranges: text.unicodeScalars.map { $0.value...$0.value }, isOfWholeCharacters: true)
  }

  /// The characters of this class and those of another.
  public func union(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(ranges: ranges + other.ranges.subtracting(ranges), isOfWholeCharacters: true)
  }

  /// The characters of this class that are none of another.
  public func subtracting(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(ranges: ranges.subtracting(other.ranges), isOfWholeCharacters: true)
  }

  /// All characters that are none of the class.
  public var complement: CharacterClass {
    CharacterClass(ranges: [0...0x10FFFF].subtracting(ranges), isOfWholeCharacters: true)
  }

  /// Small letters before capitals before digits, as the documents write them; a hyphen first, where it needs no escape, and
  /// escapes last, where no letter can be taken for a digit of one.
  private static func group(of code: UInt32) -> Int {
    switch code {
    case 45: 0
    case 0...32, 34, 35, 39, 91, 93, 94, 127: 5
    case 97...122: 2
    case 65...90: 3
    case 48...57: 4
    default: 1
    }
  }

  /// The class in the W3C notation: `[_a-zA-Z0-9]`, `[#x9-#xD#x20]`; one that has the first and the last of all characters
  /// by those that it lacks: `[^<&]`.
  public var description: String {
    let lacking = [0...0x10FFFF].subtracting(ranges)
    let isComplement = ranges.contains { $0.contains(0) } && ranges.contains { $0.contains(0x10FFFF) }
    return isComplement && !lacking.isEmpty ? Self.spelled(lacking, "[^") : Self.spelled(ranges, "[")
  }

  private static func spelled(_ ranges: [ClosedRange<UInt32>], _ mark: String) -> String {
    // A letter behind a code could be taken for a digit of it: in an order of one's own codes come last.
    let isDigit = { (code: UInt32) in [48...57, 65...70, 97...102].contains { $0.contains(code) } }
    let isPlain = zip(ranges, ranges.dropFirst()).allSatisfy { !isCode($0.upperBound) || !isDigit($1.lowerBound) }
    let codesLast = ranges.filter { !isCode($0.upperBound) } + ranges.filter { isCode($0.upperBound) }
    return mark
      + (isPlain ? ranges : codesLast).map { range in
        let lower = spelled(range.lowerBound)
        switch range.upperBound - range.lowerBound {
        case 0: return lower
        case 1: return lower + spelled(range.upperBound)
        default: return lower + "-" + spelled(range.upperBound)
        }
      }.joined() + "]"
  }

  private static func spelled(_ code: UInt32) -> String {
    isCode(code) ? "#x" + String(code, radix: 16, uppercase: true) : String(Unicode.Scalar(UInt8(code)))
  }

  /// Whether a character is written by its code: the notation gives it a meaning of its own, or it can't be seen.
  private static func isCode(_ code: UInt32) -> Bool { group(of: code) == 5 || code > 126 }
}

extension [ClosedRange<UInt32>] {
  /// The ranges without the code points of others.
  package func subtracting(_ others: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    others.reduce(self) { ranges, other in
      ranges.flatMap { range -> [ClosedRange<UInt32>] in
        guard range.overlaps(other) else { return [range] }
        let below = range.lowerBound < other.lowerBound ? [range.lowerBound...other.lowerBound - 1] : []
        return below + (range.upperBound > other.upperBound ? [other.upperBound + 1...range.upperBound] : [])
      }
    }
  }
}

extension CharacterClass {
  /// The characters that a name may begin with, in all scripts: a letter or `_`.
  ///
  /// They are those of XML 1.0, fifth edition, section 2.3, `NameStartChar`, without the colon, and never change.
  public static let nameStart = CharacterClass(
    "_"..."_", "a"..."z", "A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{2FF}",
    "\u{370}"..."\u{37D}", "\u{37F}"..."\u{1FFF}", "\u{200C}"..."\u{200D}", "\u{2070}"..."\u{218F}",
    "\u{2C00}"..."\u{2FEF}", "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
    "\u{10000}"..."\u{EFFFF}")

  /// The characters that a name may go on with, in all scripts: those of ``nameStart``, digits and marks.
  ///
  /// They are those of XML 1.0, fifth edition, section 2.3, `NameChar`, without colon, hyphen and full stop.
  public static let namePart = nameStart.union(
    CharacterClass("0"..."9", "\u{B7}"..."\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}"))
}
