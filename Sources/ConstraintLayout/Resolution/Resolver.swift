public import ConstraintGrammar

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
    var first: Item
    var second: (item: Item, attribute: Attribute)?
    if case .superview = form.first.item, let reference = form.second {
      let item = try item(reference.item, on: far, otherItem: nil, of: form, bytes, dialect)
      first = try superview(of: item, reference.item, bytes, .item(near))
      second = (item, reference.attribute)
    } else {
      first = try item(form.first.item, on: near, otherItem: nil, of: form, bytes, dialect)
      if let reference = form.second {
        second = (try item(reference.item, on: far, otherItem: first, of: form, bytes, dialect), reference.attribute)
      } else if case .given = form.first.item, environment.rightItem != nil {
        throw .unusedRightItem(.side(far))
      }
    }
    let firstMultiplier = try value(of: form.firstMultiplier, .multiplier(near), form, bytes, dialect)
    let firstConstant = try value(of: form.firstConstant, .constant(near), form, bytes, dialect)
    let multiplier = second == nil ? 0 : try value(of: form.multiplier, .multiplier(far), form, bytes, dialect)
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
    var constraint =
      if let second {
        LayoutConstraint(
          first, form.first.attribute, solved.relation, second.item, second.attribute, multiplier: solved.multiplier,
          constant: solved.constant)
      } else {
        LayoutConstraint(first, form.first.attribute, solved.relation, constant: solved.constant)
      }
    if let priority = form.priority { constraint.priority = try self.priority(priority, form, bytes, dialect) }
    if let identifier = form.identifier {
      constraint.identifier = Spelling.spelling(of: identifier, in: bytes)
    } else if dialect.meaning.identifierIsText {
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

  // MARK: items

  @inlinable func item(
    _ reference: NormalForm<Name>.Item, on side: WrittenSide, otherItem: Item?, of form: NormalForm<Name>,
    _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Item {
    switch reference {
    case .named(let name), .unlessNumber(let name): return try item(named: name, on: side, bytes, dialect)
    case .given(.left):
      guard let item = environment.leftItem else { throw .missingLeftItem(.term(side)) }
      return item
    case .given(.right):
      guard let item = environment.rightItem else { throw .missingRightItem(.term(side)) }
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
    throw unknownItem(named: spelling, on: side, dialect)
  }

  @inlinable @inline(never) func unknownItem(
    named name: String, on side: WrittenSide, _ dialect: Dialect
  ) -> LayoutProblem {
    if environment.number(named: name) != nil { return .numberForView(name, .item(side)) }
    return .unknownView(
      name, among: environment.itemNames, superviewWord: dialect.meaning.superviewWord?.spelling, .item(side))
  }

  /// The name of the item among people.
  @inlinable func label(of reference: NormalForm<Name>.Item, _ bytes: Span<UInt8>) -> String? {
    switch reference {
    case .named(let name), .unlessNumber(let name): Spelling.spelling(of: name, in: bytes)
    case .superview, .safeArea, .understoodSuperview, .given: nil
    }
  }

  // MARK: numbers

  @inlinable func value(
    of number: NormalForm<Name>.Number, _ part: EquationPart, _ form: NormalForm<Name>, _ bytes: Span<UInt8>,
    _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    switch number {
    case .scalar(let scalar): return try value(of: scalar, part, form, bytes, dialect)
    case .reciprocal(let scalar):
      let divisor = try value(of: scalar, part, form, bytes, dialect)
      guard divisor != 0 else { throw .divisionByZero(label(of: scalar, bytes), part) }
      return try finite(1 / divisor, part)
    case .computed(let name, let multiplier, let constant):
      let side = form.firstSide.other
      var value = try self.value(named: name, .metric(side), form, bytes, dialect)
      if let multiplier {
        let factor = try self.value(of: multiplier.value, .multiplier(side), form, bytes, dialect)
        switch multiplier.operator {
        case .times: value *= factor
        case .dividedBy:
          guard factor != 0 else { throw .divisionByZero(label(of: multiplier.value, bytes), .multiplier(side)) }
          value /= factor
        }
      }
      if let constant {
        let addend = try self.value(of: constant.value, .constant(side), form, bytes, dialect)
        value = constant.operator == .plus ? value + addend : value - addend
      }
      return try finite(value, part)
    }
  }

  @inlinable func value(
    of scalar: Scalar<Name>, _ part: EquationPart, _ form: NormalForm<Name>, _ bytes: Span<UInt8>,
    _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    switch scalar {
    case .number(let number): return number
    case .name(let name, let isNegated):
      let value = try value(named: name, part, form, bytes, dialect)
      return isNegated ? -value : value
    case .systemSpacing:
      let spacing = environment.systemSpacing
      return form.isToSuperview ? spacing.toSuperview : spacing.betweenViews
    }
  }

  @inlinable func value(
    named name: Name, _ part: EquationPart, _ form: NormalForm<Name>, _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    guard let value = Spelling.number(named: name, in: bytes, of: environment) else {
      let name = Spelling.spelling(of: name, in: bytes)
      guard environment.item(named: name) != nil || name == dialect.meaning.superviewWord?.spelling else {
        throw .unknownNumber(name, among: environment.numberNames, part)
      }
      throw .viewForNumber(name, in: form, dialect, part)
    }
    guard value.isFinite else { throw .numberNotFinite(Spelling.spelling(of: name, in: bytes), value, part) }
    return value
  }

  @inlinable func finite(_ value: Double, _ part: EquationPart) throws(LayoutProblem) -> Double {
    guard value.isFinite else { throw .notFinite(part) }
    return value
  }

  @inlinable func label(of scalar: Scalar<Name>, _ bytes: Span<UInt8>) -> String? {
    if case .name(let name, _) = scalar { Spelling.spelling(of: name, in: bytes) } else { nil }
  }
}

extension NormalForm {
  /// Whether the second side is one number alone, whatever it is related to.
  fileprivate var isNumberAlone: Bool {
    guard !constant.isComputed else { return false }
    return if case .understoodSuperview? = second?.item { true } else { second == nil }
  }
}

extension NormalForm {
  /// Whether one of both items is a superview.
  @inlinable package var isToSuperview: Bool {
    if case .superview = first.item { return true }
    if case .superview? = second?.item { return true }
    return false
  }
}

extension NormalForm.Number {
  @inlinable var isComputed: Bool { if case .computed = self { true } else { false } }
}

extension EquationPart {
  /// Whether an attribute of an item can stand in place of a name that begins the second side.
  fileprivate func canBeTerm<Name>(of form: NormalForm<Name>) -> Bool {
    switch self {
    case .constant(let side): side != form.firstSide && form.isNumberAlone
    case .metric: true
    default: false
    }
  }
}

extension LayoutProblem {
  @usableFromInline static func viewForNumber<Name>(
    _ name: String, in form: NormalForm<Name>, _ dialect: Dialect, _ part: EquationPart
  ) -> LayoutProblem {
    let notation = dialect.notation
    let term = notation.term(name, notation.attribute(form.first.attribute))
    return viewForNumber(name, instead: term, canBeTerm: part.canBeTerm(of: form), part)
  }
}
