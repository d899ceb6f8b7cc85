extension String: ExpressibleByStringInterpolation {
  public init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Puts together the pieces of a literal.
  public struct Interpolation: StringInterpolationProtocol {
    public typealias StringLiteralType = String

    var text = String()

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }
    public mutating func appendInterpolation(_ value: String) { text.append(value) }
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(value.description)
    }
  }
}
