public import ConstraintGrammar
public import ConstraintMeaning

/// The items of an equation, each by its name or given along with it.
extension Resolver {
  @inlinable func item(
    _ reference: NormalForm<Name>.Item, on side: WrittenSide, otherItem: Item?, of form: NormalForm<Name>,
    _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Item {
    switch reference {
    case .named(let name), .unlessNumber(let name): return try item(named: name, on: side, bytes, dialect)
    case .given(.left):
      guard let item = environment.leftItem else { throw .missingLeftItem(.item(side)) }
      return item
    case .given(.right):
      guard let item = environment.rightItem else { throw .missingRightItem(.item(side)) }
      return item
    case .superview(let name):
      if let name, let item = Spelling.item(named: name, in: bytes, of: environment) { return item }
      return try superview(of: otherItem, form.first.item, bytes, .item(side))
    case .safeArea(let name):
      if let name, let item = Spelling.item(named: name, in: bytes, of: environment) { return item }
      return try safeArea(of: otherItem, form.first.item, bytes, .item(side))
    case .understoodSuperview: return try superview(of: otherItem, form.first.item, bytes, .side(side))
    }
  }

  @inlinable func superview(
    of item: Item?, _ reference: NormalForm<Name>.Item, _ bytes: Span<UInt8>, _ part: EquationPart
  ) throws(LayoutProblem) -> Item {
    guard let superview = item?.layoutSuperview else {
      throw .missingSuperview(of: label(of: reference, bytes), part)
    }
    return superview
  }

  @inlinable func safeArea(
    of item: Item?, _ reference: NormalForm<Name>.Item, _ bytes: Span<UInt8>, _ part: EquationPart
  ) throws(LayoutProblem) -> Item {
    let superview = try superview(of: item, reference, bytes, part)
    guard let area = superview.layoutSafeArea else { throw .missingSafeArea(part) }
    return area
  }

  @inlinable func item(
    named name: Name, on side: WrittenSide, _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Item {
    if let item = Spelling.item(named: name, in: bytes, of: environment) { return item }
    let spelling = Spelling.spelling(of: name, in: bytes)
    if spelling == "self", dialect.meaning.selfName == .receiver, let receiver = environment.receiver {
      return receiver
    }
    throw unknownItem(named: spelling, on: side, dialect.meaning(of: bytes))
  }

  @inlinable @inline(never) func unknownItem(
    named name: String, on side: WrittenSide, _ meaning: Meaning
  ) -> LayoutProblem {
    if environment.number(named: name) != nil { return .numberForView(name, .item(side)) }
    return .unknownView(
      name, among: environment.itemNames, superviewWord: meaning.superviewWord?.spelling, .item(side))
  }

  /// The name of the item among people.
  @inlinable func label(of reference: NormalForm<Name>.Item, _ bytes: Span<UInt8>) -> String? {
    switch reference {
    case .named(let name), .unlessNumber(let name): Spelling.spelling(of: name, in: bytes)
    case .superview, .safeArea, .understoodSuperview, .given: nil
    }
  }
}
