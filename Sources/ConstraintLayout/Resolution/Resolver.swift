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

  /// The constraint that a statement comes to.
  @inlinable func constraint(
    for statement: Statement<Name>, in bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> LayoutConstraint<Item> {
    let (near, far) = (statement.firstSide, statement.firstSide.other)
    let first = try item(statement.first.item, on: near, firstItem: nil, of: statement, bytes, dialect)
    var second: (item: Item, attribute: Attribute)?
    if let reference = statement.second {
      second = (try item(reference.item, on: far, firstItem: first, of: statement, bytes, dialect), reference.attribute)
    } else if case .given = statement.first.item, environment.rightItem != nil {
      throw .unusedRightItem(.side(far))
    }
    let relation = LinearRelation(
      firstMultiplier: try value(of: statement.firstMultiplier, .multiplier(near), statement, bytes, dialect),
      firstConstant: try value(of: statement.firstConstant, .constant(near), statement, bytes, dialect),
      relation: statement.relation,
      multiplier: second == nil ? 0 : try value(of: statement.multiplier, .multiplier(far), statement, bytes, dialect),
      constant: try value(
        of: statement.constant, statement.constant.isComputed ? .side(far) : .constant(far), statement, bytes, dialect))
    let solved: LinearRelation
    do throws(LinearRelation.Failure) {
      solved = try relation.solved()
    } catch {
      throw LayoutProblem(error, near)
    }
    guard let second else {
      return LayoutConstraint(first, statement.first.attribute, solved.relation, constant: solved.constant)
    }
    return LayoutConstraint(
      first, statement.first.attribute, solved.relation, second.item, second.attribute, multiplier: solved.multiplier,
      constant: solved.constant)
  }

  // MARK: items

  @inlinable func item(
    _ reference: Statement<Name>.Item, on side: WrittenSide, firstItem: Item?, of statement: Statement<Name>,
    _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Item {
    switch reference {
    case .named(let name): return try item(named: name, on: side, bytes, dialect)
    case .given(.left):
      guard let item = environment.leftItem else { throw .missingLeftItem(.term(side)) }
      return item
    case .given(.right):
      guard let item = environment.rightItem else { throw .missingRightItem(.term(side)) }
      return item
    case .superview(let name):
      if let name, let item = Spelling.item(named: name, in: bytes, of: environment) { return item }
      return try superview(of: firstItem, statement, bytes, .item(side))
    case .understoodSuperview: return try superview(of: firstItem, statement, bytes, .side(side))
    }
  }

  @inlinable func superview(
    of item: Item?, _ statement: Statement<Name>, _ bytes: Span<UInt8>, _ part: EquationPart
  ) throws(LayoutProblem) -> Item {
    guard let superview = item?.layoutSuperview else {
      throw .missingSuperview(of: label(of: statement.first.item, bytes), part)
    }
    return superview
  }

  @inlinable func item(
    named name: Name, on side: WrittenSide, _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Item {
    if let item = Spelling.item(named: name, in: bytes, of: environment) { return item }
    throw unknownItem(named: Spelling.spelling(of: name, in: bytes), on: side, dialect)
  }

  @inlinable @inline(never) func unknownItem(
    named name: String, on side: WrittenSide, _ dialect: Dialect
  ) -> LayoutProblem {
    if environment.number(named: name) != nil { return .numberForView(name, .item(side)) }
    return .unknownView(
      name, among: environment.itemNames, superviewWord: dialect.meaning.superviewWord?.spelling, .item(side))
  }

  /// What a person calls the item.
  @inlinable func label(of reference: Statement<Name>.Item, _ bytes: Span<UInt8>) -> String? {
    if case .named(let name) = reference { Spelling.spelling(of: name, in: bytes) } else { nil }
  }

  // MARK: numbers

  @inlinable func value(
    of number: Statement<Name>.Number, _ part: EquationPart, _ statement: Statement<Name>, _ bytes: Span<UInt8>,
    _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    switch number {
    case .scalar(let scalar): return try value(of: scalar, part, statement, bytes, dialect)
    case .reciprocal(let scalar):
      let divisor = try value(of: scalar, part, statement, bytes, dialect)
      guard divisor != 0 else { throw .divisionByZero(label(of: scalar, bytes), part) }
      return try finite(1 / divisor, part)
    case .computed(let name, let multiplier, let constant):
      let side = statement.firstSide.other
      var value = try self.value(named: name, .metric(side), statement, bytes, dialect)
      if let multiplier {
        let factor = try self.value(of: multiplier.value, .multiplier(side), statement, bytes, dialect)
        switch multiplier.operator {
        case .times: value *= factor
        case .dividedBy:
          guard factor != 0 else { throw .divisionByZero(label(of: multiplier.value, bytes), .multiplier(side)) }
          value /= factor
        }
      }
      if let constant {
        let addend = try self.value(of: constant.value, .constant(side), statement, bytes, dialect)
        value = constant.operator == .plus ? value + addend : value - addend
      }
      return try finite(value, part)
    }
  }

  @inlinable func value(
    of scalar: Scalar<Name>, _ part: EquationPart, _ statement: Statement<Name>, _ bytes: Span<UInt8>,
    _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    switch scalar {
    case .number(let number): return number
    case .name(let name, let isNegated):
      let value = try value(named: name, part, statement, bytes, dialect)
      return isNegated ? -value : value
    }
  }

  @inlinable func value(
    named name: Name, _ part: EquationPart, _ statement: Statement<Name>, _ bytes: Span<UInt8>, _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    guard let value = Spelling.number(named: name, in: bytes, of: environment) else {
      let name = Spelling.spelling(of: name, in: bytes)
      guard environment.item(named: name) != nil || name == dialect.meaning.superviewWord?.spelling else {
        throw .unknownNumber(name, among: environment.numberNames, part)
      }
      throw .viewForNumber(name, in: statement, dialect, part)
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

extension Statement {
  /// Whether the second side is one number alone, whatever it is related to.
  fileprivate var isNumberAlone: Bool {
    guard !constant.isComputed else { return false }
    return if case .understoodSuperview? = second?.item { true } else { second == nil }
  }
}

extension Statement.Number {
  @inlinable var isComputed: Bool { if case .computed = self { true } else { false } }
}

extension EquationPart {
  /// Whether an attribute of an item can stand in place of a name that begins the second side.
  fileprivate func canBeTerm<Name>(of statement: Statement<Name>) -> Bool {
    switch self {
    case .constant(let side): side != statement.firstSide && statement.isNumberAlone
    case .metric: true
    default: false
    }
  }
}

extension LayoutProblem {
  @usableFromInline static func viewForNumber<Name>(
    _ name: String, in statement: Statement<Name>, _ dialect: Dialect, _ part: EquationPart
  ) -> LayoutProblem {
    let notation = dialect.notation
    let term = notation.term(name, notation.attribute(statement.first.attribute))
    return viewForNumber(name, instead: term, canBeTerm: part.canBeTerm(of: statement), part)
  }
}
