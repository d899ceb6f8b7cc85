public import ConstraintGrammar
public import ConstraintMeaning

/// Binds what an equation states to the items and numbers of an environment.
///
/// It is open to the compiler, since the types of the environment and its items are its users'. The dialect is passed
/// along, for what is said of a problem: keeping it would take a reference to each of its parts.
@usableFromInline struct Resolver<Spelling: NameSpelling, Environment: LayoutEnvironment> {
  @usableFromInline typealias Name = Spelling.Name
  @usableFromInline typealias Item = Environment.Item

  @usableFromInline let environment: Environment

  @inlinable init(_ environment: Environment, _ spelling: Spelling.Type) { self.environment = environment }

  /// The constraint that a form comes to.
  @inlinable func constraint(
    for form: NormalForm<Name>, in bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> LayoutConstraint<Item> {
    let (near, far) = (form.firstSide, form.firstSide.other)
    if case .unlessNumber(let name)? = form.second?.item,
      Spelling.number(named: name, in: bytes, of: environment) != nil
    {
      var form = form
      form.second = nil
      form.constant = .scalar(.name(name, isNegated: false))
      return try constraint(for: form, in: bytes, dialect)
    }
    let first: Item
    let second: Item?
    if case .superview = form.first.item, let reference = form.second {
      let item = try item(reference.item, on: far, otherItem: nil, of: form, bytes, dialect)
      first = try superview(of: item, reference.item, bytes, .item(near))
      second = item
    } else {
      first = try item(form.first.item, on: near, otherItem: nil, of: form, bytes, dialect)
      if let reference = form.second {
        second = try item(reference.item, on: far, otherItem: first, of: form, bytes, dialect)
      } else {
        if case .given = form.first.item, environment.rightItem != nil { throw .unusedRightItem(.side(far)) }
        second = nil
      }
    }
    let firstMultiplier = try value(of: form.firstMultiplier, .multiplier(near), form, bytes, dialect)
    let firstConstant = try value(of: form.firstConstant, .constant(near), form, bytes, dialect)
    let multiplier = form.second == nil ? 0 : try value(of: form.multiplier, .multiplier(far), form, bytes, dialect)
    let constant = try value(
      of: form.constant, form.constant.isComputed ? .side(far) : .constant(far), form, bytes, dialect)
    let solved: LinearRelation<Double>
    do throws(LinearRelation<Double>.Failure) {
      solved = try LinearRelation(
        solving: form.relation, firstMultiplier: firstMultiplier, firstConstant: firstConstant, multiplier: multiplier,
        constant: constant)
    } catch {
      throw LayoutProblem(error, near)
    }
    var constraint = LayoutConstraint(
      first: first, form.first.attribute, solved.relation, second: second, form.second?.attribute,
      multiplier: form.second == nil ? 1 : solved.multiplier, constant: solved.constant)
    if let priority = form.priority { constraint.priority = try self.priority(priority, form, bytes, dialect) }
    if let identifier = form.identifier {
      constraint.identifier = Spelling.spelling(of: identifier, in: bytes)
    } else if dialect.identifierIsText, bytes.isNamingConstraint {
      constraint.identifier = String(decoding: bytes, in: bytes.indices)
    }
    if case .scalar(.systemSpacing) = form.constant { constraint.isSystemSpacing = true }
    return constraint
  }

  @inlinable func priority(
    _ scalar: Scalar<Name>, _ form: NormalForm<Name>, _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    let value = try value(of: scalar, .priority, form, bytes, dialect)
    guard value > 0, value <= 1000 else { throw .priorityOutOfRange(label(of: scalar, bytes), value) }
    return value
  }
}

extension NormalForm.Number {
  @inlinable var isComputed: Bool { if case .computed = self { true } else { false } }
}

extension Span<UInt8> {
  /// Whether it is a text by which a constraint without an identifier is called: a bare `#` in it says that none is wanted.
  @usableFromInline var isNamingConstraint: Bool {
    !isEmpty && !indices.contains { self[$0] == UInt8(ascii: "#") }
  }
}

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
