import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators
import Testing

/// Whom the word for the superview stands for.
@Suite struct SuperviewTests {
  private let scene = Scene("button super superview other")
  private let inner: Box
  private var names: LayoutBindings<Box>

  init() {
    inner = Box("inner", in: scene["button"])
    names = scene.bindings
    names.items["inner"] = inner
  }

  private func outline(_ text: String, _ dialect: Dialect) throws -> String {
    try dialect.resolve(text, in: names).constraint.outline
  }

  /// In `expression-format` it is the superview of the view on the left, although a view has that name.
  @Test func superviewOfTheLeftView() throws {
    #expect(try outline("button.top = superview.top", .expressionFormat) == "button.top == root.top * 1.0 + 0.0")
    #expect(try outline("inner.top = superview.bottom", .expressionFormat) == "inner.top == button.bottom * 1.0 + 0.0")
    #expect(try outline("inner.top = 5", .expressionFormat) == "inner.top == button.top * 1.0 + 5.0")
    #expect(try outline("superview.top = superview.top", .expressionFormat) == "superview.top == root.top * 1.0 + 0.0")
    #expect(try outline("button.top = super.top", .expressionFormat) == "button.top == super.top * 1.0 + 0.0")
  }

  /// In `compact-constraint` a view of that name comes first.
  @Test mutating func superYieldsToAView() throws {
    #expect(try outline("button.top = super.top * 2", .compactConstraint) == "button.top == super.top * 2.0 + 0.0")
    #expect(try outline("super.top = super.top + 1", .compactConstraint) == "super.top == super.top * 1.0 + 1.0")
    names.items["super"] = nil
    #expect(try outline("button.top = super.top * 2", .compactConstraint) == "button.top == root.top * 2.0 + 0.0")
    #expect(try outline("inner.top = super.top", .compactConstraint) == "inner.top == button.top * 1.0 + 0.0")
    #expect(try outline("button.top = superview.top", .compactConstraint) == "button.top == superview.top * 1.0 + 0.0")
  }

  @Test("Words of every length, and names that differ from them in one letter", arguments: 1...26)
  func everyLetterOfTheWordCounts(length: Int) throws {
    let word = String(repeating: "n", count: length)
    let dialect = Dialect(
      name: "own", sample: "a.width = b.width",
      notation: Notation(equal: "==", lessThanOrEqual: "<=", greaterThanOrEqual: ">="),
      meaning: Meaning(superviewWord: Meaning.SuperviewWord(word, isShadowedByView: false)),
      equation: Dialect.compactConstraint.equation)
    #expect(try outline("inner.top = \(word).top", dialect) == "inner.top == button.top * 1.0 + 0.0")
    for place in 0..<length {
      let name = String(word.enumerated().map { $0.offset == place ? "o" : $0.element })
      var names = names
      names.items[name] = scene["other"]
      let constraint = try dialect.resolve("inner.top = \(name).top", in: names).constraint
      #expect(constraint.outline == "inner.top == other.top * 1.0 + 0.0")
    }
  }

  @Test func noWordInTheOthers() throws {
    #expect(try outline("button.top == super.top", .visualAttribute) == "button.top == super.top * 1.0 + 0.0")
    #expect(try outline("inner.top == superview.top", .visualAttribute) == "inner.top == superview.top * 1.0 + 0.0")
    #expect(try outline("inner[.top] == superview[.top]", .formulaStyle) == "inner.top == superview.top * 1.0 + 0.0")
  }
}
