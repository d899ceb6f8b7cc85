import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

/// Whatever a warning tells a person to write resolves, without a warning.
@Suite struct RewriteTests {
  private let scene = Scene("button label", metrics: ["gap": 8, "zero": 0])

  private var names: LayoutBindings<Box> {
    var names = scene.bindings
    (names.leftItem, names.rightItem) = (scene["button"], scene["label"])
    return names
  }

  /// The names, with the superview given in the way that the hint asks for.
  private func names(for hint: String) -> LayoutBindings<Box> {
    var names = names
    if hint.hasSuffix(", with the superview under that name") { names.items["superview"] = scene.root }
    if hint.hasSuffix(", with the superview as RHS") { names.rightItem = scene.root }
    return names
  }

  /// Names that nobody would read again are not written again.
  @Test(arguments: [(499, true), (500, false)])
  func longNames(length: Int, isRewritten: Bool) throws {
    let (first, second) = (String(repeating: "a", count: length), String(repeating: "b", count: 501))
    let bindings = LayoutBindings(views: [first: scene["button"], second: scene["label"]])
    let warnings = try Dialect.compactConstraint.resolve("\(first).left = \(second).top", in: bindings).warnings
    #expect(
      warnings.map(\.hint) == [
        isRewritten
          ? "write '\(first).left = \(second).left' or '\(first).top = \(second).top'"
          : "relate two attributes of one kind"
      ])
  }

  /// The texts between quotation marks after the word "write".
  private func rewrites(in hint: String) -> [String] {
    guard hint.hasPrefix("write '") else { return [] }
    return hint.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Every pair of attributes in every form that a right side can take.
  private func texts(_ dialect: Dialect) -> [String] {
    let attributes = dialect.name == Dialect.formulaStyle.name ? Attribute.allCases : Attribute.listed
    let relation = " " + (dialect.notation.relation(.lessThanOrEqual) ?? "") + " "
    func term(_ item: String, _ attribute: Attribute) -> String {
      let word = dialect.notation.attribute(attribute)
      return dialect.writesItems ? dialect.notation.term(item, word) : word
    }
    let isNaming = [Dialect.expressionFormat.name, Dialect.compactConstraint.name].contains(dialect.name)
    let isFirst = dialect.notation.multiplierComesFirst
    let alone = ["10", "0"] + (isNaming ? ["gap", "-10"] : [])
    let factors = ["2", "0"] + (isNaming ? ["zero"] : [])
    let ends = ["", " - 4"] + (isNaming ? [" + gap"] : [])
    return attributes.flatMap { first in
      let left = term("button", first) + relation
      let pairs = attributes.flatMap { second in
        [term("label", second)]
          + factors.map { isFirst ? $0 + " * " + term("label", second) : term("label", second) + " * " + $0 }
      }
      return alone.map { left + $0 } + pairs.flatMap { pair in ends.map { left + pair + $0 } }
    }
  }

  /// A visual format states nothing that is objected to.
  @Test(arguments: Dialect.all.filter { $0.name != Dialect.visualFormat.name })
  func everyRewriteIsTaken(in dialect: Dialect) throws {
    var objections: Set<String> = []
    var count = 0
    for text in texts(dialect) {
      var names = names
      if !dialect.writesItems, let equation = dialect.equation(in: text), equation.right.operand == nil {
        names.rightItem = nil
      }
      for warning in try dialect.resolve(text, in: names).warnings {
        objections.insert(warning.code.rawValue)
        let hint = try #require(warning.hint)
        let rewrites = rewrites(in: hint)
        // Where two things are wrong at once, one rewrite may not help against both.
        #expect(!rewrites.isEmpty || hint == "relate two attributes of one kind", "\(text): \(hint)")
        for rewrite in rewrites {
          let resolution = try dialect.resolve(rewrite, in: self.names(for: hint))
          #expect(resolution.warnings == [], "\(text): \(rewrite)")
          #expect(resolution.constraint.objections == [], "\(text): \(rewrite)")
          count += 1
        }
      }
    }
    #expect(count > 900)
    let isAlone = dialect.meaning.constantAlone == .noItem
    #expect(objections == Set(Objection.allCases.map(\.rawValue)).subtracting(isAlone ? [] : ["place-alone"]))
  }
}
