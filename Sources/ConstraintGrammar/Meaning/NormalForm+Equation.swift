public import GrammarCombinators

extension NormalForm {
  /// What an equation states in a dialect of that meaning; `nil` if no side has an attribute.
  ///
  /// - Parameter matches: whether a name is spelled like a word.
  package init?(_ equation: Equation<Name>, meaning: Meaning, matches: (Name, String) -> Bool) {
    self.init(
      LinearForm(equation.left, on: .left), equation.relation, LinearForm(equation.right, on: .right),
      meaning: meaning, matches: matches)
    priority = equation.priority
    identifier = equation.identifier
  }

  /// What two sides state together.
  init?(
    _ left: LinearForm<Name>, _ relation: Relation, _ right: LinearForm<Name>, meaning: Meaning,
    matches: (Name, String) -> Bool
  ) {
    if let first = left.reference {
      self.init(first: first, relation: relation, firstSide: .left)
      complete(left, right, meaning: meaning, matches: matches)
    } else if let first = right.reference {
      self.init(first: first, relation: relation.reversed, firstSide: .right)
      complete(right, left, meaning: meaning, matches: matches)
    } else {
      return nil
    }
  }

  private mutating func complete(
    _ near: LinearForm<Name>, _ far: LinearForm<Name>, meaning: Meaning, matches: (Name, String) -> Bool
  ) {
    firstMultiplier = near.multiplier
    firstConstant = near.constant
    second = far.reference
    multiplier = far.multiplier
    constant = far.constant
    guard let reference = second else {
      relateConstantAlone(as: meaning.constantAlone)
      return
    }
    if case .unlessNumber = reference.item { second?.attribute = first.attribute }
    guard case .named(let name) = reference.item, firstSide == .left else { return }
    if let word = meaning.superviewWord, matches(name, word.spelling) {
      second?.item = .superview(unlessView: word.yieldsToView ? name : nil)
    } else if let word = meaning.safeAreaWord, matches(name, word.spelling) {
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

extension Dialect {
  /// What a parsed equation states; `nil` if no side has an attribute.
  ///
  /// - Precondition: `bytes` are the bytes that were parsed, in this dialect.
  @usableFromInline
  package func normalForm(of equation: ParsedEquation, in bytes: Span<UInt8>) -> NormalForm<SourceRange>? {
    NormalForm(equation, meaning: meaning) { name, word in
      var offset = name.lowerBound
      guard name.count == word.utf8.count else { return false }
      for byte in word.utf8 {
        guard bytes.byte(at: offset) == byte else { return false }
        offset += 1
      }
      return true
    }
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
  package var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
