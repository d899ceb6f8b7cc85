/// A side of an equation, computed: an attribute times a number, plus a number.
struct LinearForm<Name: Sendable>: Sendable {
  /// The attribute; `nil` for a constant alone.
  var reference: NormalForm<Name>.Reference?

  /// What the attribute is multiplied by.
  var multiplier = NormalForm<Name>.Number.one

  var constant = NormalForm<Name>.Number.zero
}

extension LinearForm: Equatable where Name == String {}

extension LinearForm {
  /// What a side says, which stands there.
  init(_ side: Side<Name>, on written: WrittenSide) {
    switch side.operand {
    case .attribute(let name, let attribute): reference = .init(item: .named(name), attribute: attribute)
    case .implied(let attribute): reference = .init(item: .given(written), attribute: attribute)
    case .superview(let attribute): reference = .init(item: .superview(unlessView: nil), attribute: attribute)
    // The attribute is that of the other side, which is put in with it.
    case .numberOrItem(let name): reference = .init(item: .unlessNumber(name), attribute: .width)
    case .metric(let name):
      constant = .computed(name, side.multiplier, side.constant)
      return
    case nil: break
    }
    multiplier = NormalForm.Number(side.multiplier)
    constant = NormalForm.Number(side.constant)
  }
}

extension NormalForm.Number {
  fileprivate init(_ multiplier: Multiplier<Name>?) {
    guard let multiplier else {
      self = .one
      return
    }
    self = multiplier.operator == .times ? .scalar(multiplier.value) : .reciprocal(of: multiplier.value)
  }

  fileprivate init(_ constant: Constant<Name>?) {
    guard let constant else {
      self = .zero
      return
    }
    self = .scalar(constant.operator == .plus ? constant.value : constant.value.negated)
  }
}

// The arithmetic of sides as people write them, who compute in any order. `nil` is what no constraint can state.
extension LinearForm<String> {
  /// The side times −1.
  var negated: LinearForm? { multiplied(by: LinearForm(constant: .scalar(.number(-1)))) }

  /// Both sides together; `nil` if that takes two attributes, or the sum of two names.
  func adding(_ other: LinearForm) -> LinearForm? {
    guard let constant = constant.adding(other.constant) else { return nil }
    guard let reference, let otherReference = other.reference else {
      let term = reference == nil ? other : self
      return LinearForm(reference: term.reference, multiplier: term.multiplier, constant: constant)
    }
    guard reference == otherReference, let multiplier = multiplier.adding(other.multiplier) else { return nil }
    return LinearForm(reference: reference, multiplier: multiplier, constant: constant)
  }

  /// The product of both; `nil` if each has an attribute, or a name is multiplied by a name.
  func multiplied(by other: LinearForm) -> LinearForm? {
    if reference != nil, other.reference != nil { return nil }
    let (side, factor) = reference == nil ? (other, constant) : (self, other.constant)
    return side.mapNumbers { $0.multiplied(by: factor) }
  }

  /// The quotient; `nil` if the divisor is zero or has an attribute.
  func divided(by other: LinearForm) -> LinearForm? {
    other.reference == nil ? mapNumbers { $0.divided(by: other.constant) } : nil
  }

  private func mapNumbers(
    _ transform: (NormalForm<String>.Number) -> NormalForm<String>.Number?
  ) -> LinearForm? {
    guard let constant = transform(constant) else { return nil }
    guard reference != nil else { return LinearForm(constant: constant) }
    return transform(multiplier).map { LinearForm(reference: reference, multiplier: $0, constant: constant) }
  }
}

extension NormalForm<String>.Number {
  /// The sum; `nil` if both are named.
  func adding(_ other: Self) -> Self? {
    switch (self, other) {
    case (.scalar(.number(0)), let sum), (let sum, .scalar(.number(0))): return sum
    case (.scalar(.number(let first)), .scalar(.number(let second))): return .finite(first + second)
    case (.scalar(.name(let name, let isNegated)), .scalar(.number(let number))),
      (.scalar(.number(let number)), .scalar(.name(let name, let isNegated))):
      return .computed(name, isNegated ? Multiplier(.times, .number(-1)) : nil, Constant(adding: number))
    case (.computed(let name, let multiplier, let constant), .scalar(.number(let number))),
      (.scalar(.number(let number)), .computed(let name, let multiplier, let constant)):
      guard case .scalar(.number(let sum))? = Self(constant).adding(.scalar(.number(number))) else { return nil }
      return .computed(name, multiplier, Constant(adding: sum))
    default: return nil
    }
  }

  /// The product; `nil` if both are named.
  func multiplied(by other: Self) -> Self? {
    switch (self, other) {
    case (.scalar(.number(1)), let product), (let product, .scalar(.number(1))): return product
    case (.scalar(.number(0)), _), (_, .scalar(.number(0))): return .zero
    case (.scalar(.number(let first)), .scalar(.number(let second))): return .finite(first * second)
    case (.scalar(.name(let name, let isNegated)), .scalar(.number(-1))),
      (.scalar(.number(-1)), .scalar(.name(let name, let isNegated))):
      return .scalar(.name(name, isNegated: !isNegated))
    case (.scalar(.name(let name, let isNegated)), .scalar(.number(let number))),
      (.scalar(.number(let number)), .scalar(.name(let name, let isNegated))):
      return .computed(name, Multiplier(.times, .number(isNegated ? -number : number)), nil)
    case (.computed(let name, let multiplier, let constant), .scalar(.number(let number))),
      (.scalar(.number(let number)), .computed(let name, let multiplier, let constant)):
      guard case .scalar(.number(let factor))? = Self(multiplier).multiplied(by: .scalar(.number(number))),
        case .scalar(.number(let sum))? = Self(constant).multiplied(by: .scalar(.number(number)))
      else { return nil }
      return .computed(name, Multiplier(.times, .number(factor)), Constant(adding: sum))
    default: return nil
    }
  }

  /// The quotient; `nil` if the divisor is zero, or both are named.
  func divided(by divisor: Self) -> Self? {
    switch (self, divisor) {
    case (_, .scalar(.number(0))): nil
    case (.scalar(.number(0)), .scalar(.name)): .zero
    case (_, .scalar(.number(1))): self
    case (.scalar(.number(let number)), .scalar(.number(let divisor))): .finite(number / divisor)
    case (.scalar(.name(let name, isNegated: false)), .scalar(let scalar)) where scalar != .number(-1):
      .computed(name, Multiplier(.dividedBy, scalar), nil)
    case (.scalar(.number(1)), .scalar(let scalar)): .reciprocal(of: scalar)
    case (_, .scalar(.number(let divisor))): multiplied(by: .scalar(.number(1 / divisor)))
    default: nil
    }
  }

  private static func finite(_ number: Double) -> Self? { number.isFinite ? .scalar(.number(number)) : nil }

  /// The same with the decimal fractions that numbers stand for, where rounding has missed them by a hair.
  var tidy: Self {
    switch self {
    case .scalar(.number(let number)): .scalar(.number(number.tidy))
    case .computed(let name, let multiplier, let constant):
      .computed(name, multiplier?.mapNumber { $0.tidy }, constant?.mapNumber { $0.tidy })
    default: self
    }
  }
}

extension ArithmeticOperation<AdditiveOperator, String> {
  fileprivate init?(adding number: Double) {
    if number == 0 { return nil }
    self.init(number < 0 ? .minus : .plus, .number(number.magnitude))
  }
}

extension ArithmeticOperation<ScalingOperator, String> {
  fileprivate func mapNumber(_ transform: (Double) -> Double) -> Self {
    if case .number(let number) = value { Self(`operator`, .number(transform(number))) } else { self }
  }
}

extension ArithmeticOperation<AdditiveOperator, String> {
  fileprivate func mapNumber(_ transform: (Double) -> Double) -> Self {
    if case .number(let number) = value { Self(`operator`, .number(transform(number))) } else { self }
  }
}

extension Double {
  /// The decimal fraction that a result stands for, where rounding has missed it by a hair: 0.3 for 0.1 + 0.2.
  fileprivate var tidy: Double {
    guard magnitude >= .leastNormalMagnitude else { return self }
    var power = 1.0
    // A fraction with more digits than these is no decimal fraction that anybody wrote.
    while (self * power).magnitude < 1e13 {
      // `rounded()` would bring in the mathematics library of C, which this module does without.
      let whole = Int64(self * power + (self < 0 ? -0.5 : 0.5))
      let rounded = Double(whole) / power
      if (rounded - self).magnitude <= 4 * ulp { return rounded }
      power *= 10
    }
    return self
  }
}
