import ConstraintGrammar

extension Statement {
  /// What an equation states in a dialect of that meaning; `nil` if no side has an attribute.
  ///
  /// - Parameter matches: whether a name is spelled like a word.
  init?(_ equation: Equation<Name>, meaning: Meaning, matches: (Name, String) -> Bool) {
    if let first = Reference(equation.left, on: .left) {
      self.init(first: first, relation: equation.relation, firstSide: .left)
      complete(equation.left, equation.right, meaning: meaning, matches: matches)
    } else if let first = Reference(equation.right, on: .right) {
      self.init(first: first, relation: equation.relation.reversed, firstSide: .right)
      complete(equation.right, equation.left, meaning: meaning, matches: matches)
    } else {
      return nil
    }
  }

  private mutating func complete(
    _ near: Side<Name>, _ far: Side<Name>, meaning: Meaning, matches: (Name, String) -> Bool
  ) {
    firstMultiplier = Number(near.multiplier)
    firstConstant = Number(near.constant)
    second = Reference(far, on: firstSide.other)
    guard let reference = second else {
      constant = Number(alone: far)
      relateConstantAlone(as: meaning.constantAlone)
      return
    }
    multiplier = Number(far.multiplier)
    constant = Number(far.constant)
    if case .named(let name) = reference.item, let word = meaning.superviewWord, firstSide == .left,
      matches(name, word.spelling)
    {
      second?.item = .superview(unlessView: word.yieldsToView ? name : nil)
    }
  }

  private mutating func relateConstantAlone(as meaning: Meaning.ConstantAlone) {
    guard first.attribute.kind != .size else { return }
    switch meaning {
    case .noItem: break
    case .superview: second = Reference(item: .understoodSuperview, attribute: first.attribute.ofSuperview)
    case .sameItem:
      second = first
      multiplier = .zero
    }
  }
}

extension Statement.Reference {
  /// The attribute that a side is about; `nil` for a constant alone.
  fileprivate init?(_ side: Side<Name>, on written: WrittenSide) {
    switch side.operand {
    case .attribute(let name, let attribute): self.init(item: .named(name), attribute: attribute)
    case .implied(let attribute): self.init(item: .given(written), attribute: attribute)
    case .metric, nil: return nil
    }
  }
}

extension Statement.Number {
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

  /// The value of a side without an attribute.
  fileprivate init(alone side: Side<Name>) {
    if case .metric(let name)? = side.operand {
      self = .computed(name, side.multiplier, side.constant)
    } else {
      self.init(side.constant)
    }
  }
}
