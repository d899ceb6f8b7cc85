public import ConstraintGrammar
public import ConstraintMeaning

/// Binds what an equation states to the items and numbers of an environment.
///
/// It is open to the compiler, since the types of the environment and its items are its users'.
@usableFromInline struct Resolver<Environment: LayoutEnvironment> {
  @usableFromInline typealias Item = Environment.Item

  @usableFromInline let environment: Environment
  @usableFromInline var form: NormalForm
  @usableFromInline let words: LanguageWords

  @inlinable init(_ environment: Environment, _ form: NormalForm, _ words: LanguageWords) {
    self.environment = environment
    self.form = form
    self.words = words
    guard case .unlessNumber(let name)? = form.second?.item, environment.number(named: name) != nil else { return }
    self.form.second = nil
    self.form.constant = .scalar(.name(name, isNegated: false))
  }

  /// The constraint that the form comes to.
  @inlinable func constraint() throws(LayoutProblem) -> LayoutConstraint<Item> {
    let (near, far) = (form.firstSide, form.firstSide.other)
    let (first, second) = try items()
    let solved: LinearRelation<Double>
    let firstMultiplier = try value(of: form.firstMultiplier, .multiplier(near))
    let firstConstant = try value(of: form.firstConstant, .constant(near))
    let multiplier = form.second == nil ? 0 : try value(of: form.multiplier, .multiplier(far))
    let constant = try value(of: form.constant, form.constant.isComputed ? .side(far) : .constant(far))
    do throws(LinearRelation<Double>.Failure) {
      solved = try LinearRelation(
        solving: form.relation, firstMultiplier: firstMultiplier, firstConstant: firstConstant, multiplier: multiplier,
        constant: constant)
    } catch {
      throw LayoutProblem(error, near)
    }
    var constraint = LayoutConstraint(
      first: first, form.first.attribute, solved.relation, second: second, form.second?.attribute,
      multiplier: form.second == nil ? 1 : solved.multiplier, constant: solved.constant, identifier: form.identifier)
    if let priority = form.priority { constraint.priority = try value(ofPriority: priority) }
    if case .scalar(.systemSpacing) = form.constant { constraint.isSystemSpacing = true }
    return constraint
  }
}

/// The items of an equation, each by its name or given along with it.
extension Resolver {
  @inlinable func items() throws(LayoutProblem) -> (Item, Item?) {
    let (near, far) = (form.firstSide, form.firstSide.other)
    if case .superview = form.first.item, let reference = form.second {
      let item = try item(reference.item, on: far, otherItem: nil)
      return (try superview(of: item, reference.item, .item(near)), item)
    }
    let first = try item(form.first.item, on: near, otherItem: nil)
    if let reference = form.second { return (first, try item(reference.item, on: far, otherItem: first)) }
    if case .given = form.first.item, environment.rightItem != nil { throw .unusedRightItem(.side(far)) }
    return (first, nil)
  }

  @inlinable func item(
    _ reference: NormalForm.Item, on side: WrittenSide, otherItem: Item?
  ) throws(LayoutProblem) -> Item {
    switch reference {
    case .named(let name), .unlessNumber(let name): return try item(named: name, on: side)
    case .given(.left):
      guard let item = environment.leftItem else { throw .missingLeftItem(.item(side)) }
      return item
    case .given(.right):
      guard let item = environment.rightItem else { throw .missingRightItem(.item(side)) }
      return item
    case .superview(let name):
      if let name, let item = environment.item(named: name) { return item }
      return try superview(of: otherItem, form.first.item, .item(side))
    case .safeArea(let name):
      if let name, let item = environment.item(named: name) { return item }
      let superview = try superview(of: otherItem, form.first.item, .item(side))
      guard let area = superview.layoutSafeArea else { throw .missingSafeArea(.item(side)) }
      return area
    case .understoodSuperview: return try superview(of: otherItem, form.first.item, .side(side))
    }
  }

  @inlinable func superview(
    of item: Item?, _ reference: NormalForm.Item, _ part: EquationPart
  ) throws(LayoutProblem) -> Item {
    guard let superview = item?.layoutSuperview else { throw .missingSuperview(of: reference.name, part) }
    return superview
  }

  @inlinable func item(named name: String, on side: WrittenSide) throws(LayoutProblem) -> Item {
    if let item = environment.item(named: name) { return item }
    if name == "self", words.selfName == .receiver, let receiver = environment.receiver { return receiver }
    if environment.number(named: name) != nil { throw .numberForView(name, .item(side)) }
    throw .unknownView(name, among: environment.itemNames, superviewWord: words.superview, .item(side))
  }
}

/// The numbers of an equation, written or named.
extension Resolver {
  @inlinable @inline(__always) func value(
    of number: NormalForm.Number, _ part: EquationPart
  ) throws(LayoutProblem) -> Double {
    // Most are written, and take less time than a call with all that tells what is wrong with the others.
    if let written = number.written { return written }
    return try computedValue(of: number, part)
  }

  @inlinable @inline(never) func computedValue(
    of number: NormalForm.Number, _ part: EquationPart
  ) throws(LayoutProblem) -> Double {
    switch number {
    case .scalar(let scalar): return try value(of: scalar, part)
    case .reciprocal(let scalar): return try finite(1 / value(ofDivisor: scalar, part), part)
    case .computed(let name, let multiplier, let constant):
      let side = form.firstSide.other
      var value = try self.value(named: name, .metric(side))
      if let multiplier {
        switch multiplier.operator {
        case .times: value *= try self.value(of: multiplier.value, .multiplier(side))
        case .dividedBy: value /= try self.value(ofDivisor: multiplier.value, .multiplier(side))
        }
      }
      if let constant {
        let addend = try self.value(of: constant.value, .constant(side))
        value = constant.operator == .plus ? value + addend : value - addend
      }
      return try finite(value, part)
    }
  }

  @inlinable func value(ofDivisor scalar: Scalar, _ part: EquationPart) throws(LayoutProblem) -> Double {
    let value = try value(of: scalar, part)
    guard value != 0 else { throw .divisionByZero(scalar.name, part) }
    return value
  }

  @inlinable func value(ofPriority scalar: Scalar) throws(LayoutProblem) -> Double {
    let value = try value(of: scalar, .priority)
    guard value > 0, value <= 1000 else { throw .priorityOutOfRange(scalar.name, value) }
    return value
  }

  @inlinable func value(of scalar: Scalar, _ part: EquationPart) throws(LayoutProblem) -> Double {
    switch scalar {
    case .number(let number): return number
    case .name(let name, let isNegated):
      let value = try value(named: name, part)
      return isNegated ? -value : value
    case .systemSpacing:
      let spacing = environment.systemSpacing
      return form.isToSuperview ? spacing.toSuperview : spacing.betweenViews
    }
  }

  @inlinable func value(named name: String, _ part: EquationPart) throws(LayoutProblem) -> Double {
    guard let value = environment.number(named: name) else {
      guard environment.item(named: name) != nil || name == words.superview else {
        throw .unknownNumber(name, among: environment.numberNames, part)
      }
      throw .viewForNumber(name, instead: words.term(name, form.first.attribute), canBeTerm: form.isTerm(part), part)
    }
    guard value.isFinite else { throw .numberNotFinite(name, value, part) }
    return value
  }

  @inlinable func finite(_ value: Double, _ part: EquationPart) throws(LayoutProblem) -> Double {
    guard value.isFinite else { throw .notFinite(part) }
    return value
  }
}

extension NormalForm.Number {
  @usableFromInline var isComputed: Bool { if case .computed = self { true } else { false } }
}

extension NormalForm {
  /// Whether one of both items is a superview.
  @usableFromInline package var isToSuperview: Bool {
    if case .superview = first.item { return true }
    if case .superview? = second?.item { return true }
    return false
  }

  /// Whether an attribute of an item can stand in place of a name that begins a part of the second side.
  @usableFromInline func isTerm(_ part: EquationPart) -> Bool {
    switch part {
    case .constant(let side): side != firstSide && isNumberAlone
    case .metric: true
    default: false
    }
  }

  /// Whether the second side is one number alone, whatever it is related to.
  private var isNumberAlone: Bool {
    guard !constant.isComputed else { return false }
    return if case .understoodSuperview? = second?.item { true } else { second == nil }
  }
}

/// The words of a language, as far as a name may be one of them.
@usableFromInline struct LanguageWords {
  private let definition: DialectDefinition

  /// Whether the text may state several constraints.
  @usableFromInline let isList: Bool

  /// The words of a dialect, in a text that may state several constraints or in an equation.
  init(_ definition: DialectDefinition, isList: Bool) {
    self.definition = definition
    self.isList = isList
  }

  @usableFromInline var selfName: Meaning.SelfName { definition.meaning.selfName }

  /// The word for a superview: a visual format has none, there it is a name.
  @usableFromInline var superview: String? { isList ? nil : definition.meaning.superviewWord?.spelling }

  /// An attribute of an item of that name.
  @usableFromInline func term(_ name: String, _ attribute: Attribute) -> String {
    definition.notation.term(name, definition.notation.attribute(attribute))
  }
}
