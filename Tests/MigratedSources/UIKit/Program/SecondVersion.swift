import UIKit

// What UIKit was called in the second version of Swift, as far as the sources here need it.

typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

extension NSLayoutConstraint {
  static func constraintsWithVisualFormat(
    _ format: String, options: NSLayoutFormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  static func activateConstraints(_ constraints: [NSLayoutConstraint]) { activate(constraints) }
}

extension NSLayoutConstraint.FormatOptions {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var AlignAllTop: Self { .alignAllTop }
}

extension Array {
  func enumerate() -> EnumeratedSequence<[Element]> { enumerated() }
}

extension NSLayoutAnchor {
  func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }
  func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: constant)
  }
  func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: constant)
  }
}

extension NSLayoutDimension {
  func constraintEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: constant) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UILayoutPriority: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
