// As Apple's systems have them, with the operations that are used.

public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  public typealias NativeType = Double
  public var native: Double

  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }

  public var isFinite: Bool { native.isFinite }
  public var description: String { native.description }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var nan: CGFloat { CGFloat(Double.nan) }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGPoint: Sendable {
  public static var zero: CGPoint { CGPoint() }
}

public struct CGRect: Sendable {
  public static var zero: CGRect { CGRect() }
}

open class NSNumber: NSObject {
  public init(value: Double) {}
  public init(value: Int) {}
  open var doubleValue: Double { 0 }
}
