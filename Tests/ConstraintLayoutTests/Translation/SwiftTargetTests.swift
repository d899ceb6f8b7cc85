import ConstraintGrammar
import ConstraintLayout
import Testing

/// Texts in Swift: attributes, relations, names and numbers.
@Suite struct SwiftTargetTests {
  private func swift(_ text: String, in dialect: Dialect = .compactConstraint) throws -> String {
    try dialect.translate(text, to: .swift).text
  }

  private func anchors(_ text: String, in dialect: Dialect = .compactConstraint) throws -> String {
    try dialect.translate(text, to: .anchors).text
  }

  @Test(arguments: [
    (Attribute.left, "leftAnchor"), (.right, "rightAnchor"), (.top, "topAnchor"), (.bottom, "bottomAnchor"),
    (.leading, "leadingAnchor"), (.trailing, "trailingAnchor"), (.width, "widthAnchor"), (.height, "heightAnchor"),
    (.centerX, "centerXAnchor"), (.centerY, "centerYAnchor"), (.baseline, "lastBaselineAnchor"),
    (.firstBaseline, "firstBaselineAnchor"), (.lastBaseline, "lastBaselineAnchor"),
    (.leftMargin, "layoutMarginsGuide.leftAnchor"), (.rightMargin, "layoutMarginsGuide.rightAnchor"),
    (.topMargin, "layoutMarginsGuide.topAnchor"), (.bottomMargin, "layoutMarginsGuide.bottomAnchor"),
    (.leadingMargin, "layoutMarginsGuide.leadingAnchor"), (.trailingMargin, "layoutMarginsGuide.trailingAnchor"),
    (.centerXWithinMargins, "layoutMarginsGuide.centerXAnchor"),
    (.centerYWithinMargins, "layoutMarginsGuide.centerYAnchor"),
  ])
  func attribute(_ attribute: Attribute, anchor: String) throws {
    let text = "a[.\(attribute)] == b[.\(attribute)]"
    #expect(try anchors(text, in: .formulaStyle) == "a.\(anchor).constraint(equalTo: b.\(anchor))")
    let name: Attribute = attribute == .baseline ? .lastBaseline : attribute
    #expect(
      try swift(text, in: .formulaStyle)
        == "NSLayoutConstraint(item: a, attribute: .\(name), relatedBy: .equal, toItem: b, attribute: .\(name), "
        + "multiplier: 1, constant: 0)")
  }

  @Test(arguments: [
    ("=", "equal", "equalTo"), ("<=", "lessThanOrEqual", "lessThanOrEqualTo"),
    (">=", "greaterThanOrEqual", "greaterThanOrEqualTo"),
  ])
  func relation(sign: String, name: String, argument: String) throws {
    #expect(
      try swift("a.width \(sign) 3")
        == "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .\(name), toItem: nil, "
        + "attribute: .notAnAttribute, multiplier: 1, constant: 3)")
    #expect(try anchors("a.width \(sign) 3") == "a.widthAnchor.constraint(\(argument)Constant: 3)")
    #expect(try anchors("a.width \(sign) b.width") == "a.widthAnchor.constraint(\(argument): b.widthAnchor)")
  }

  @Test(arguments: [
    ("3", "3"), ("-3", "-3"), ("1.50", "1.5"), ("1e300", "1e+300"), ("0.00001", "1e-05"), ("gap", "gap"),
    ("gap * 2", "gap * 2"), ("gap / -2 - -3", "gap / (-2) - (-3)"), ("gap + 1.0", "gap + 1"),
    ("repeat * self", "`repeat` * `self`"), ("gap * 2 - case", "gap * 2 - `case`"),
  ])
  func number(text: String, swift: String) throws {
    #expect(try anchors("a.width = \(text)") == "a.widthAnchor.constraint(equalToConstant: \(swift))")
    #expect(
      try self.swift("a.width = \(text)")
        == "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, "
        + "attribute: .notAnAttribute, multiplier: 1, constant: \(swift))")
  }

  @Test(arguments: [
    ("* 2", "2"), ("/ 1.6", "0.625"), ("/ -4", "-0.25"), ("/ 3", "1.0 / 3"), ("/ -7", "1.0 / (-7)"),
    ("* 0.3333333333333333", "1.0 / 3"), ("/ 0.3", "1.0 / 0.3"), ("* 0.3333", "0.3333"), ("/ 1000", "0.001"),
    ("* scale", "scale"), ("/ scale", "1 / scale"),
    ("/ default", "1 / `default`"),
  ])
  func multiplier(text: String, swift: String) throws {
    #expect(
      try anchors("a.width = b.width \(text) + 1")
        == "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: \(swift), constant: 1)")
  }

  /// A multiplier of one is not written, nor a constant of nothing.
  @Test func plain() throws {
    #expect(try anchors("a.left = b.left * 1 - 0") == "a.leftAnchor.constraint(equalTo: b.leftAnchor)")
    #expect(
      try anchors("a.width = b.width * -gap", in: .expressionFormat)
        == "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -gap)")
  }

  @Test(arguments: [
    "Any", "Self", "as", "class", "default", "for", "func", "guard", "in", "init", "internal", "is", "let", "nil",
    "operator", "private", "public", "return", "static", "subscript", "super", "switch", "throws", "true", "var",
    "while",
  ])
  func keyword(_ word: String) throws {
    #expect(
      try anchors("\(word)[.width] == view.\(word)[.width]", in: .formulaStyle)
        == "`\(word)`.widthAnchor.constraint(equalTo: view.`\(word)`.widthAnchor)")
  }

  /// What is written is the number that is meant, to the last bit.
  @Test func everyDivisor() throws {
    for divisor in (1...2000).map({ Double($0) / 4 }) where divisor != 1 {
      let text = try swift("a.width = b.width / \(divisor)")
      let number = try #require(text.firstMatch(of: /multiplier: (.+), constant/)).1
      let parts = number.split(separator: " / ")
      let value = parts.count == 2 ? try #require(Double(parts[0])) / #require(Double(parts[1])) : Double(number)
      #expect(value == 1 / divisor, "\(text)")
      #expect(number.utf8.count <= (1 / divisor).description.utf8.count)
    }
  }

  @Test(arguments: [
    ("superview", "superview!"), ("a.superview", "a.superview!"), ("a.superview.superview", "a.superview!.superview!"),
    ("superview.a", "superview!.a"), ("a.superviews", "a.superviews"), ("self.view", "self.view"),
    ("a.self", "a.`self`"), ("await", "`await`"), ("_", "`_`"), ("super", "`super`"),
    ("self.superview", "self.superview!"),
  ])
  func path(name: String, expression: String) throws {
    #expect(
      try anchors("\(name)[.left] == b[.left]", in: .formulaStyle)
        == "\(expression).leftAnchor.constraint(equalTo: b.leftAnchor)")
    #expect(
      try swift("b[.left] == \(name)[.left]", in: .formulaStyle)
        == "NSLayoutConstraint(item: b, attribute: .left, relatedBy: .equal, toItem: \(expression), attribute: .left, "
        + "multiplier: 1, constant: 0)")
  }

  @Test func superview() throws {
    #expect(
      try anchors("my.button.left = super.left")
        == "my.button.leftAnchor.constraint(equalTo: my.button.superview!.leftAnchor)")
    #expect(
      try swift("in.left = super.left")
        == "NSLayoutConstraint(item: `in`, attribute: .left, relatedBy: .equal, toItem: `in`.superview!, "
        + "attribute: .left, multiplier: 1, constant: 0)")
  }
}
