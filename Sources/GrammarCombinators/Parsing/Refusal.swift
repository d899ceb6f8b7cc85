/// Why a text that the grammar accepts is refused all the same.
public struct Refusal: Hashable, Sendable {
  /// The kind of a refusal. The set is open: a dialect adds reasons of its own.
  public struct Reason: ExpressibleByStringLiteral, Sendable {
    // A constant, so that no parser that may refuse something has a reference to count.
    private let spelling: StaticString

    /// The code that a reader of diagnostics sees, such as `number-too-large`; of a reason that is a sentence, the sentence.
    public var code: String { spelling.description }

    /// A reason with a code of your own, for a program that says it in its own words.
    public init(code: StaticString) { spelling = code }

    /// A reason that says itself what is wrong.
    ///
    /// `"a minute is from 0 to 59"`, which a failure shows as it is: `'61' is refused: a minute is from 0 to 59`.
    public init(stringLiteral sentence: StaticString) { spelling = sentence }

    /// A number that no finite `Double` is near to.
    public static var numberTooLarge: Reason { Reason(code: "number-too-large") }

    /// A name or another range of text beyond the first 4 GiB.
    public static var textTooLong: Reason { Reason(code: "text-too-long") }

    /// More nesting than ``Recursive`` allows.
    public static var nestingTooDeep: Reason { Reason(code: "nesting-too-deep") }

    /// A grammar that reads the same text so often that no answer can be waited for.
    public static var tooManySteps: Reason { Reason(code: "too-many-steps") }

    /// What a failure says behind *is refused*.
    var sentence: String {
      switch self {
      case .numberTooLarge: "the number is too large"
      case .textTooLong: "it lies beyond the first 4 GiB of the text"
      case .nestingTooDeep: "it is nested too deeply"
      case .tooManySteps: "the grammar reads this part too often to come to an end"
      default: code
      }
    }
  }

  /// Why.
  public let reason: Reason

  /// Where, in UTF-8 offsets.
  public let range: Range<Int>

  /// A refusal of what stands in `range`.
  public init(_ reason: Reason, in range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// Whether the parse could not go on past it, so that the grammar never saw the rest.
  var stopsParsing: Bool { [.nestingTooDeep, .textTooLong, .tooManySteps].contains(self.reason) }
}

extension Refusal.Reason: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// A piece of text that a ``Recover`` skips.
@usableFromInline struct SkippedText: Sendable {
  let range: Range<Int>

  /// The recovery that skips it; `nil` if the grammar has no other. Two recoveries may begin at the same place.
  let recovery: Syntax.Annotation?
}

/// The refusals of one pass over a text.
@usableFromInline struct RefusalRecord {
  /// The first refusal past which the parse could go on, of a text that the grammar accepts.
  private(set) var refusal: Refusal?

  /// The first refusal past which the parse could not go.
  private(set) var obstacle: Refusal?

  /// What is skipped, in order, where the parse goes on past mistakes of grammar as well.
  var skips: [SkippedText] = []

  /// All refusals past which the parse could go on, if they are kept.
  private(set) var all: [Refusal] = []
  var isKeepingAll = false

  /// Where something was refused, unless a ``Recover`` has made a mistake of that.
  private var unhandled: [Int] = []

  mutating func note(_ refusal: Refusal) {
    if isKeepingAll, !refusal.stopsParsing {
      all.append(refusal)
      unhandled.append(refusal.range.lowerBound)
    }
    let earlier = refusal.stopsParsing ? obstacle : self.refusal
    guard refusal.range.lowerBound < earlier?.range.lowerBound ?? .max else { return }
    if refusal.stopsParsing { obstacle = refusal } else { self.refusal = refusal }
  }

  mutating func endOfSkipped(from offset: Int, as recovery: () -> Syntax.Annotation) -> Int? {
    var (low, high) = (0, skips.count)
    while low < high {
      let middle = (low + high) / 2
      if skips[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    while low < skips.count, skips[low].range.lowerBound == offset {
      if skips[low].recovery == nil || skips[low].recovery == recovery() {
        all.removeAll { $0.range.lowerBound >= offset }
        _ = handlesRefusal(from: offset)
        if let place = obstacle?.range.lowerBound, place >= offset { obstacle = nil }
        return skips[low].range.upperBound
      }
      low += 1
    }
    return nil
  }

  /// Whether anything from `offset` on has been refused. A refusal is told once only.
  mutating func handlesRefusal(from offset: Int) -> Bool {
    let count = unhandled.count
    unhandled.removeAll { $0 >= offset }
    return unhandled.count < count
  }

  /// Why the text is refused.
  ///
  /// - Parameter accepted: whether the pass got through, so that only a refusal can be the reason.
  func reason(accepted: Bool) -> Refusal? { (accepted ? refusal : nil) ?? obstacle }
}

/// A way from a cursor to the record of its pass.
// Safe because `run(from:notingIn:_:)` alone makes one with a record, and takes it out of reach before the record goes.
@frozen @usableFromInline @safe struct RefusalLog: @unchecked Sendable {
  // Valid as long as the pass that it was made for.
  private let record: UnsafeMutablePointer<RefusalRecord>

  private init(_ record: UnsafeMutablePointer<RefusalRecord>) { unsafe self.record = record }

  /// The log for refusals that do not count, so that the parse goes on past them.
  @usableFromInline static var unread: RefusalLog {
    // No record is ever at this address, and nothing is read or written there.
    unsafe RefusalLog(UnsafeMutablePointer(bitPattern: MemoryLayout<RefusalRecord>.alignment)!)
  }

  /// Notes a refusal, and says whether there is a log to note it in.
  @usableFromInline @inline(never)
  static func note(_ reason: Refusal.Reason, from start: Int, to end: Int, in log: RefusalLog?) -> Bool {
    guard let log else { return false }
    if unsafe log.record == unread.record { return true }
    // The pass that notes is the one that the record is for.
    unsafe log.record.pointee.note(Refusal(reason, in: start..<end))
    return true
  }

  /// The refusal of a pass that goes on past refusals.
  ///
  /// - Parameter pass: parses from the cursor on and says whether the text fits; it keeps no copy of the cursor.
  @usableFromInline @inline(never)
  static func refusal(from start: Cursor, of pass: (inout Cursor) -> Bool) -> Refusal? {
    var record = RefusalRecord()
    let isAccepted = run(from: start, notingIn: &record) { cursor in pass(&cursor) && !cursor.isCut }
    return record.reason(accepted: isAccepted)
  }

  /// All that is refused in a pass that goes on past refusals and past mistakes of grammar.
  @usableFromInline @inline(never)
  static func refusals(
    from start: Cursor, skipping skips: [SkippedText], of pass: (inout Cursor) -> Void
  ) -> [Refusal] {
    var record = RefusalRecord()
    (record.skips, record.isKeepingAll) = (skips, true)
    _ = run(from: start, notingIn: &record) { cursor in
      pass(&cursor)
      return true
    }
    return record.all + (record.obstacle.map { [$0] } ?? [])
  }

  private static func run(
    from start: Cursor, notingIn record: inout RefusalRecord, _ pass: (inout Cursor) -> Bool
  ) -> Bool {
    // The cursor with the pointer does not outlive this closure.
    unsafe withUnsafeMutablePointer(to: &record) { pointer in
      var cursor = start
      cursor.log = unsafe RefusalLog(pointer)
      return pass(&cursor)
    }
  }

  /// The end of what is skipped from `offset` on, if anything is; what has been refused from there on is forgotten.
  ///
  /// - Parameter recovery: how whoever asks goes on.
  @usableFromInline @inline(never) func endOfSkipped(from offset: Int, as recovery: () -> Syntax.Annotation) -> Int? {
    // The pass that asks is the one that the record is for.
    guard unsafe record != Self.unread.record else { return nil }
    return unsafe record.pointee.endOfSkipped(from: offset, as: recovery)
  }

  /// Whether something from `offset` on was refused of which a mistake is to be made; it is one mistake alone.
  @usableFromInline @inline(never) func handlesRefusal(from offset: Int) -> Bool {
    guard unsafe record != Self.unread.record else { return false }
    // The pass that asks is the one that the record is for.
    return unsafe record.pointee.handlesRefusal(from: offset)
  }
}
