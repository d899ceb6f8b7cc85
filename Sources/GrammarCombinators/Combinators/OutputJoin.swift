/// How the outputs of two parts become the output of their sequence: `Void` is dropped, the rest become a flat tuple.
public protocol OutputJoin: Sendable {
  /// The output of the first part.
  associatedtype First

  /// The output of the second part.
  associatedtype Second

  /// The output of the sequence.
  associatedtype Joined

  /// The output of the sequence, from those of its parts.
  static func join(_ first: First, _ second: Second) -> Joined
}

/// The ways in which builders and repetitions put the outputs of their parts together.
public enum Outputs {
  /// The second part has no output.
  public enum KeepFirst<First>: OutputJoin {
    /// The first output.
    @_alwaysEmitIntoClient @inline(__always) public static func join(_ first: First, _ second: Void) -> First { first }
  }

  /// The first part has no output.
  public enum KeepSecond<Second>: OutputJoin {
    /// The second output.
    @_alwaysEmitIntoClient @inline(__always) public static func join(_ first: Void, _ second: Second) -> Second {
      second
    }
  }

  /// Both parts have one.
  public enum JoinTwo<First, Second>: OutputJoin {
    /// Both outputs.
    @_alwaysEmitIntoClient @inline(__always)
    public static func join(_ first: First, _ second: Second) -> (First, Second) { (first, second) }
  }

  /// A third output joins two.
  public enum JoinThree<One, Two, Second>: OutputJoin {
    /// All three outputs.
    @_alwaysEmitIntoClient @inline(__always)
    public static func join(_ first: (One, Two), _ second: Second) -> (One, Two, Second) { (first.0, first.1, second) }
  }

  /// A fourth output joins three.
  public enum JoinFour<One, Two, Three, Second>: OutputJoin {
    /// All four outputs.
    @_alwaysEmitIntoClient @inline(__always)
    public static func join(_ first: (One, Two, Three), _ second: Second) -> (One, Two, Three, Second) {
      (first.0, first.1, first.2, second)
    }
  }
}
