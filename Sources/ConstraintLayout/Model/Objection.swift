public import ConstraintGrammar

/// Why UIKit and AppKit raise an exception on a constraint, although an equation can state it.
public enum Objection: String, CaseIterable, Hashable, Sendable {
  /// A place that is set to a constant, with nothing to count from.
  case placeAlone = "place-alone"

  /// A place that is related to an attribute times 0.
  case placeTimesZero = "place-times-zero"

  /// A place from left to right that is related to one from top to bottom.
  case mixedAxes = "mixed-axes"

  /// A place that is related to a width or a height.
  case placeAndSize = "place-and-size"

  /// The leading or trailing side that is related to the left or right one.
  case mixedDirections = "mixed-directions"

  /// Why UIKit and AppKit raise an exception on an attribute that is related to another one, or to a constant alone.
  @usableFromInline static func all(_ first: Attribute, _ second: Attribute?, multiplier: Double) -> [Objection] {
    guard let second else { return first.kind == .size ? [] : [.placeAlone] }
    var objections: [Objection] = []
    if first.kind != .size, multiplier == 0 { objections.append(.placeTimesZero) }
    if first.kind != second.kind {
      objections.append(first.kind == .size || second.kind == .size ? .placeAndSize : .mixedAxes)
    }
    if let direction = first.direction, let other = second.direction, direction != other {
      objections.append(.mixedDirections)
    }
    return objections
  }
}

extension LayoutConstraint {
  /// Why UIKit and AppKit raise an exception on the constraint; empty if they take it.
  @inlinable public var objections: [Objection] {
    Objection.all(firstAttribute, secondAttribute, multiplier: multiplier)
  }
}
