public import ConstraintGrammar

extension NormalForm {
  /// The form of an equation in a dialect of that meaning.
  ///
  /// - Throws: that no side has an attribute.
  @inline(__always)
  package init(_ equation: Equation, meaning: borrowing Meaning) throws(Unsolvable) {
    if let first = Reference(equation.left.operand, on: .left) {
      self.init(first, .left, equation.left, equation.relation, equation.right)
    } else if let first = Reference(equation.right.operand, on: .right) {
      self.init(first, .right, equation.right, equation.relation.reversed, equation.left)
    } else {
      throw Unsolvable(.noAttribute, .equation)
    }
    priority = equation.priority
    identifier = equation.identifier
    complete(by: meaning)
  }

  @inline(__always)
  private init(
    _ first: Reference, _ firstSide: WrittenSide, _ near: Side, _ relation: Relation, _ far: Side
  ) {
    self.init(
      first: first, firstMultiplier: Number(near.multiplier), firstConstant: Number(near.constant), relation: relation,
      second: Reference(far.operand, on: firstSide.other), firstSide: firstSide)
    if case .metric(let name)? = far.operand {
      constant = .computed(name, far.multiplier, far.constant)
    } else {
      multiplier = Number(far.multiplier)
      constant = Number(far.constant)
    }
  }

  /// Puts in what a dialect leaves to be understood.
  @inline(__always)
  package mutating func complete(by meaning: borrowing Meaning) {
    guard let reference = second else {
      relateConstantAlone(as: meaning.itemOfConstantAlone(beside: first.attribute))
      return
    }
    if case .unlessNumber = reference.item { second?.attribute = first.attribute }
    guard case .named(let name) = reference.item, firstSide == .left,
      let (item, isShadowedByView) = meaning.item(ofWord: { $0.spelling == name })
    else { return }
    let view = isShadowedByView ? name : nil
    second?.item =
      switch item {
      case .superview: .superview(unlessView: view)
      case .safeArea: .safeArea(unlessView: view)
      }
  }

  private mutating func relateConstantAlone(as relation: Meaning.ConstantAlone) {
    switch relation {
    case .noItem: break
    case .superview: second = Reference(item: .understoodSuperview, attribute: first.attribute.ofSuperview)
    case .sameItem:
      second = first
      multiplier = .zero
    }
  }
}

/// An item that a word of a language stands for.
@usableFromInline package enum UnnamedItem {
  /// The superview of the item on the other side.
  case superview
  /// The safe area of that superview.
  case safeArea
}

extension Meaning {
  /// The item that a word on the right stands for, and whether a view of that name is meant instead; `nil` for a name.
  package func item(ofWord isWritten: (SuperviewWord) -> Bool) -> (UnnamedItem, isShadowedByView: Bool)? {
    if let word = superviewWord, isWritten(word) { return (.superview, word.isShadowedByView) }
    if let word = safeAreaWord, isWritten(word) { return (.safeArea, word.isShadowedByView) }
    return nil
  }

  /// The second item of a constant alone, which an attribute of the first is related to.
  package func itemOfConstantAlone(beside attribute: Attribute) -> ConstantAlone {
    attribute.isSize ? .noItem : constantAlone
  }
}

extension NormalForm.Reference {
  fileprivate init?(_ operand: Operand?, on side: WrittenSide) {
    switch operand {
    case .attribute(let name, let attribute): self.init(item: .named(name), attribute: attribute)
    case .implied(let attribute): self.init(item: .given(side), attribute: attribute)
    case .superview(let attribute): self.init(item: .superview(unlessView: nil), attribute: attribute)
    // The attribute is that of the other side, which is put in with it.
    case .numberOrItem(let name): self.init(item: .unlessNumber(name), attribute: .width)
    case .metric, nil: return nil
    }
  }
}

extension NormalForm.Number {
  init(_ multiplier: Multiplier?) {
    guard let multiplier else {
      self = .one
      return
    }
    self = multiplier.operator == .times ? .scalar(multiplier.value) : .reciprocal(of: multiplier.value)
  }

  init(_ constant: Constant?) {
    guard let constant else {
      self = .zero
      return
    }
    self = .scalar(constant.operator == .plus ? constant.value : constant.value.negated)
  }
}

extension Dialect {
  /// The meaning of what a text leaves unsaid: a visual format has no words for a superview, there they are names.
  package func meaning(of bytes: Span<UInt8>) -> Meaning {
    guard statement != nil, isList(bytes) else { return meaning }
    return Meaning(selfName: meaning.selfName, identifierIsText: meaning.identifierIsText)
  }

  /// The same of a text that is no bytes yet.
  package func meaning(of text: String) -> Meaning {
    statement == nil ? meaning : meaning(of: ContiguousArray(text.utf8).span)
  }
}

extension Attribute {
  /// Whether it is a width or a height, which a constant alone can set.
  package var isSize: Bool { self == .width || self == .height }

  /// The attribute of a superview that a constant alone counts from where a dialect takes it so.
  ///
  /// NSLayoutConstraint+ExpressionFormat has the top for the baseline.
  package var ofSuperview: Attribute { self == .baseline ? .top : self }
}

extension Relation {
  /// The relation that holds when the sides change places.
  @inlinable package var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
