/// How often something may be repeated.
@frozen public struct RepetitionBounds: Hashable, Sendable {
  /// The least number of times.
  public let lower: Int

  /// The greatest number of times; `Int.max` where there is no limit.
  public let upper: Int

  /// - Precondition: `0 <= lower <= upper`, and `upper > 0`.
  @inlinable @inline(__always) public init(lower: Int, upper: Int) {
    precondition(0 <= lower && lower <= upper && upper > 0, "a repetition's bounds are in order and not negative")
    self.lower = lower
    self.upper = upper
  }

  /// `?`
  @inlinable @inline(__always) public static var optional: Self { Self(lower: 0, upper: 1) }

  /// `*`
  @inlinable @inline(__always) public static var zeroOrMore: Self { Self(lower: 0, upper: .max) }

  /// `+`
  @inlinable @inline(__always) public static var oneOrMore: Self { Self(lower: 1, upper: .max) }

  /// Neither fewer nor more than `count` times.
  @inlinable @inline(__always) public static func exactly(_ count: Int) -> Self { Self(lower: count, upper: count) }

  /// `count` times or more.
  @inlinable @inline(__always) public static func atLeast(_ count: Int) -> Self { Self(lower: count, upper: .max) }

  /// As often as `range` allows.
  @inlinable @inline(__always) public static func times(_ range: ClosedRange<Int>) -> Self {
    Self(lower: range.lowerBound, upper: range.upperBound)
  }
}
