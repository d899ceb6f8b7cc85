public import ConstraintGrammar

/// What an equation states, with what its dialect leaves to be understood put in, for whatever views and numbers.
///
/// Every dialect comes down to this form: from here on no dialect is different from another.
@usableFromInline struct Statement<Name: Sendable>: Sendable {
  @usableFromInline enum Item: Sendable {
    /// The view of that name.
    case named(Name)
    /// The superview of the item on the left; with a name, the view of that name if there is one.
    case superview(unlessView: Name?)
    /// The superview of the item on the left, which a constant alone counts from.
    case understoodSuperview
    /// The view that is given along with the equation as its left-hand side, or as its right-hand side.
    case given(WrittenSide)
  }

  @usableFromInline enum Number: Sendable {
    case scalar(Scalar<Name>)
    /// 1 divided by the value of a name.
    case reciprocal(of: Scalar<Name>)
    /// A named number with arithmetic of its own, as in `margin * 2 + 3`.
    case computed(Name, Multiplier<Name>?, Constant<Name>?)
  }

  /// An attribute of an item.
  @usableFromInline struct Reference: Sendable {
    @usableFromInline var item: Item
    @usableFromInline var attribute: Attribute
  }

  /// The attribute that the equation is about: that of the left side, if there is one.
  @usableFromInline var first: Reference

  /// What it is multiplied by.
  @usableFromInline var firstMultiplier = Number.one

  /// What is added to it.
  @usableFromInline var firstConstant = Number.zero

  /// How the first side relates to the second.
  @usableFromInline var relation: Relation

  /// The attribute on the second side; `nil` for a constant alone.
  @usableFromInline var second: Reference?

  /// What the attribute of the second side is multiplied by.
  @usableFromInline var multiplier = Number.one

  /// What is added on the second side.
  @usableFromInline var constant = Number.zero

  /// Where the first side stands in the text.
  @usableFromInline var firstSide = WrittenSide.left
}

extension Statement: Equatable where Name == String {}
extension Statement.Item: Equatable where Name == String {}
extension Statement.Number: Equatable where Name == String {}
extension Statement.Reference: Equatable where Name == String {}

/// Where a side of an equation stands.
@usableFromInline enum WrittenSide: Sendable {
  case left
  case right

  @inlinable var other: WrittenSide { self == .left ? .right : .left }
}

extension Statement.Number {
  static var one: Self { .scalar(.number(1)) }
  static var zero: Self { .scalar(.number(0)) }

  /// The number, if it is written out.
  var written: Double? {
    if case .scalar(.number(let number)) = self { number } else { nil }
  }
}
