import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

@Suite struct MentionedNamesTests {
  @Test(arguments: [
    ("expression-format", "b.left = a.right * half - gap", ["b", "a"], ["half", "gap"]),
    ("expression-format", "a.top = superview.top + gap", ["a"], ["gap"]),
    ("compact-constraint", "a.left = super.left + 8", ["a"], []),
    ("compact-constraint", "a.b.left = self.left", ["a.b"], []),
    ("compact-constraint", "a.width = margin * 2 + margin", ["a"], ["margin"]),
    ("equations", "width = 2 * width + 10", [], []),
    ("formula-style", "self[.Width] == a[.Width]", ["a"], []),
    ("tat-layout", "a.width >= b.width * 0.5 + margin @ high", ["a", "b"], ["margin", "high"]),
    ("visual-format", "[a]-gap-[b(==44@low)]-gap-[a]", ["b", "a"], ["gap", "low"]),
    ("visual-format", "[a(b)]", ["a", "b"], ["b"]),
    ("visual-format", "[a]", [], []),
  ])
  func names(dialect: String, text: String, items: [String], numbers: [String]) throws {
    let names = try #require(Dialect(named: dialect)).names(in: text)
    #expect(names.items == items)
    #expect(names.numbers == numbers)
  }

  @Test func mistakes() {
    let failure = #expect(throws: Diagnostic.self) { try Dialect.expressionFormat.names(in: "a.widht = 10") }
    #expect(failure.map { "\($0)" } == "1:3: error: expected an attribute, but found 'widht'")
  }
}
