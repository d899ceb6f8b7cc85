/// A range of a text in UTF-8 offsets, in half the room of a `Range<Int>`.
///
/// A result is copied on its way to the caller, so its size is time. Offsets up to 4 GiB fit; a parser that would have to
/// give a range beyond refuses the text as ``Refusal/Reason/textTooLong``, so no offset ever wraps.
@frozen public struct SourceRange: Hashable, Sendable {
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32

  /// The range from `lowerBound` to `upperBound`, or `nil` if it lies beyond 4 GiB or is none.
  @_alwaysEmitIntoClient public init?(from lowerBound: Int, to upperBound: Int) {
    guard 0 <= lowerBound, lowerBound <= upperBound else { return nil }
    self.init(within: lowerBound, upperBound)
  }

  /// The range that a parser has read, or `nil` if it lies beyond 4 GiB.
  @_alwaysEmitIntoClient @inline(__always) package init?(within lowerBound: Int, _ upperBound: Int) {
    guard upperBound <= Int64(UInt32.max) else { return nil }
    start = UInt32(truncatingIfNeeded: lowerBound)
    end = UInt32(truncatingIfNeeded: upperBound)
  }

  /// The number of bytes before the range.
  @_alwaysEmitIntoClient @inline(__always) public var lowerBound: Int { Int(start) }

  /// The number of bytes up to its end.
  @_alwaysEmitIntoClient @inline(__always) public var upperBound: Int { Int(end) }

  /// The number of bytes in the range.
  @_alwaysEmitIntoClient @inline(__always) public var count: Int { Int(end &- start) }

  /// The range from the beginning of this one to the end of `other`, or this one if there is no other behind it.
  @_alwaysEmitIntoClient @inline(__always) public func extended(to other: SourceRange?) -> SourceRange {
    SourceRange(start: start, end: max(end, other?.end ?? end))
  }

  /// The empty range at the beginning of a text.
  @_alwaysEmitIntoClient @inline(__always) package static var zero: SourceRange { SourceRange(start: 0, end: 0) }

  @_alwaysEmitIntoClient @inline(__always) init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The same as a range of the standard library.
  @_alwaysEmitIntoClient public var range: Range<Int> { lowerBound..<upperBound }
}

extension SourceRange: CustomStringConvertible {
  public var description: String { "\(start)..<\(end)" }
}

/// A value, such as the output of a parser, and where in a text it stands.
public struct Located<Value> {
  /// The value.
  public var value: Value

  /// Where it stands, in UTF-8 offsets.
  public var range: SourceRange

  /// A value that stands in a range.
  @_alwaysEmitIntoClient @inline(__always) public init(_ value: Value, in range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// The length of a name with its first eight bytes and its last eight, which are all of most names.
@usableFromInline package struct NameKey: Hashable, Sendable {
  @usableFromInline let count: Int
  @usableFromInline let head: UInt64
  @usableFromInline let tail: UInt64

  /// - Precondition: the range lies within the bytes.
  @_alwaysEmitIntoClient @inline(__always) package init(_ name: Range<Int>, in bytes: Span<UInt8>) {
    count = name.count
    if count >= 8 {
      head = bytes.loadEight(at: name.lowerBound)
      tail = bytes.loadEight(at: name.upperBound &- 8)
    } else {
      head = count == 0 ? 0 : bytes.eightBytes(at: name.lowerBound, before: name.upperBound)
      tail = head
    }
  }

  package init(_ name: String) {
    let bytes = ContiguousArray(name.utf8)
    self.init(0..<bytes.count, in: bytes.span)
  }

  /// Whether it is all of the name.
  @_alwaysEmitIntoClient @inline(__always) package var isWhole: Bool { count <= 16 }

  @_alwaysEmitIntoClient @inline(__always) package var hash: Int {
    let mixed = (head ^ (tail &<< 31 | tail &>> 33) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 32)
  }
}
