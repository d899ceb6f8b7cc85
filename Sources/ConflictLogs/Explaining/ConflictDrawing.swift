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
    return [false, true].compactMap { drawing(isVertical: $0, tight, denying: conclusion.constraint) }
  }

  /// Where views begin and end along an axis; `nil` where nothing is determined.
  ///
  /// - Parameters:
  ///   - kept: the constraints that the views keep.
  ///   - denied: the index of the one that they do not.
  private func drawing(isVertical: Bool, _ kept: [PrintedConstraint], denying denied: Int?) -> ConflictDrawing? {
    let last = denied.map { constraints[$0] }
    let ends = (kept + (last.map { [$0] } ?? [])).flatMap { $0.statement.ends }
      .filter { end in (end.attribute == .height || end.attribute.kind == .vertical) == isVertical }
    let items = log.views.map { $0.address }.filter { item in ends.contains { $0.item == item } }
    var system = ConstraintSystem(kept, isRightToLeft: isRightToLeft, slack: kept.map { _ in .zero })
    for index in kept.indices { system.setCounts(true, index) }
    guard system.isSatisfiable() == true else { return nil }
    let (beginning, ending): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.left, .right)
    var extents: [ConflictDrawing.Extent] = []
    // All places are counted from the beginning of the view from which most extents are determined.
    for root in items {
      let found = items.compactMap { item -> ConflictDrawing.Extent? in
        guard let start = system.distance(from: root, beginning, to: item, beginning),
          let end = system.distance(from: root, beginning, to: item, ending)
        else { return nil }
        return ConflictDrawing.Extent(view: item, start: start, end: end)
      }
      if found.count > extents.count { extents = found }
    }
    if extents.isEmpty { return nil }
    return ConflictDrawing(
      isVertical: isVertical, extents: extents,
      undetermined: items.filter { item in !extents.contains { $0.view == item } },
      demand: last.flatMap { demand(of: $0, isVertical: isVertical, among: extents) },
      constraint: denied.flatMap { isAssumed($0) ? nil : indices[$0] })
  }

  private var isRightToLeft: Bool { constraints.contains { $0.isRightToLeft == true } }

  /// What a constraint asks for where the views keep all others.
  private func demand(
    of last: PrintedConstraint, isVertical: Bool, among extents: [ConflictDrawing.Extent]
  ) -> ConflictDrawing.Demand? {
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
    let isTurned = isMirrored && statement.ends.contains { $0.attribute == .leading || $0.attribute == .trailing }
    return .line(
      of: statement.firstItem, statement.firstAttribute, at: other + (isTurned ? -1 : 1) * statement.constant)
  }
}
