extension String: ExpressibleByStringInterpolation {
  @inlinable public init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Puts together the pieces of a literal.
  public struct Interpolation: StringInterpolationProtocol {
    public typealias StringLiteralType = StaticString

    @usableFromInline var text = String()

    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {}
    @inlinable public mutating func appendLiteral(_ literal: StaticString) {
      text.append(String(stringLiteral: literal))
    }
    @inlinable public mutating func appendInterpolation(_ value: String) { text.append(value) }
    @inlinable public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(value.description)
    }
  }
}
