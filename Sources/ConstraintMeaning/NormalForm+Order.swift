import ConstraintGrammar

// A visual format relates a superview to the last view in it: most languages have the view first, and so does what is compared.
extension NormalForm<String> {
  /// The same with a superview as the second item.
  package var behindItem: NormalForm { if case .superview = first.item { turned } else { self } }

  /// The same with a superview as the first item.
  var beforeItem: NormalForm { if case .superview? = second?.item { turned } else { self } }

  /// The same with its items in the other order; as it is if that takes arithmetic that nobody can state.
  private var turned: NormalForm {
    guard let second, multiplier == .one, let constant = constant.multiplied(by: .minusOne) ?? constant.ifSystemSpacing
    else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.relation = relation.reversed
    turned.constant = constant
    return turned
  }
}

extension NormalForm<String>.Number {
  /// Which side it is counted from is the system's business.
  fileprivate var ifSystemSpacing: Self? { if case .scalar(.systemSpacing) = self { self } else { nil } }
}
