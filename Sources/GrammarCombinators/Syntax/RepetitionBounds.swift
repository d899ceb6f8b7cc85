/// How often something may be repeated.
@frozen public struct RepetitionBounds: Hashable, Sendable {
  // One field and not two: a parser of few fields is what the compiler takes apart.
  @usableFromInline let bits: UInt64

  /// The least number of times.
  @_alwaysEmitIntoClient @inline(__always) public var lower: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// The greatest number of times; `Int.max` where there is no limit.
  @_alwaysEmitIntoClient @inline(__always) public var upper: Int {
    let upper = bits &>> 32
    return upper == 0x7FFF_FFFF ? .max : Int(truncatingIfNeeded: upper)
  }

  /// From `lower` to `upper` times.
  ///
  /// - Precondition: `0 <= lower <= upper` and `upper > 0`; both are below 2³¹ − 1, but that `upper` may be `Int.max`.
  @_alwaysEmitIntoClient @inline(__always) public init(lower: Int, upper: Int) {
    precondition(0 <= lower && lower <= upper && upper > 0, "a repetition's bounds are in order and not negative")
    precondition(lower < 0x7FFF_FFFF && (upper < 0x7FFF_FFFF || upper == .max), "a repetition's bounds have 31 bits")
    bits = (upper == .max ? 0x7FFF_FFFF : UInt64(truncatingIfNeeded: upper)) &<< 32 | UInt64(truncatingIfNeeded: lower)
  }

  /// `?`
  @_alwaysEmitIntoClient @inline(__always) public static var optional: Self { Self(lower: 0, upper: 1) }

  /// `*`
  @_alwaysEmitIntoClient @inline(__always) public static var zeroOrMore: Self { Self(lower: 0, upper: .max) }

  /// `+`
  @_alwaysEmitIntoClient @inline(__always) public static var oneOrMore: Self { Self(lower: 1, upper: .max) }

  /// Neither fewer nor more than `count` times.
  ///
  /// - Precondition: that of ``init(lower:upper:)``.
  @_alwaysEmitIntoClient @inline(__always) public static func exactly(_ count: Int) -> Self {
    Self(lower: count, upper: count)
  }

  /// `count` times or more.
  ///
  /// - Precondition: that of ``init(lower:upper:)``.
  @_alwaysEmitIntoClient @inline(__always) public static func atLeast(_ count: Int) -> Self {
    Self(lower: count, upper: .max)
  }

  /// As often as `range` allows.
  ///
  /// - Precondition: that of ``init(lower:upper:)``.
  @_alwaysEmitIntoClient @inline(__always) public static func times(_ range: ClosedRange<Int>) -> Self {
    Self(lower: range.lowerBound, upper: range.upperBound)
  }
}
