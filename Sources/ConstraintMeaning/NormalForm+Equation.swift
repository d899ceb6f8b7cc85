public import ConstraintGrammar
public import GrammarCombinators

extension NormalForm {
  /// The form of an equation in a dialect of that meaning.
  ///
  /// - Parameter matches: whether a name is spelled like a word.
  /// - Throws: that no side has an attribute.
  @inline(__always)
  package init(
    _ equation: Equation<Name>, meaning: borrowing Meaning, matches: (Name, Meaning.SuperviewWord) -> Bool
  ) throws(Unsolvable) {
    if let first = Reference(equation.left.operand, on: .left) {
      self.init(first, .left, equation.left, equation.relation, equation.right)
    } else if let first = Reference(equation.right.operand, on: .right) {
      self.init(first, .right, equation.right, equation.relation.reversed, equation.left)
    } else {
      throw Unsolvable(.noAttribute, .equation)
    }
    priority = equation.priority
    identifier = equation.identifier
    complete(by: meaning, matches: matches)
  }

  @inline(__always)
  private init(
    _ first: Reference, _ firstSide: WrittenSide, _ near: Side<Name>, _ relation: Relation, _ far: Side<Name>
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
  package mutating func complete(by meaning: borrowing Meaning, matches: (Name, Meaning.SuperviewWord) -> Bool) {
    guard let reference = second else {
      relateConstantAlone(as: meaning.constantAlone)
      return
    }
    if case .unlessNumber = reference.item { second?.attribute = first.attribute }
    guard case .named(let name) = reference.item, firstSide == .left else { return }
    if let word = meaning.superviewWord, matches(name, word) {
      second?.item = .superview(unlessView: word.yieldsToView ? name : nil)
    } else if let word = meaning.safeAreaWord, matches(name, word) {
      second?.item = .safeArea(unlessView: word.yieldsToView ? name : nil)
    }
  }

  private mutating func relateConstantAlone(as meaning: Meaning.ConstantAlone) {
    guard !first.attribute.isSize else { return }
    switch meaning {
    case .noItem: break
    case .superview: second = Reference(item: .understoodSuperview, attribute: first.attribute.ofSuperview)
    case .sameItem:
      second = first
      multiplier = .zero
    }
  }
}

extension Meaning.SuperviewWord {
  /// Whether a name that owns its characters is spelled like it.
  @inlinable package static func == (name: String, word: Self) -> Bool { name == word.spelling }

  @inline(__always)
  fileprivate func isWritten(at name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    precondition(name.upperBound <= bytes.count, "the equation was not parsed from these bytes")
    return NameKey(name, in: bytes) == key && (key.isWhole || String(copying: bytes, in: name) == spelling)
  }
}

extension NormalForm.Reference {
  fileprivate init?(_ operand: Operand<Name>?, on side: WrittenSide) {
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
  init(_ multiplier: Multiplier<Name>?) {
    guard let multiplier else {
      self = .one
      return
    }
    self = multiplier.operator == .times ? .scalar(multiplier.value) : .reciprocal(of: multiplier.value)
  }

  init(_ constant: Constant<Name>?) {
    guard let constant else {
      self = .zero
      return
    }
    self = .scalar(constant.operator == .plus ? constant.value : constant.value.negated)
  }
}

extension Dialect {
  /// The meaning of what a text leaves unsaid: a visual format has no words for a superview, there they are names.
  @usableFromInline package func meaning(of bytes: Span<UInt8>) -> Meaning {
    guard statement != nil, isList(bytes) else { return meaning }
    return Meaning(selfName: meaning.selfName, identifierIsText: meaning.identifierIsText)
  }

  /// The same of a text that is no bytes yet.
  package func meaning(of text: String) -> Meaning {
    statement == nil ? meaning : meaning(of: ContiguousArray(text.utf8).span)
  }

  /// The normal form of a parsed equation.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed, in this dialect.
  /// - Throws: that no side has an attribute.
  @usableFromInline package func normalForm(
    of equation: ParsedEquation, in bytes: Span<UInt8>
  ) throws(Unsolvable) -> NormalForm<SourceRange> {
    if statement != nil, isList(bytes) { return try normalFormOfListed(equation, meaning(of: bytes)) }
    // Where it stands: a copy takes a reference to each word.
    return try NormalForm(equation, meaning: definition.meaning) { name, word in
      word.isWritten(at: name.range, in: bytes)
    }
  }

  /// The same of one of a list, where no word stands for a superview. Outlined, so that the other is small.
  @inline(never)
  private func normalFormOfListed(
    _ equation: ParsedEquation, _ meaning: Meaning
  ) throws(Unsolvable) -> NormalForm<SourceRange> {
    try NormalForm(equation, meaning: meaning) { _, _ in false }
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
