/// A value, such as the output of a parser, and where in a text it stands.
public struct Located<Value> {
  /// The value.
  public var value: Value

  /// Where it stands, in UTF-8 offsets.
  public var range: SourceRange

  /// A value that stands in a range.
  @_alwaysEmitIntoClient @inline(__always) public init(_ value: Value, in range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
