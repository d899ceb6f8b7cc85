import SentenceGeneration
import TestMaterial
import Testing

@testable import Fuzzing

@Suite struct MutatorTests {
  @Test("Edits change a text, and make every kind of it")
  func kinds() {
    let mutator = Mutator(vocabulary: ["left", "=="])
    var random = SentenceGeneration.SeededGenerator(seed: 1)
    let text = Array("a.left = b.right + 10".utf8)
    let damaged = (0..<2_000).map { _ in mutator.damaged(text, with: Array("x >= 7".utf8), using: &random) }
    #expect(damaged.contains { $0.count < text.count })
    #expect(damaged.contains { $0.count > text.count })
    #expect(damaged.contains { String(exactly: $0) == nil })
    #expect(damaged.contains { String(decoding: $0, as: UTF8.self).contains("A.left") })
    #expect(damaged.contains { String(decoding: $0, as: UTF8.self).hasSuffix(">= 7") })
    #expect(damaged.contains { String(decoding: $0, as: UTF8.self).contains("\u{A0}") })
    #expect(damaged.contains { String(decoding: $0, as: UTF8.self) == "a.left=b.right+10" })
    #expect(damaged.contains { String(decoding: $0, as: UTF8.self).contains("==") })
    #expect(damaged.count { $0 != text } > 1_800)
    #expect(damaged.allSatisfy { $0.count <= 2_000 })
  }
}
