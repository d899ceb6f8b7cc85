/// Why a text that the grammar accepts is refused all the same.
public struct Refusal: Hashable, Sendable {
  /// The kind of a refusal. The set is open: a dialect adds reasons of its own.
  public struct Reason: Sendable {
    // A constant, so that no parser that may refuse something has a reference to count.
    private let spelling: StaticString

    /// The code that a reader of diagnostics sees, such as `number-too-large`.
    public var code: String { spelling.description }

    /// A reason with a code of your own.
    public init(code: StaticString) { spelling = code }

    /// A number that no finite `Double` is near to.
    public static var numberTooLarge: Reason { Reason(code: "number-too-large") }

    /// A name or another range of text beyond the first 4 GiB.
    public static var textTooLong: Reason { Reason(code: "text-too-long") }

    /// More nesting than ``Recursive`` allows.
    public static var nestingTooDeep: Reason { Reason(code: "nesting-too-deep") }

    /// A grammar that reads the same text so often that no answer can be waited for.
    public static var tooManySteps: Reason { Reason(code: "too-many-steps") }
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
