public import ConstraintGrammar
import ConstraintLayout

/// The views of a conflict along one axis, to scale. All constraints of the conflict but one place them, and the
/// drawing shows what the remaining one asks for.
///
/// A view that these constraints do not determine is not drawn.
public struct ConflictDrawing: Hashable, Sendable {
  /// The extent of a view, in points. All extents of a drawing are counted from the beginning of the same view.
  public struct Extent: Hashable, Sendable {
    /// The address of the view.
    public var view: String

    /// Where it begins: at the left, or at the top.
    public var start: Double

    /// Where it ends, which is before its beginning if its size is less than 0.
    public var end: Double
  }

  /// What the remaining constraint asks for, and the others deny.
  public enum Demand: Hashable, Sendable {
    /// A view is to have this extent.
    case extent(Extent)

    /// A line of a view is to be at a place.
    case line(of: String, Attribute, at: Double)
  }

  /// Whether the axis goes from top to bottom, and not from left to right.
  public var isVertical: Bool

  /// The views whose beginnings and ends are determined, in the order of the log.
  public var extents: [Extent]

  /// The addresses of the other views that the conflict places along this axis.
  public var undetermined: [String]

  /// What the remaining constraint asks for; `nil` if that is not determined, or if it asks that a size is not less
  /// than 0.
  public var demand: Demand?

  /// The index of the entry with the remaining constraint; `nil` if no entry has it: it asks that a size or a margin
  /// is not less than 0.
  public var constraint: Int?
}

extension ConflictExplanation {
  /// A drawing of the conflict for each axis; none without a conflict, or where nothing is determined.
  public var drawings: [ConflictDrawing] {
    guard let contradiction else { return [] }
    let conclusion = Conclusion(of: contradiction, constraints)
    // Where the others contradict the last one, they hold exactly: an inequality among them is an equation.
    let tight = contradiction.proof.compactMap { step -> PrintedConstraint? in
      if step == conclusion.step { return nil }
      switch step {
      case .constraint(let index, _):
        var constraint = constraints[index]
        constraint.statement.relation = .equal
        return constraint
      case .size(let item, let attribute, _):
        return PrintedConstraint(LayoutConstraint(item, attribute, .equal, constant: 0))
      }
    }
    let isRightToLeft = constraints.contains { $0.isRightToLeft == true }
    let last = conclusion.constraint.map { constraints[$0] }
    return [false, true].compactMap { isVertical in
      let axis = DrawnAxis(
        isVertical: isVertical, isRightToLeft: isRightToLeft, tight, last, log.views.map { $0.address })
      return axis?.drawing(ofEntry: conclusion.constraint.flatMap { isAssumed($0) ? nil : indices[$0] })
    }
  }
}

/// Where views begin and end along an axis.
private struct DrawnAxis {
  private let isVertical: Bool
  private let last: PrintedConstraint?
  private let isRightToLeft: Bool
  private let items: [String]
  private var extents: [ConflictDrawing.Extent] = []

  /// - Parameters:
  ///   - constraints: those that the views keep.
  ///   - last: the one that they do not.
  ///   - items: the addresses in the order of the log.
  init?(
    isVertical: Bool, isRightToLeft: Bool, _ constraints: [PrintedConstraint], _ last: PrintedConstraint?,
    _ items: [String]
  ) {
    self.isVertical = isVertical
    self.isRightToLeft = isRightToLeft
    self.last = last
    let ends = (constraints + (last.map { [$0] } ?? [])).flatMap { $0.statement.ends }
      .filter { end in (end.attribute == .height || end.attribute.kind == .vertical) == isVertical }
    self.items = items.filter { item in ends.contains { $0.item == item } }
    var system = ConstraintSystem(
      constraints, isRightToLeft: isRightToLeft, slack: constraints.map { _ in .zero })
    for index in constraints.indices { system.setCounts(true, index) }
    guard system.isSatisfiable() == true else { return nil }
    // All places are counted from the beginning of the view from which most extents are determined.
    for root in self.items {
      let found = self.items.compactMap { extent(of: $0, from: root, &system) }
      if found.count > extents.count { extents = found }
    }
    if extents.isEmpty { return nil }
  }

  private var start: Attribute { isVertical ? .top : .left }

  private func extent(
    of item: String, from root: String, _ system: inout ConstraintSystem
  ) -> ConflictDrawing.Extent? {
    guard let start = system.distance(from: root, start, to: item, start),
      let end = system.distance(from: root, self.start, to: item, isVertical ? .bottom : .right)
    else { return nil }
    return ConflictDrawing.Extent(view: item, start: start, end: end)
  }

  func drawing(ofEntry entry: Int?) -> ConflictDrawing {
    let drawn = Set(extents.map { $0.view })
    return ConflictDrawing(
      isVertical: isVertical, extents: extents, undetermined: items.filter { !drawn.contains($0) }, demand: demand,
      constraint: entry)
  }

  /// What the last constraint asks for where all others are kept.
  private var demand: ConflictDrawing.Demand? {
    guard let last else { return nil }
    let statement = last.statement
    let isMirrored = last.isRightToLeft ?? isRightToLeft
    func extent(_ item: String?) -> ConflictDrawing.Extent? { extents.first { $0.view == item } }
    func place(_ item: String?, _ attribute: Attribute?) -> Double? {
      guard let extent = extent(item) else { return nil }
      switch attribute {
      case .left?, .top?: return extent.start
      case .right?, .bottom?: return extent.end
      case .leading?: return isMirrored ? extent.end : extent.start
      case .trailing?: return isMirrored ? extent.start : extent.end
      case .centerX?, .centerY?: return (extent.start + extent.end) / 2
      default: return nil
      }
    }
    if statement.firstAttribute == (isVertical ? .height : .width), let own = extent(statement.firstItem) {
      var size = statement.constant
      if let second = statement.secondItem {
        guard statement.secondAttribute == statement.firstAttribute, let other = extent(second) else { return nil }
        size += statement.multiplier * (other.end - other.start)
      }
      return .extent(ConflictDrawing.Extent(view: own.view, start: own.start, end: own.start + size))
    }
    guard let other = place(statement.secondItem, statement.secondAttribute), statement.multiplier == 1 else {
      return nil
    }
    let isTurned =
      isMirrored
      && [statement.firstAttribute, statement.secondAttribute].contains { $0 == .leading || $0 == .trailing }
    return .line(
      of: statement.firstItem, statement.firstAttribute, at: other + (isTurned ? -1 : 1) * statement.constant)
  }
}
