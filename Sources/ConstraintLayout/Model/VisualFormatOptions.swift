package import ConstraintGrammar
import GrammarCombinators

/// The options of a visual format: how views are aligned, and the direction of a horizontal text.
///
/// The raw values are those of `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Each view has the left side of the one before it.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Each view has the right side of the one before it.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Each view has the upper side of the one before it.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Each view has the lower side of the one before it.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Each view has the leading side of the one before it.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Each view has the trailing side of the one before it.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Each view has the middle from left to right of the one before it.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Each view has the middle from top to bottom of the one before it.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Each view has the last baseline of the one before it.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Each view has the first baseline of the one before it.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// A horizontal text goes from left to right in every direction of writing.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// A horizontal text goes from right to left in every direction of writing.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// All options.
  package static var all: VisualFormatOptions { VisualFormatOptions(named.map { $0.option }) }

  /// The options by the names of UIKit, in its order.
  public static let named = table.map { (name: $0.name, option: $0.option) }

  /// The options in UIKit's order, each with the attribute that neighbours have in common under it.
  private static let table: [(name: String, option: VisualFormatOptions, alignment: Attribute?)] = [
    ("alignAllLeft", .alignAllLeft, .left), ("alignAllRight", .alignAllRight, .right),
    ("alignAllTop", .alignAllTop, .top), ("alignAllBottom", .alignAllBottom, .bottom),
    ("alignAllLeading", .alignAllLeading, .leading), ("alignAllTrailing", .alignAllTrailing, .trailing),
    ("alignAllCenterX", .alignAllCenterX, .centerX), ("alignAllCenterY", .alignAllCenterY, .centerY),
    ("alignAllLastBaseline", .alignAllLastBaseline, .lastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline, .firstBaseline), ("directionLeadingToTrailing", [], nil),
    ("directionLeftToRight", .directionLeftToRight, nil), ("directionRightToLeft", .directionRightToLeft, nil),
  ]

  /// The attributes that neighbours have in common, in UIKit's order.
  var alignments: [Attribute] { Self.table.compactMap { contains($0.option) ? $0.alignment : nil } }
}

extension VisualFormatOptions {
  /// The equations of a visual format under these options: in their direction, and with an equation for each alignment of
  /// neighbours behind them.
  ///
  /// - Precondition: the equations are those of one visual format.
  package func applied(to equations: [ParsedEquation]) -> [ParsedEquation] {
    let directed = equations.map { equation in
      if contains(.directionRightToLeft) { return equation.fromRightToLeft }
      return contains(.directionLeftToRight) ? equation.fromLeftToRight : equation
    }
    let aligned = alignments.flatMap { attribute in
      neighbours(in: equations).map {
        ParsedEquation(
          ParsedSide(.attribute(of: $0.later, attribute)), .equal, ParsedSide(.attribute(of: $0.earlier, attribute)))
      }
    }
    return directed + aligned
  }

  /// The first alignment that lies along a visual format, and whether that is vertical; `nil` if there is none.
  ///
  /// Auto Layout raises an exception on it where two views are neighbours. Apps give such options to texts of one view, and
  /// run.
  ///
  /// - Precondition: the equations are those of one visual format.
  package func alignmentAlongText(stating equations: [ParsedEquation]) -> (name: String, isVertical: Bool)? {
    guard !isEmpty, let isVertical = neighbours(in: equations).first?.isVertical else { return nil }
    return Self.table.first { _, option, alignment in
      contains(option) && alignment?.kind == (isVertical ? .vertical : .horizontal)
    }.map { ($0.name, isVertical) }
  }

  /// The views that follow each other in a visual format.
  private func neighbours(
    in equations: [ParsedEquation]
  ) -> [(later: SourceRange, earlier: SourceRange, isVertical: Bool)] {
    var neighbours: [(later: SourceRange, earlier: SourceRange, isVertical: Bool)] = []
    for equation in equations {
      guard case .attribute(let later, let attribute)? = equation.left.operand,
        case .attribute(let earlier, _)? = equation.right.operand, attribute == .leading || attribute == .top,
        neighbours.last.map({ ($0.later, $0.earlier) == (later, earlier) }) != true
      else { continue }
      neighbours.append((later, earlier, attribute == .top))
    }
    return neighbours
  }
}

extension ParsedEquation {
  /// The same with the sides that leading and trailing are in text from left to right.
  fileprivate var fromLeftToRight: ParsedEquation {
    var equation = self
    equation.left.operand = left.operand?.mapAttribute { $0.inLeftToRight }
    equation.right.operand = right.operand?.mapAttribute { $0.inLeftToRight }
    return equation
  }

  /// The same for items that follow each other from right to left: the earlier one is the first.
  fileprivate var fromRightToLeft: ParsedEquation {
    guard let item = left.operand, let earlier = right.operand, left.operand?.isHorizontalSide == true else {
      return self
    }
    var equation = self
    equation.left.operand = earlier.mapAttribute { $0.inRightToLeft }
    equation.right.operand = item.mapAttribute { $0.inRightToLeft }
    return equation
  }
}

extension ParsedOperand {
  fileprivate func mapAttribute(_ transform: (Attribute) -> Attribute) -> ParsedOperand {
    switch self {
    case .attribute(let item, let attribute): .attribute(of: item, transform(attribute))
    case .superview(let attribute): .superview(transform(attribute))
    case .implied(let attribute): .implied(transform(attribute))
    case .metric, .numberOrItem: self
    }
  }

  fileprivate var isHorizontalSide: Bool {
    switch self {
    case .attribute(_, let attribute), .superview(let attribute): attribute == .leading || attribute == .trailing
    default: false
    }
  }
}

extension Attribute {
  fileprivate var inLeftToRight: Attribute { self == .leading ? .left : self == .trailing ? .right : self }
  fileprivate var inRightToLeft: Attribute { self == .leading ? .right : self == .trailing ? .left : self }
}
