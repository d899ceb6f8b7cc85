import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators
import Testing

/// Dialects that are made of the parts of others, with a meaning of their own.
@Suite struct OwnDialectTranslationTests {
  /// `compact-constraint` with another word for the superview.
  private let parent = Dialect(
    name: "parent", sample: "a.width = b.width / 2",
    notation: Notation(equal: "==", lessThanOrEqual: "<=", greaterThanOrEqual: ">=", allowsExponents: true),
    meaning: Meaning(superviewWord: Meaning.SuperviewWord("parent", isShadowedByView: true)),
    equation: Dialect.compactConstraint.equation)

  /// `expression-format` without a word for the superview, from which a constant alone counts all the same.
  private let wordless = Dialect(
    name: "wordless", sample: "a.width = b.width",
    notation: Notation(equal: "=", lessThanOrEqual: "<=", greaterThanOrEqual: ">="),
    meaning: Meaning(constantAlone: .superview), equation: Dialect.expressionFormat.equation)

  @Test(arguments: [
    ("a.width = super.width / scale", "a.width == parent.width / scale"),
    ("a.width = super.width / scale - gap", "a.width == parent.width / scale - gap"),
    ("a.width >= super.width * scale + 1e-07", "a.width >= parent.width * scale + 1e-07"),
    ("a.width = super.width * -2 + 3", "a.width == parent.width * -2 + 3"),
    ("a.left = gap * 2", "a.left == gap * 2"),
  ])
  func composed(text: String, translation: String) {
    #expect(Dialect.compactConstraint.written(text, in: .dialect(parent)) == translation)
    #expect(
      parent.written(translation, in: .dialect(.compactConstraint))
        == Dialect.compactConstraint.written(text, in: .dialect(.compactConstraint)))
  }

  /// equation ::= IDENTIFIER "is" NUMERAL
  private struct WidthEquation: Rule {
    static var name: StaticString { "equation" }

    var body: some Parser<ParsedEquation> {
      SequenceOf {
        Identifier()
        "is"
        Numeral()
      }.map {
        ParsedEquation(ParsedSide(.attribute(of: $0.0, .width)), .equal, ParsedSide(constant: .number($0.1)))
      }
    }
  }

  /// A notation without a word for a relation.
  @Test func relationThatIsMissing() {
    let widths = Dialect(
      name: "widths", sample: "a is 44", notation: Notation(equal: "is", term: { item, _ in item }),
      equation: WidthEquation())
    #expect(Dialect.compactConstraint.written("a.width == 3", in: .dialect(widths)) == "a is 3")
    let refused = #expect(throws: Diagnostic.self) {
      try Dialect.visualAttribute.translate("a.width >= 3", to: .dialect(widths))
    }
    #expect(
      refused?.report(on: "a.width >= 3") == """
        not-translatable 0+12
        text:1:1: error: widths has no relation '>='
        a.width >= 3
        ^~~~~~~~~~~~
        hint: another target may have words for it, such as 'expression-format', 'compact-constraint', 'equations', \
        'visual-attribute', 'formula-style', 'visual-format', 'compact-constraint-2021', 'swifty-layout', \
        'tat-layout' or 'swift'
        """)
  }

  @Test func constantCountedFromTheSuperview() {
    #expect(Dialect.compactConstraint.written("a.left = super.left - 3", in: .dialect(wordless)) == "a.left = -3")
    #expect(Dialect.compactConstraint.written("a.left = super.left - gap", in: .dialect(wordless)) == "a.left = -gap")
    #expect(wordless.written("a.left = -3", in: .dialect(.compactConstraint)) == "a.left = super.left - 3")
    #expect(
      Dialect.compactConstraint.written("a.left = super.right - 3", in: .dialect(wordless)) == "refused: no-superview")
    #expect(
      Dialect.compactConstraint.written("a.left = super.left * 2", in: .dialect(wordless)) == "refused: no-superview")
  }

  /// A constant alone in `visual-attribute` is the plainest text for a place times 0.
  @Test func constantCountedFromItself() {
    #expect(
      Dialect.formulaStyle.written("2 * a[.left] == a[.left] * 0 + 20", in: .dialect(.visualAttribute))
        == "a.left == 10")
    #expect(
      Dialect.formulaStyle.written("2 * a[.left] == b[.left] * 0 + 20", in: .dialect(.visualAttribute))
        == "a.left == b.left * 0 + 10")
  }
}
