import ConstraintGrammar
import ConstraintLanguages
import Testing

@testable import Fuzzing

@Suite struct SignSlipsTests {
  @Test("Each sign is missing, there twice or another one, and each number has a unit")
  func texts() {
    let texts = SignSlips.texts(of: Array("a[b]>=-2".utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      texts == [
        "ab]>=-2", "a[[b]>=-2", "a[b>=-2", "a[b]]>=-2", "a[b]\u{2265}-2", "a[b]=>-2", "a[b]>=\u{2212}2", "a[b]>=-2px",
        "a[b]>=-2pt",
      ])
  }

  @Test("No sign is missing between a number and a word, which would be its unit")
  func units() {
    let texts = SignSlips.texts(of: Array("1,f".utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(texts == ["1px,f", "1pt,f", "1,,f"])
  }

  @Test("A text that is mended to something else is told with what is made of it")
  func fault() {
    func fault(_ mended: String?) -> String? {
      SignSlips { _ in
        mended.map { Array($0.utf8) }
      } isRight: { mended, damaged in
        mended != damaged
      }
      .fault(of: Array("a=1".utf8))
    }
    #expect(fault("a==1") == "'a==1' is made 'a==1'")
    #expect(fault("a=1") == nil)
    #expect(fault(nil) == nil)
  }

  @Test("A text says what another does, in its dialect or in another one")
  func saying() {
    func says(_ text: String, _ other: String, in dialect: Dialect? = nil) -> Bool {
      Dialect.compactConstraint.says(Array(text.utf8), what: Array(other.utf8), in: dialect)
    }
    #expect(says("a.width = b.width + 2", "a.width=b.width + 2"))
    #expect(says("a.width = b.width / 2", "a.width = b.width * 0.5"))
    #expect(!says("a.width = 2", "a.width = 3"))
    #expect(!says("a.width = 2", "a.width"))
    #expect(says("a.width >= 2", "a.width>=2", in: .compactConstraint2021))
    #expect(!says("a.width >= 2", "a.width<=2", in: .compactConstraint2021))
  }
}
