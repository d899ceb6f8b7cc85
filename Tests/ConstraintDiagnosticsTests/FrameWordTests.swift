import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct FrameWordTests {
  @Test(
    arguments: [
      ("x", .left), ("Y", .top), ("w", .width), ("h", .height), ("minX", .left), ("maxY", .bottom), ("midX", .centerX),
      ("start", .leading), ("end", .trailing), ("size", nil), ("center", nil),
    ] as [(String, Attribute?)])
  func first(name: String, attribute: Attribute?) throws {
    #expect(try #require(FrameWord.named(name)).alternatives.first == attribute)
  }

  @Test func several() {
    #expect(FrameWord.named("x") == FrameWord(attributes: [.left, .centerX], areAlternatives: true))
    #expect(FrameWord.named("Origin") == FrameWord(attributes: [.left, .top], areAlternatives: false))
    #expect(FrameWord.named("bounds")?.attributes == [.left, .top, .width, .height])
  }

  /// What is an attribute, or near to one, is none of these words.
  @Test(arguments: Attribute.allCases.map(\.rawValue) + ["", "z", "lefft", "margin"])
  func none(_ name: String) { #expect(FrameWord.named(name) == nil) }
}
