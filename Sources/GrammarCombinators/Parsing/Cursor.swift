// Classes of bytes, tables of words and ranges are part of this module for whoever imports it.
@_exported public import ByteScanning

/// A place in a text that is being parsed.
@frozen public struct Cursor: Sendable {
  /// The number of UTF-8 bytes before the cursor.
  public var offset: Int

  /// How many ``Recursive`` parsers are at work around this place; without meaning once ``isStopped``.
  public var depth: Int

  /// Where refusals are noted in the pass that goes on past them; `nil` in the pass that accepts.
  // One trivial pointer: a note kept in the cursor itself would force it into memory in the pass that accepts.
  @usableFromInline var log: RefusalLog?

  /// A cursor `offset` bytes into the text, at its beginning where that is negative.
  @_alwaysEmitIntoClient @inline(__always) public init(offset: Int = 0) {
    self.offset = max(offset, 0)
    depth = 0
    log = nil
  }

  /// Whether a refusal has ended the parse: whatever an alternative makes of the text, it is refused.
  @_alwaysEmitIntoClient @inline(__always) public var isStopped: Bool { depth >= .max &- 1 }

  /// Whether what ended it is a ``Committed`` part that does not stand there.
  @_alwaysEmitIntoClient @inline(__always) var isCut: Bool { depth == .max &- 1 }

  /// Refuses what the grammar accepts, for a parser of your own.
  ///
  /// ```swift
  /// if value > 1000, !cursor.refuse(.outOfRange, in: start..<cursor.offset) { return nil }
  /// ```
  ///
  /// - Returns: whether to go on with a value all the same. A text that is refused is read a second time, past what is
  ///   refused, since a mistake of grammar further on comes first.
  @_alwaysEmitIntoClient @inline(__always)
  public func refuse(_ reason: Refusal.Reason, in range: Range<Int>) -> Bool {
    // One call and no branch: a grammar has many of these places, and must stay small enough to be one function.
    RefusalLog.note(reason, from: range.lowerBound, to: range.upperBound, in: log)
  }

  /// Refuses what can't be parsed any further. The refusal is final: no alternative hides it.
  @_alwaysEmitIntoClient @inline(__always)
  mutating func stop(_ reason: Refusal.Reason, in range: Range<Int>) {
    _ = refuse(reason, in: range)
    depth = .max
  }

  /// Ends the parse where a committed part does not stand.
  @_alwaysEmitIntoClient @inline(__always) mutating func cut() { if !isStopped { depth = .max &- 1 } }
}

extension SourceRange {
  /// The range from the start of a parser to its cursor. A range that is out of reach ends the parse.
  @_alwaysEmitIntoClient @inline(__always) init?(from start: Int, to cursor: inout Cursor) {
    guard let range = SourceRange(within: start, cursor.offset) else {
      cursor.stop(.textTooLong, in: start..<cursor.offset)
      return nil
    }
    self = range
  }
}
