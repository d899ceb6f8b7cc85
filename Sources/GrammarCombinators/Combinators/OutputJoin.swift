/// How the outputs of two parts become the output of their sequence: `Void` is dropped, the rest become a flat tuple.
public protocol OutputJoin: Sendable {
  associatedtype First
  associatedtype Second
  associatedtype Joined

  static func join(_ first: First, _ second: Second) -> Joined
}

/// The second part has no output.
public enum KeepFirst<First>: OutputJoin {
  @inlinable @inline(__always) public static func join(_ first: First, _ second: Void) -> First { first }
}

/// The first part has no output.
public enum KeepSecond<Second>: OutputJoin {
  @inlinable @inline(__always) public static func join(_ first: Void, _ second: Second) -> Second { second }
}

/// Both parts have one.
public enum JoinTwo<First, Second>: OutputJoin {
  @inlinable @inline(__always)
  public static func join(_ first: First, _ second: Second) -> (First, Second) { (first, second) }
}

/// A third output joins two.
public enum JoinThree<One, Two, Second>: OutputJoin {
  @inlinable @inline(__always)
  public static func join(_ first: (One, Two), _ second: Second) -> (One, Two, Second) { (first.0, first.1, second) }
}

/// A fourth output joins three.
public enum JoinFour<One, Two, Three, Second>: OutputJoin {
  @inlinable @inline(__always)
  public static func join(_ first: (One, Two, Three), _ second: Second) -> (One, Two, Three, Second) {
    (first.0, first.1, first.2, second)
  }
}
