@_exported import Foundation

// In UIKit all classes belong to the main actor. In AppKit those do that can be seen; constraints, anchors and guides do
// not.

/// Stands in for Apple's class: it keeps what it is made of, and traps where the original raises an exception.
#if UIKIT
  @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  public private(set) unowned(unsafe) var firstItem: AnyObject?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) unowned(unsafe) var secondItem: AnyObject?
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0 {
    didSet { refuseNotFinite(constant, "Constant") }
  }
  open var identifier: String?

  var rawPriority: Float = 1000 {
    didSet { refusePriority(rawPriority) }
  }

  /// The view that holds the constraint.
  weak var holder: (any ConstraintHolder)?

  /// How many times the initialiser was called, to tell that it was not.
  @MainActor package static var initialiserCalls = 0

  nonisolated public override init() {}

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    MainActor.assumeIsolated { Self.initialiserCalls += 1 }
    refuseNotFinite(multiplier, "Multiplier")
    refuseNotFinite(c, "Constant")
    refusePairing(attr1, attr2, view2.map(layoutNode), multiplier: multiplier)
    self.init()
    unsafe firstItem = layoutNode(view1)
    firstAttribute = attr1
    self.relation = relation
    unsafe secondItem = view2.map(layoutNode)
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }
}

extension NSLayoutConstraint {
  /// With those names only that are used here.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}
