import Testing

@testable import ConstraintGrammar

@Suite struct AttributeTypeTests {
  private func pieces(_ text: String) -> [Lexeme] {
    Lexeme.list(in: ContiguousArray(text.utf8).span, 0..<text.utf8.count)
  }

  @Test(
    arguments: [
      ("NSLayoutAttribute.Width", "NSLayoutAttribute"), ("NSLayoutAttributeWidth", "NSLayoutAttribute"),
      ("NSLayoutConstraint.Attribute.width", "NSLayoutConstraint.Attribute"),
      ("NSLayoutConstraint.width", "NSLayoutConstraint"), ("Attribute.width", nil), ("width", nil), ("", nil),
    ] as [(String, String?)])
  func begun(text: String, type: String?) {
    #expect(AttributeType.begun(by: pieces(text)) == type)
  }

  @Test(arguments: [
    ("a.NSLayoutAttribute", "a"), ("a.b.NSLayoutConstraint.Attribute", "a.b"), ("a.NSLayoutConstraint", "a"),
    ("NSLayoutAttribute", "NSLayoutAttribute"), ("a.b", "a.b"), ("a", "a"),
    ("a.NSLayoutAttributeWidth", "a.NSLayoutAttributeWidth"),
  ])
  func dropped(path: String, rest: String) {
    #expect(AttributeType.dropped(from: pieces(path)[...]).text == rest)
  }
}
