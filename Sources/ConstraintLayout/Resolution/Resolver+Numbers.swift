public import ConstraintGrammar
public import ConstraintMeaning

/// The numbers of an equation, written or named.
extension Resolver {
  @inlinable @inline(__always) func value(
    of number: NormalForm<Name>.Number, _ part: EquationPart, _ form: NormalForm<Name>, _ bytes: Span<UInt8>,
    _ dialect: Dialect
  ) throws(LayoutProblem) -> Double {
    // Most are written, and take less time than a call with all that tells what is wrong with the others.
    if let written = number.written { return written }
    return try computedValue(of: number, part, form, bytes, dialect)
  }

  @inlinable @inline(never) func computedValue(
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
      guard environment.item(named: name) != nil || name == dialect.meaning(of: bytes).superviewWord?.spelling else {
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
