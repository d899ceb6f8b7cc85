#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension NSLayoutConstraint {
    /// The constraint that a value describes, with its priority and its identifier; it is not installed yet.
    ///
    /// - Throws: what the framework would raise an exception on. The initialiser that raises is not reached then.
    @MainActor public convenience init(_ constraint: LayoutConstraint<PlatformItem>) throws(LayoutProblem) {
      if let problem = constraint.platformProblem { throw problem }
      guard let first = Attribute(constraint.firstAttribute) else {
        throw .unavailableAttribute(constraint.firstAttribute)
      }
      var second = Attribute.notAnAttribute
      if let attribute = constraint.secondAttribute {
        guard let available = Attribute(attribute) else { throw .unavailableAttribute(attribute) }
        second = available
      }
      self.init(
        item: constraint.firstItem.object, attribute: first, relatedBy: Relation(constraint.relation),
        toItem: constraint.secondItem?.object, attribute: second, multiplier: CGFloat(constraint.multiplier),
        constant: CGFloat(constraint.constant))
      priority = PlatformPriority(Float(constraint.priority))
      identifier = constraint.identifier
    }
  }
#endif
