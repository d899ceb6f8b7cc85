import ConstraintGrammar
import ConstraintLayout

extension [PrintedConstraint] {
  /// That the margins which constraints relate to lie inside their items: no constraint is printed for it, and it is so
  /// unless something has made a margin less than 0. Where margins have a guide, its constraints say where they are.
  var marginsInside: [PrintedConstraint] {
    let guides = marginGuides
    var met: Set<String> = []
    var margins: [PrintedConstraint] = []
    func add(_ item: String, _ attribute: Attribute, _ relation: Relation, _ line: Attribute) {
      guard guides[item] == nil, met.insert("\(attribute.rawValue) \(item)").inserted else { return }
      var margin = PrintedConstraint(LayoutConstraint(item, attribute, relation, item, line))
      margin.maker = .guide
      margins.append(margin)
    }
    for (item, attribute) in flatMap({ $0.statement.ends }) where attribute.isMargin {
      if attribute.kind == .vertical {
        add(item, .topMargin, .greaterThanOrEqual, .top)
        add(item, .bottomMargin, .lessThanOrEqual, .bottom)
      } else {
        add(item, .leftMargin, .greaterThanOrEqual, .left)
        add(item, .rightMargin, .lessThanOrEqual, .right)
      }
    }
    return margins
  }

  /// The guides that lie at the margins of items, by the items.
  var marginGuides: [String: String] {
    reduce(into: [:]) { guides, constraint in
      let statement = constraint.statement
      guard statement.identifier?.hasSuffix("argin-guide-constraint") == true, let item = constraint.superview,
        let other = statement.secondItem, guides[item] == nil
      else { return }
      guides[item] = item == other ? statement.firstItem : other
    }
  }
}

extension Attribute {
  /// Whether it is a line at or between margins.
  var isMargin: Bool { withoutMargin != self }
}
