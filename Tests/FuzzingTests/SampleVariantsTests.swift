import ConstraintGrammar
import ConstraintLanguages
import Recogniser
import TestMaterial
import Testing

@testable import Fuzzing

@Suite struct SampleVariantsTests {
  @Test("Each piece is left out, put twice, and replaced by each literal of the file")
  func texts() throws {
    let grammar = try EBNFGrammar(reading: Repository.text(of: "Grammar/visual-attribute.ebnf"))
    let texts = SampleVariants.texts(of: .visualAttribute, grammar).map { String(decoding: $0, as: UTF8.self) }
    let sample = "secondView.left >= firstView.left * 2 + 10"
    // Seven factors on either side; twelve pieces; three relations, four signs and eleven attributes, which have 66 letters.
    #expect(texts.count == 3 * 2 * 7 + 12 * (2 + 3 + 4 + 11) + 2 * 66)
    #expect(texts.suffix(2) == ["secondView.widtq >= ", "secondView.widti >= "].map { $0 + "firstView.left * 2 + 10" })
    #expect(
      texts.prefix(2) == ["secondView.left <= -0.5 * secondView.left ", "secondView.left <= -2 * secondView.left "])
    #expect(texts[7] == "-0.5 * secondView.left <=secondView.left ")
    #expect(texts.dropFirst(42).prefix(2) == [".left >= firstView.left * 2 + 10", "secondView" + sample])
    #expect(texts.contains("secondView.baseline >= firstView.left * 2 + 10"))
    #expect(texts.contains("secondView.left >== firstView.left * 2 + 10"))
    #expect(Set(texts).contains(sample))
  }

  @Test("A word for a view stands for a name, as it is and misspelt")
  func wordsForViews() throws {
    let texts = try FuzzSubject(.compactConstraint).sampleVariants.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.contains("button.height <= super.height ") && texts.contains("button.height = supeq.height "))
    #expect(texts.contains("button.height == button.height  / n"))
  }

  @Test("Where there are parentheses, numbers stand inside as many as are allowed, and more")
  func nesting() throws {
    let subject = try FuzzSubject(.formulaStyle)
    func text(_ depth: Int) -> [UInt8] {
      let (opening, closing) = (String(repeating: "(", count: depth), String(repeating: ")", count: depth))
      return Array("viewA[.Width] == \(opening)0.5\(closing) * viewB[.Width] - 4.0".utf8)
    }
    #expect(subject.sampleVariants.contains(text(50)) && subject.dialect.accepts(ContiguousArray(text(50)).span))
    #expect(subject.sampleVariants.contains(text(51)) && !subject.dialect.accepts(ContiguousArray(text(51)).span))
    #expect(try FuzzSubject(.visualAttribute).sampleVariants.allSatisfy { !$0.contains(UInt8(ascii: "(")) })
  }

  /// A visual format has no words at all.
  @Test("A keyword that a dialect has lost occurs", arguments: Dialect.all.filter { $0.name != "visual-format" })
  func words(of dialect: Dialect) throws {
    let texts = try FuzzSubject(dialect).sampleVariants.map { String(decoding: $0, as: UTF8.self) }
    for attribute in ["left", "centerX", "baseline"] {
      #expect(texts.contains { $0.lowercased().contains(attribute.lowercased()) })
    }
  }
}
