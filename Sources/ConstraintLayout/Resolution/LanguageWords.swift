public import ConstraintGrammar
public import ConstraintMeaning
public import GrammarCombinators

/// The sides of an equation, the one with the attribute that it is about first.
@usableFromInline struct EquationSides {
  /// Where the first side stands in the text.
  @usableFromInline let first: WrittenSide

  /// The attribute on the first side.
  @usableFromInline let attribute: Attribute

  @usableFromInline let near: ParsedSide
  @usableFromInline let relation: Relation
  @usableFromInline var far: ParsedSide

  /// - Returns: `nil` if no side has an attribute.
  @usableFromInline init?(_ equation: ParsedEquation) {
    if let attribute = equation.left.operand?.attribute {
      (first, self.attribute, near, relation, far) = (.left, attribute, equation.left, equation.relation, equation.right)
    } else if let attribute = equation.right.operand?.attribute {
      (first, self.attribute) = (.right, attribute)
      (near, relation, far) = (equation.right, equation.relation.reversed, equation.left)
    } else {
      return nil
    }
  }
}

/// The second item of an equation.
@usableFromInline enum SecondItem {
  /// The one that is written.
  case written
  /// What a word stands for, unless there is a view of the name that stands there.
  case word(UnnamedItem, unlessView: SourceRange?)
  /// The superview that a constant alone counts from.
  case understoodSuperview
  /// The first item, times 0.
  case first
}

/// The words of a language, as far as a name may be one of them.
@usableFromInline struct LanguageWords {
  private let definition: DialectDefinition

  /// Whether the text may state several constraints.
  private let isList: Bool

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

  /// The second item and its attribute; `nil` where there is none.
  @usableFromInline func second(
    _ sides: EquationSides, in bytes: Span<UInt8>
  ) -> (item: SecondItem, attribute: Attribute)? {
    switch sides.far.operand {
    case .metric?, nil:
      guard !isList else { return nil }
      switch definition.meaning.itemOfConstantAlone(beside: sides.attribute) {
      case .noItem: return nil
      case .superview: return (.understoodSuperview, sides.attribute.ofSuperview)
      case .sameItem: return (.first, sides.attribute)
      }
    case .attribute(let name, let attribute)?:
      guard !isList, sides.first == .left,
        let (item, yieldsToView) = definition.meaning.item(ofWord: { bytes.isSpelled($0, at: name) })
      else { return (.written, attribute) }
      return (.word(item, unlessView: yieldsToView ? name : nil), attribute)
    case .implied(let attribute)?, .superview(let attribute)?: return (.written, attribute)
    case .numberOrItem?: return (.written, sides.attribute)
    }
  }

  /// Whether one of both items is a superview.
  @usableFromInline func isToSuperview(_ sides: EquationSides, in bytes: Span<UInt8>) -> Bool {
    if case .superview? = sides.near.operand { return true }
    if case .superview? = sides.far.operand { return true }
    if case .word(.superview, _)? = second(sides, in: bytes)?.item { return true }
    return false
  }

  /// Whether an attribute of an item can stand in place of a name that begins a part of the second side.
  @usableFromInline func canBeTerm(_ part: EquationPart, _ sides: EquationSides, in bytes: Span<UInt8>) -> Bool {
    switch part {
    case .constant(let side) where side != sides.first:
      if case .metric? = sides.far.operand { return false }
      return switch second(sides, in: bytes)?.item {
      case .understoodSuperview?, nil: true
      case .written?, .word?, .first?: false
      }
    case .metric: return true
    default: return false
    }
  }
}

extension ParsedOperand {
  /// The attribute, or for what may be a number as well, the width in its place; `nil` for a number.
  fileprivate var attribute: Attribute? {
    switch self {
    case .attribute(_, let attribute), .implied(let attribute), .superview(let attribute): attribute
    case .numberOrItem: .width
    case .metric: nil
    }
  }
}

extension Span<UInt8> {
  /// The text of a name.
  @usableFromInline func text(_ name: SourceRange) -> String { String(copying: self, in: name.range) }

  fileprivate func isSpelled(_ word: String, at name: SourceRange) -> Bool {
    guard word.utf8.count == name.count else { return false }
    var offset = name.lowerBound
    for byte in word.utf8 {
      if self[offset] != byte { return false }
      offset += 1
    }
    return true
  }
}
