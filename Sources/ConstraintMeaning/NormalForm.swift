package import ConstraintGrammar

/// The statement of an equation, with what its dialect leaves to be understood put in, for whatever views and numbers.
///
/// Every dialect comes down to this form: from here on no dialect is different from another.
package struct NormalForm: Equatable, Sendable {
  /// An item that an attribute is of.
  package enum Item: Equatable, Sendable {
    /// The view of that name.
    case named(String)
    /// The superview of the other item; with a name, the view of that name if there is one.
    case superview(unlessView: String?)
    /// The safe area of the superview of the other item; with a name, the view of that name if there is one.
    case safeArea(unlessView: String?)
    /// The superview of the item on the left, which a constant alone counts from.
    case understoodSuperview
    /// The view that is given along with the equation as its left-hand side, or as its right-hand side.
    case given(WrittenSide)
    /// The view of that name where no number has it.
    case unlessNumber(String)
  }

  /// A multiplier or a constant.
  package enum Number: Equatable, Sendable {
    case scalar(Scalar)
    /// 1 divided by the value of a name.
    case reciprocal(of: Scalar)
    /// A named number with arithmetic of its own, as in `margin * 2 + 3`.
    case computed(String, Multiplier?, Constant?)
  }

  /// An attribute of an item.
  package struct Reference: Equatable, Sendable {
    package var item: Item
    package var attribute: Attribute

    package init(item: Item, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The attribute that the equation is about: that of the left side, if there is one.
  package var first: Reference

  /// The multiplier of the first attribute.
  package var firstMultiplier = Number.one

  /// The constant on the first side.
  package var firstConstant = Number.zero

  /// How the first side relates to the second.
  package var relation: Relation

  /// The attribute on the second side; `nil` for a constant alone.
  package var second: Reference?

  /// The multiplier of the second attribute.
  package var multiplier = Number.one

  /// The constant on the second side.
  package var constant = Number.zero

  /// How important it is; `nil` for 1000.
  package var priority: Scalar?

  /// A name to find the constraint by.
  package var identifier: String?

  /// Where the first side stands in the text.
  package var firstSide = WrittenSide.left

  package init(
    first: Reference, firstMultiplier: Number = .one, firstConstant: Number = .zero, relation: Relation,
    second: Reference? = nil, multiplier: Number = .one, constant: Number = .zero, firstSide: WrittenSide = .left
  ) {
    self.first = first
    self.firstMultiplier = firstMultiplier
    self.firstConstant = firstConstant
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.firstSide = firstSide
  }
}

extension NormalForm.Number {
  package static var one: Self { .scalar(.number(1)) }
  package static var zero: Self { .scalar(.number(0)) }

  /// The number, if it is written out.
  package var written: Double? {
    if case .scalar(.number(let number)) = self { number } else { nil }
  }
}

extension NormalForm.Item {
  /// The name of the item; `nil` for a superview.
  package var name: String? {
    switch self {
    case .named(let name), .unlessNumber(let name): name
    case .superview, .safeArea, .understoodSuperview, .given: nil
    }
  }
}

/// Where a side of an equation stands.
@usableFromInline package enum WrittenSide: Sendable {
  case left
  case right

  @inlinable package var other: WrittenSide { self == .left ? .right : .left }
}

/// A part of an equation that something can be said about.
@usableFromInline package enum EquationPart: Hashable, Sendable {
  case equation
  case side(WrittenSide)
  case item(WrittenSide)
  case multiplier(WrittenSide)
  case constant(WrittenSide)
  /// The named number that a side computes with.
  case metric(WrittenSide)
  /// The first number that has a name, on whichever side: to solve an equation may have moved it.
  case namedNumber
  case priority
  case identifier

  package var onOtherSide: EquationPart {
    switch self {
    case .equation: .equation
    case .side(let side): .side(side.other)
    case .item(let side): .item(side.other)
    case .multiplier(let side): .multiplier(side.other)
    case .constant(let side): .constant(side.other)
    case .metric(let side): .metric(side.other)
    case .namedNumber: .namedNumber
    case .priority: .priority
    case .identifier: .identifier
    }
  }
}

extension Equation {
  /// The statement of the equation by itself, whatever a dialect leaves unsaid; `nil` if that is nothing.
  package var plainForm: NormalForm? {
    (try? NormalForm(self, meaning: Meaning()).solved(lhs: "", rhs: ""))?.tidy
  }
}

extension NormalForm {
  /// Whether it states the same as a form that was read in another dialect: where one of both gives up the names of views,
  /// or a name has dots or an attribute is one of a few dialects, which mean other things elsewhere, these do not count.
  package func states(_ other: NormalForm) -> Bool {
    var form = self
    form.first = form.first.taken(for: other.first)
    if let own = second, let reference = other.second { form.second = own.taken(for: reference) }
    return form == other
  }

  /// The same in the decimal fractions that its numbers stand for.
  package var tidy: NormalForm {
    var tidy = self
    tidy.multiplier = multiplier.tidy
    tidy.constant = constant.tidy
    return tidy
  }
}

extension NormalForm.Reference {
  /// The reference, or another one that it may well be.
  fileprivate func taken(for other: Self) -> Self {
    var reference = self
    let name = other.item.name ?? ""
    if item == .named("") || name.isEmpty || name.contains(".") { reference.item = other.item }
    if !Attribute.listed.contains(other.attribute) { reference.attribute = other.attribute }
    return reference
  }
}

// A visual format relates a superview to the last view in it: most languages have the view first, and so does what is compared.
extension NormalForm {
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

extension NormalForm.Number {
  /// Which side it is counted from is the system's business.
  fileprivate var ifSystemSpacing: Self? { if case .scalar(.systemSpacing) = self { self } else { nil } }
}
