import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct ForeignRelationTests {
  @Test(
    arguments: [
      (["=", "==", "===", ":=", "~=", "≈"], .relation(.equal)),
      (["<=", "=<", "<==", "≤", "⩽", "≦"], .relation(.lessThanOrEqual)),
      ([">=", "=>", ">==", "≥", "⩾", "≧"], .relation(.greaterThanOrEqual)),
      (["<"], .strict(.lessThanOrEqual)),
      ([">"], .strict(.greaterThanOrEqual)),
      (["!=", "!==", "<>", "≠", "~"], .unequal),
      (["", "====", "<<", "><", "=:", "a"], nil),
    ] as [([String], ForeignRelation.Meaning?)])
  func meanings(texts: [String], meaning: ForeignRelation.Meaning?) {
    for text in texts { #expect(ForeignRelation.meaning(of: text) == meaning, "\(text)") }
  }

  @Test(
    arguments: [
      (["is", "equals", "eq", "equal to", "is equal"], .equal), (["at most", "le"], .lessThanOrEqual),
      (["at least", "ge"], .greaterThanOrEqual), (["", "at", "least", "equal", "is at most", "Is"], nil),
    ] as [([String], Relation?)])
  func meaningsOfWords(texts: [String], relation: Relation?) {
    for text in texts { #expect(ForeignRelation.meaning(ofWords: text) == relation, "\(text)") }
  }

  @Test func nearestRelation() {
    #expect(ForeignRelation.Meaning.relation(.equal).relation == .equal)
    #expect(ForeignRelation.Meaning.strict(.lessThanOrEqual).relation == .lessThanOrEqual)
    #expect(ForeignRelation.Meaning.unequal.relation == nil)
  }

  @Test func signsOutsideASCII() {
    let signs = (0x80...0xFFFF).compactMap(Unicode.Scalar.init).filter(ForeignRelation.isSign)
    #expect(Set(signs) == ["≤", "⩽", "≦", "≥", "⩾", "≧", "≠", "≈"])
    for sign in signs { #expect(ForeignRelation.meaning(of: String(sign)) != nil) }
  }
}
