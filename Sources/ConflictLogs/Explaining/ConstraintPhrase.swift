import ConstraintGrammar
package import ConstraintLayout
import ConstraintMeaning

/// A constraint in words: `label "Seconds" ends 42 above the bottom of UIView`.
package struct ConstraintPhrase {
  /// What a view is called.
  package let name: (String) -> String

  /// Phrases in which views go by these names.
  package init(name: @escaping (String) -> String) { self.name = name }

  /// The constraint in words.
  ///
  /// - Parameter superview: the item that contains the other, if that is known.
  package func text(of constraint: LayoutConstraint<String>, superview: String? = nil) -> String {
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return alone(constraint)
    }
    if constraint.firstAttribute.kind == .size { return size(constraint, second, attribute) }
    return place(constraint, second, attribute, superview)
  }

  /// The size of a view, or a place that nothing else is named for.
  private func alone(_ constraint: LayoutConstraint<String>) -> String {
    let number = Self.bound(constraint.relation) + Self.text(of: constraint.constant)
    let first = name(constraint.firstItem)
    guard constraint.firstAttribute.kind == .size else {
      return "\(Self.line(constraint.firstAttribute)) of \(first) is \(number) from the origin of its superview"
    }
    return "\(first) is \(number) \(Self.adjective(constraint.firstAttribute))"
  }

  private func size(_ constraint: LayoutConstraint<String>, _ second: String, _ attribute: Attribute) -> String {
    let (first, other) = (name(constraint.firstItem), name(second))
    let adjective = Self.adjective(constraint.firstAttribute)
    let isSame = attribute == constraint.firstAttribute
    if constraint.multiplier == 1, constraint.constant != 0, isSame {
      let isMore = constraint.constant > 0
      let comparative = attribute == .width ? (isMore ? "wider" : "narrower") : (isMore ? "taller" : "shorter")
      let bound = Self.bound(isMore ? constraint.relation : constraint.relation.reversed)
      return "\(first) is \(bound)\(Self.text(of: constraint.constant.magnitude)) \(comparative) than \(other)"
    }
    let times = constraint.multiplier == 1 ? "" : Self.text(of: constraint.multiplier) + " times "
    let end = (isSame || first == other ? "" : " is " + Self.adjective(attribute)) + Self.remainder(constraint.constant)
    let whole = first == other ? "it is \(Self.adjective(attribute))" : other
    return "\(first) is \(Self.bound(constraint.relation))\(times)as \(adjective) as \(whole)\(end)"
  }

  private func place(
    _ constraint: LayoutConstraint<String>, _ second: String, _ attribute: Attribute, _ superview: String?
  ) -> String {
    // A place that is a size counts from the corner of the item with that size, as in a frame.
    let corner = attribute.kind == .size ? constraint.firstAttribute.corner : nil
    guard constraint.multiplier == 1, corner == nil else {
      let times = constraint.multiplier == 1 ? "" : Self.text(of: constraint.multiplier) + " times "
      let origin = corner.map { " from \(Self.line($0)) of \(name(second))" } ?? ""
      return
        "\(Self.line(constraint.firstAttribute)) of \(name(constraint.firstItem)) is \(Self.bound(constraint.relation))"
        + "\(times)\(Self.line(attribute)) of \(name(second))" + Self.remainder(constraint.constant, origin)
    }
    // Who lies inside the other is spoken of: it begins after the beginning and ends before the end.
    let isEnd = [.right, .bottom, .trailing].contains(attribute)
    let isSameLine = attribute == constraint.firstAttribute
    let isInner = isSameLine && (isEnd ? constraint.constant > 0 : constraint.constant < 0)
    let isTurned = superview == constraint.firstItem || superview == nil && isInner
    let (subject, line, other, otherLine) =
      isTurned
      ? (second, attribute, constraint.firstItem, constraint.firstAttribute)
      : (constraint.firstItem, constraint.firstAttribute, second, attribute)
    let distance = isTurned ? -constraint.constant : constraint.constant
    let relation = isTurned ? constraint.relation.reversed : constraint.relation
    if distance == 0, relation == .equal, line == otherLine, line == .centerX || line == .centerY {
      let direction = line == .centerX ? "horizontally" : "vertically"
      return "\(name(subject)) is centred \(direction) on \(name(other))"
    }
    let verb =
      switch line {
      case .left, .top, .leading: "\(name(subject)) begins "
      case .right, .bottom, .trailing: "\(name(subject)) ends "
      default: "\(Self.line(line)) of \(name(subject)) is "
      }
    return verb + Self.distance(distance, relation, line) + " \(Self.line(otherLine)) of \(name(other))"
  }
}

/// The words of the phrases, each in one place.
extension ConstraintPhrase {
  /// A number as a person writes it, with six digits at most.
  static func text(of number: Double) -> String {
    let digit = Rational.lastDigit(of: number)
    // What is nearer to 0 than a screen can show is 0.
    if digit == 0, abs(number) < 1 { return "0" }
    guard abs(number) < 1e15 else { return number.description }
    let scale = digit == 0 ? 1 : (1 / digit).nearestInteger
    let shown = (number * scale).nearestInteger / scale
    return shown == shown.nearestInteger ? String(Int64(shown), radix: 10) : shown.description
  }

  static func adjective(_ attribute: Attribute) -> String { attribute == .width ? "wide" : "high" }

  private static func bound(_ relation: Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  /// What is added to a product, and what stands behind that.
  private static func remainder(_ constant: Double, _ end: String = "") -> String {
    if constant == 0 { return end }
    return (constant > 0 ? ", plus " : ", less ") + text(of: constant.magnitude) + (end.isEmpty ? "" : "," + end)
  }

  /// How far a line is after another, up to the word that stands before that.
  private static func distance(_ distance: Double, _ relation: Relation, _ attribute: Attribute) -> String {
    let (before, after) =
      switch attribute.kind {
      case .vertical: ("above", "below")
      default:
        attribute.direction == .leadingAndTrailing ? ("before", "after") : ("to the left of", "to the right of")
      }
    if distance == 0 {
      return switch relation {
      case .equal: "at"
      case .lessThanOrEqual: "at or \(before)"
      case .greaterThanOrEqual: "at or \(after)"
      }
    }
    let bound = bound(distance > 0 ? relation : relation.reversed)
    return "\(bound)\(text(of: distance.magnitude)) \(distance > 0 ? after : before)"
  }

  /// The name of a line of a view.
  static func line(_ attribute: Attribute) -> String {
    switch attribute {
    case .top, .bottom, .width, .height: "the \(attribute.rawValue)"
    case .left, .right, .leading, .trailing: "the \(attribute.rawValue) edge"
    case .centerX: "the horizontal centre"
    case .centerY: "the vertical centre"
    case .baseline, .lastBaseline: "the last baseline"
    case .firstBaseline: "the first baseline"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "the \(attribute.withoutMargin.rawValue) margin"
    case .centerXWithinMargins, .centerYWithinMargins: line(attribute.withoutMargin) + " within the margins"
    }
  }
}
