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

  /// The words of the language that the equation is in.
  @usableFromInline let words: LanguageWords

  /// - Returns: `nil` if no side has an attribute.
  @inlinable @inline(__always) init?(_ equation: ParsedEquation, _ words: LanguageWords) {
    self.words = words
    if let attribute = equation.left.operand?.attribute {
      (first, self.attribute, near, relation, far) = (
        .left, attribute, equation.left, equation.relation, equation.right
      )
    } else if let attribute = equation.right.operand?.attribute {
      (first, self.attribute) = (.right, attribute)
      (near, relation, far) = (equation.right, equation.relation.reversed, equation.left)
    } else {
      return nil
    }
  }
}

extension EquationSides {
  /// The second item and its attribute; `nil` where there is none.
  @usableFromInline func second(in bytes: Span<UInt8>) -> (item: SecondItem, attribute: Attribute)? {
    switch far.operand {
    case .metric?, nil:
      guard !words.isList else { return nil }
      switch words.definition.meaning.itemOfConstantAlone(beside: attribute) {
      case .noItem: return nil
      case .superview: return (.understoodSuperview, attribute.ofSuperview)
      case .sameItem: return (.first, attribute)
      }
    case .attribute(let name, let attribute)?:
      guard !words.isList, first == .left,
        let (item, isShadowedByView) = words.definition.meaning.item(ofWord: { $0.isWritten(at: name.range, in: bytes) }
        )
      else { return (.written, attribute) }
      return (.word(item, unlessView: isShadowedByView ? name : nil), attribute)
    case .implied(let attribute)?, .superview(let attribute)?: return (.written, attribute)
    case .numberOrItem?: return (.written, attribute)
    }
  }

  /// Whether one of both items is a superview.
  @usableFromInline func isToSuperview(in bytes: Span<UInt8>) -> Bool {
    if case .superview? = near.operand { return true }
    if case .superview? = far.operand { return true }
    if case .word(.superview, _)? = second(in: bytes)?.item { return true }
    return false
  }

  /// Whether an attribute of an item can stand in place of a name that begins a part of the second side.
  @usableFromInline func canBeTerm(_ part: EquationPart, in bytes: Span<UInt8>) -> Bool {
    switch part {
    case .constant(let side) where side != first:
      if case .metric? = far.operand { return false }
      return switch second(in: bytes)?.item {
      case .understoodSuperview?, nil: true
      case .written?, .word?, .first?: false
      }
    case .metric: return true
    default: return false
    }
  }
}

/// The second item of an equation.
@usableFromInline enum SecondItem {
  /// The one that is written.
  case written
  /// The item that a word stands for, unless there is a view of the name that stands there.
  case word(UnnamedItem, unlessView: SourceRange?)
  /// The superview that a constant alone counts from.
  case understoodSuperview
  /// The first item, times 0.
  case first
}

/// The words of a language, as far as a name may be one of them.
@usableFromInline struct LanguageWords {
  fileprivate let definition: DialectDefinition

  /// Whether the text may state several constraints.
  fileprivate let isList: Bool

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

extension ParsedOperand {
  /// The attribute, or for what may be a number as well, the width in its place; `nil` for a number.
  @inlinable var attribute: Attribute? {
    switch self {
    case .attribute(_, let attribute), .implied(let attribute), .superview(let attribute): attribute
    case .numberOrItem: .width
    case .metric: nil
    }
  }
}

extension Span<UInt8> {
  /// The characters that stand in a range of a text in UTF-8.
  @usableFromInline func text(in range: Range<Int>) -> String { String(copying: self, in: range) }
}

extension Meaning.SuperviewWord {
  fileprivate func isWritten(at name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    NameKey(name, in: bytes) == key && (key.isWhole || bytes.text(in: name) == spelling)
  }
}
