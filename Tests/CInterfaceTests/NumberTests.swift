import CConstraintGrammar
import ConstraintGrammar
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

  @Test func dialects() {
    let numbers = 0..<constraint_grammar_dialect_count()
    #expect(numbers.map { CLibrary.dialectName($0) } == Dialect.all.map(\.name))
    #expect(numbers.map { CLibrary.library($0) } == Dialect.all.map(\.library))
    #expect(numbers.map { CLibrary.sample($0) } == Dialect.all.map(\.sample))
    #expect(Dialect.all.map { CLibrary.dialect(named: $0.name) } == Array(numbers))
    #expect(Dialect.all.map { CLibrary.dialect(named: $0.library) } == Array(numbers))
  }

  @Test func targets() {
    let numbers = 0..<constraint_grammar_target_count()
    #expect(numbers.map { CLibrary.targetName($0) } == TranslationTarget.all.map(\.name))
    #expect(TranslationTarget.all.map { CLibrary.target(named: $0.name) } == Array(numbers))
  }

  @Test func theVersionIsThatOfTheHeader() {
    #expect(CLibrary.version == CONSTRAINT_GRAMMAR_VERSION)
  }
}
