/// What the outputs of a ``Repeat`` are put into, one after the other: an array, unless something is said.
///
/// ```swift
/// struct Total: OutputCollection {
///   var sum = 0.0
///   mutating func append(_ number: Double) { sum += number }
/// }
/// ```
///
/// `Repeat(.oneOrMore, into: Total.self) { Number() }`. The compiler sees through it, as through a value beside a body.
public protocol OutputCollection {
  /// An output.
  associatedtype Element

  /// What the repetition gives.
  associatedtype Whole = Self

  /// What no output at all makes.
  init()

  /// Takes one more output.
  mutating func append(_ element: Element)

  /// What the outputs make together: the collection itself, unless something is said.
  var whole: Whole { get }
}

extension OutputCollection where Whole == Self {
  /// The collection itself.
  @_alwaysEmitIntoClient @inline(__always) public var whole: Self { self }
}

extension Array: OutputCollection {}

extension Outputs {
  /// The body has no output, and the repetition has none.
  @frozen public struct Uncollected: OutputCollection {
    @_alwaysEmitIntoClient @inline(__always) public init() {}
    /// Nothing is taken.
    @_alwaysEmitIntoClient @inline(__always) public func append(_ element: Void) {}
    @_alwaysEmitIntoClient @inline(__always) public var whole: Void { () }
  }
}
