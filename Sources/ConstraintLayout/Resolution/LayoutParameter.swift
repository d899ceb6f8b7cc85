/// The view or the number of a name in a dictionary.
public enum LayoutParameter<Item> {
  /// A view, or another item that can be laid out.
  case item(Item)
  /// A number.
  case number(Double)
}

extension LayoutParameter: Equatable where Item: Equatable {}
extension LayoutParameter: Hashable where Item: Hashable {}
extension LayoutParameter: Sendable where Item: Sendable {}

extension LayoutParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
