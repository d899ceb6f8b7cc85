import ConstraintGrammar
import Testing

@Suite struct ItemNameTests {
  @Test(arguments: ["a", "_", "self", "a1.b2", "page.title", "__proto__", "A9_.z"])
  func name(_ name: String) {
    #expect(name.isItemName)
    #expect(Dialect.compactConstraint.accepts("\(name).left = 1"))
  }

  @Test(arguments: [
    "", ".", "a.", ".a", "a..b", "1a", "a.1", "a b", " a", "a\n", "a\0", "a-b", "x); exit(", "größe", "\u{FEFF}a",
  ])
  func noName(_ name: String) { #expect(!name.isItemName) }
}
