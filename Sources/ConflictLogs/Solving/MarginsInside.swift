import ConstraintGrammar
import ConstraintLayout

extension [PrintedConstraint] {
  /// That the margins which constraints relate to lie inside their items: no constraint is printed for it, and it is so
  /// unless something has made a margin less than 0. Where margins have a guide, its constraints say where they are.
  var marginsInside: [PrintedConstraint] {
    let guided = Set(
      compactMap { $0.statement.identifier?.hasSuffix("argin-guide-constraint") == true ? $0.superview : nil })
    var met: Set<String> = []
    var margins: [PrintedConstraint] = []
    func add(_ item: String, _ attribute: Attribute, _ relation: Relation, _ line: Attribute) {
      guard !guided.contains(item), met.insert("\(attribute.rawValue) \(item)").inserted else { return }
      var margin = PrintedConstraint(LayoutConstraint(item, attribute, relation, item, line))
      margin.maker = .guide
      margins.append(margin)
    }
    for statement in map({ $0.statement }) {
      let ends = [(statement.firstItem, statement.firstAttribute)]
      let others = statement.secondItem.flatMap { item in statement.secondAttribute.map { [(item, $0)] } } ?? []
      for (item, attribute) in ends + others {
        switch attribute {
        case .topMargin, .bottomMargin, .centerYWithinMargins:
          add(item, .topMargin, .greaterThanOrEqual, .top)
          add(item, .bottomMargin, .lessThanOrEqual, .bottom)
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
          add(item, .leftMargin, .greaterThanOrEqual, .left)
          add(item, .rightMargin, .lessThanOrEqual, .right)
        default: break
        }
      }
    }
    return margins
  }
}

extension Attribute {
  /// Whether it is a line at or between margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
