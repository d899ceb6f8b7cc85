/// What describes itself by a text of this kind.
public protocol CustomStringConvertible { var description: String { get } }

extension Int: CustomStringConvertible { public var description: String { String(self) } }
extension UInt8: CustomStringConvertible { public var description: String { String(self, radix: 10) } }
extension UInt32: CustomStringConvertible { public var description: String { String(self, radix: 10) } }
extension Unicode.Scalar: CustomStringConvertible { public var description: String { String(self) } }
extension StaticString: CustomStringConvertible { public var description: String { String(stringLiteral: self) } }

extension Double: CustomStringConvertible {
  /// The digits of the standard library.
  public var description: String { String(standardDescription(of: self)) }
}

private func standardDescription(of number: some Swift.CustomStringConvertible) -> Swift.String { number.description }
