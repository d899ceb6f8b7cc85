import CConstraintGrammar
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

/// The numbers of the header stand for what the library has in the same order.
@Suite struct NumberTests {
  @Test(arguments: Attribute.allCases)
  func attribute(_ attribute: Attribute) throws {
    let number = try #require(Attribute.allCases.firstIndex(of: attribute)) + 1
    #expect(CLibrary.attributeName(Int32(number)) == attribute.rawValue)
    let equation = try #require(CLibrary.parse("a[.\(attribute.rawValue)] == 1", in: "formula-style"))
    #expect(equation.left.attribute == Int32(number))
  }

  @Test func noAttribute() throws {
    #expect(CLibrary.attributeName(0) == "notAnAttribute")
    #expect(CLibrary.attributeName(Int32(Attribute.allCases.count + 1)) == nil)
  }

  @Test(arguments: Relation.allCases)
  func relation(_ relation: Relation) throws {
    let number = try #require(Relation.allCases.firstIndex(of: relation))
    #expect(CLibrary.relationSign(Int32(number)) == relation.rawValue)
    #expect(CLibrary.parse("a.left \(relation.rawValue) 1", in: "compact-constraint")?.relation == Int32(number))
  }

  /// These are the numbers of the first release: others may be added, and none may change.
  @Test func languages() {
    let constants: [(UInt32, Int32, String)] = [
      (CONSTRAINT_GRAMMAR_EXPRESSION_FORMAT.rawValue, 0, "expression-format"),
      (CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT.rawValue, 1, "compact-constraint"),
      (CONSTRAINT_GRAMMAR_EQUATIONS.rawValue, 2, "equations"),
      (CONSTRAINT_GRAMMAR_VISUAL_ATTRIBUTE.rawValue, 3, "visual-attribute"),
      (CONSTRAINT_GRAMMAR_FORMULA_STYLE.rawValue, 4, "formula-style"),
      (CONSTRAINT_GRAMMAR_VISUAL_FORMAT.rawValue, 5, "visual-format"),
      (CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT_2021.rawValue, 6, "compact-constraint-2021"),
      (CONSTRAINT_GRAMMAR_SWIFTY_LAYOUT.rawValue, 7, "swifty-layout"),
      (CONSTRAINT_GRAMMAR_TAT_LAYOUT.rawValue, 8, "tat-layout"),
      (CONSTRAINT_GRAMMAR_ANCHORS.rawValue, 1001, "anchors"), (CONSTRAINT_GRAMMAR_SWIFT.rawValue, 1002, "swift"),
    ]
    for (constant, number, name) in constants {
      #expect(Int32(constant) == number && CLibrary.targetName(number) == name)
      #expect(CLibrary.target(named: name) == number)
    }
    #expect(Set(constants.map(\.2)) == Set(TranslationTarget.all.map(\.name)))
  }

  @Test func dialects() {
    let numbers = (0..<constraint_grammar_dialect_count()).map { constraint_grammar_dialect_at($0) }
    #expect(numbers.map { CLibrary.dialectName($0) } == Dialect.all.map(\.name))
    #expect(numbers.map { CLibrary.library($0) } == Dialect.all.map(\.library))
    #expect(numbers.map { CLibrary.sample($0) } == Dialect.all.map(\.sample))
    #expect(Dialect.all.map { CLibrary.dialect(named: $0.name) } == numbers)
    #expect(
      Dialect.all.map { $0.aliases.map { CLibrary.dialect(named: $0) } }
        == zip(Dialect.all, numbers).map {
          dialect, number in dialect.aliases.map { _ in number }
        })
  }

  @Test func targets() {
    let numbers = (0..<constraint_grammar_target_count()).map { constraint_grammar_target_at($0) }
    #expect(numbers.map { CLibrary.targetName($0) } == TranslationTarget.all.map(\.name))
    #expect(TranslationTarget.all.map { CLibrary.target(named: $0.name) } == numbers)
  }

  @Test func theVersionIsThatOfTheHeader() {
    #expect(CLibrary.version == CONSTRAINT_GRAMMAR_VERSION)
  }
}
