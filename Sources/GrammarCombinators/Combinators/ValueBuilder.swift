/// Builds what a closure makes of an output: its only line.
///
/// It changes nothing about the value. The compiler looks at closures that are built one after the other: so it knows what
/// the parser gives when it comes to what is made of that, and does not try all that operators and literals could mean
/// together with what the parser could be.
@resultBuilder public enum ValueBuilder<Value> {
  /// The line.
  @_alwaysEmitIntoClient @inline(__always) public static func buildExpression(_ value: Value) -> Value { value }

  /// The line.
  @_alwaysEmitIntoClient @inline(__always) public static func buildBlock(_ value: Value) -> Value { value }

  /// A line that is the first branch of a choice.
  @_alwaysEmitIntoClient @inline(__always) public static func buildEither(first value: Value) -> Value { value }

  /// A line that is another branch.
  @_alwaysEmitIntoClient @inline(__always) public static func buildEither(second value: Value) -> Value { value }
}

extension ValueBuilder where Value == Void {
  /// No line.
  @_alwaysEmitIntoClient @inline(__always) public static func buildBlock() {}
}
