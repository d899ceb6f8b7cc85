import ConstraintGrammar
import ConstraintLayout

extension ConflictExplanation {
  /// The view that a constraint places or sizes: of two, the one that does not lie around the other.
  func subject(of index: Int) -> String {
    let statement = constraints[index].statement
    guard let second = statement.secondItem else { return statement.firstItem }
    return container(of: statement.firstItem, second) == statement.firstItem ? second : statement.firstItem
  }

  /// Which of two items lies around the other, as far as the constraints between them tell.
  private func container(of item: String, _ other: String) -> String? {
    let between = constraints.filter { $0.items == [item, other] || $0.items == [other, item] }
    if let superview = between.lazy.compactMap({ $0.superview }).first { return superview }
    // A frame is told by that of the superview.
    if let frame = between.first(where: { $0.maker == .autoresizingMask }) { return frame.statement.secondItem }
    for statement in between.map({ $0.statement }) {
      let (isMargin, isOtherMargin) = (statement.firstAttribute.isMargin, statement.secondAttribute?.isMargin == true)
      if isMargin != isOtherMargin { return isMargin ? statement.firstItem : statement.secondItem }
    }
    for statement in between.map({ $0.statement })
    where statement.firstAttribute == statement.secondAttribute && statement.constant != 0 {
      guard let isEnd = statement.firstAttribute.isEnd else { continue }
      return isEnd == (statement.constant > 0) ? statement.firstItem : statement.secondItem
    }
    // Interface Builder begins with the container at ends, and with the other item at beginnings.
    let first = between.map { $0.statement }.compactMap { statement -> String? in
      guard statement.firstAttribute == statement.secondAttribute else { return nil }
      return statement.firstAttribute.isEnd.flatMap { $0 ? statement.firstItem : statement.secondItem }
    }
    return first.count > 1 && first.allSatisfy { $0 == first[0] } ? first[0] : nil
  }

  /// The views that a constraint of a stack view arranges.
  func arrangedViews(of index: Int) -> [String] {
    let (constraint, statement) = (constraints[index], constraints[index].statement)
    guard constraint.maker == .stackView else { return [] }
    guard statement.identifier?.hasSuffix("canvas-connection") == true else { return constraint.items }
    return constraint.items.filter { $0 != constraint.superview ?? statement.firstItem }
  }
}

extension Attribute {
  /// Whether it is where an item ends; `nil` for what is neither a beginning nor an end.
  fileprivate var isEnd: Bool? {
    switch self {
    case .left, .top, .leading: false
    case .right, .bottom, .trailing: true
    default: nil
    }
  }
}
