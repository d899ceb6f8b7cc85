/// The way in which a ``Repeat`` puts the outputs of its body together.
public protocol OutputCollecting: Sendable {
  /// The output of the body.
  associatedtype Element

  /// The outputs together.
  associatedtype Collection

  /// The collection of no iteration at all.
  var initial: Collection { get }

  /// Takes the output of one more iteration.
  func add(_ element: Element, to collection: inout Collection)
}

/// What the outputs of a ``Repeat`` are put into, one after the other, where that is no array.
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

  /// What no output at all makes.
  init()

  /// Takes one more output.
  mutating func append(_ element: Element)
}

extension Array: OutputCollection {}

extension Outputs {
  /// The body has no output, and the repetition has none.
  @frozen public struct Uncollected: OutputCollecting {
    @inlinable @inline(__always) init() {}
    @inlinable @inline(__always) public var initial: Void { () }
    /// Nothing is taken.
    @inlinable @inline(__always) public func add(_ element: Void, to collection: inout Void) {}
  }

  /// The outputs in an array.
  @frozen public struct IntoArray<Element>: OutputCollecting {
    @inlinable @inline(__always) init() {}
    @inlinable @inline(__always) public var initial: [Element] { [] }
    /// The output is appended.
    @inlinable @inline(__always)
    public func add(_ element: Element, to collection: inout [Element]) { collection.append(element) }
  }

  /// The outputs in a collection that begins empty.
  @frozen public struct Into<Collection: OutputCollection>: OutputCollecting {
    @inlinable @inline(__always) init() {}
    @inlinable @inline(__always) public var initial: Collection { Collection() }
    /// The output is appended.
    @inlinable @inline(__always)
    public func add(_ element: Collection.Element, to collection: inout Collection) { collection.append(element) }
  }

  /// The last of the outputs, `nil` if there is none.
  @frozen public struct IntoLast<Element>: OutputCollecting {
    @inlinable @inline(__always) init() {}
    @inlinable @inline(__always) public var initial: Element? { nil }
    /// The output takes the place of the one before.
    @inlinable @inline(__always) public func add(_ element: Element, to collection: inout Element?) {
      collection = element
    }
  }

  /// The outputs folded by a closure.
  @frozen public struct IntoFold<Element, Folded: Sendable>: OutputCollecting {
    public let initial: Folded
    @usableFromInline let fold: @Sendable (inout Folded, Element) -> Void

    @inlinable @inline(__always)
    init(_ initial: Folded, _ fold: @escaping @Sendable (inout Folded, Element) -> Void) {
      self.initial = initial
      self.fold = fold
    }

    /// The closure is called.
    @inlinable @inline(__always)
    public func add(_ element: Element, to collection: inout Folded) { fold(&collection, element) }
  }
}
