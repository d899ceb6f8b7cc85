import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

/// Names of views that can mean something else in another language, above all `self`.
@Suite struct AmbiguousNameTests {
  private func warnings(
    _ text: String, in source: Dialect, to target: TranslationTarget = .anchors, receiver: String? = nil
  ) throws -> [String] {
    let translation = try source.translate(text, to: target, receiver: receiver)
    #expect(translation.warnings.allSatisfy { $0.severity == .warning })
    return translation.warnings.map { $0.report(on: text) }
  }

  @Test func receiver() throws {
    let text = "a.width = self.width"
    #expect(
      try warnings(text, in: .compactConstraint) == [
        """
        ambiguous-name 10+4
        text:1:11: warning: 'self' is the view that the call is made on, and can be something else where this goes
        a.width = self.width
                  ^~~~
        hint: say which view it is, by '--self NAME' or as the receiver
        """
      ])
    #expect(try warnings(text, in: .compactConstraint, to: .swift).count == 1)
    #expect(try warnings(text, in: .compactConstraint, to: .dialect(.visualAttribute)).count == 1)
    #expect(try warnings(text, in: .compactConstraint, to: .dialect(.compactConstraint)) == [])
    #expect(try warnings(text, in: .compactConstraint, receiver: "view") == [])
    #expect(try warnings("self.view.left = self.button.left", in: .compactConstraint) == [])
    #expect(try warnings("self.left = self.left", in: .compactConstraint).count == 2)
    #expect(try warnings("a.width = self", in: .compactConstraint) == [])
  }

  @Test func viewCalledSelf() throws {
    #expect(
      try warnings("self.left = 10", in: .expressionFormat) == [
        """
        ambiguous-name 0+4
        text:1:1: warning: 'self' is the view of that name, and can be something else where this goes
        self.left = 10
        ^~~~
        hint: say which view it is, by '--self NAME' or as the receiver
        """
      ])
    #expect(try warnings("self.left = 10", in: .expressionFormat, to: .dialect(.compactConstraint)) == [])
    #expect(try warnings("self.left = a.left", in: .expressionFormat, to: .dialect(.swiftyLayout)).count == 1)
    #expect(try warnings("self[.left] == superview[.left]", in: .formulaStyle) == [])
  }

  @Test func superview() throws {
    #expect(
      try warnings("a.bottom = super.bottom", in: .expressionFormat) == [
        """
        ambiguous-name 11+5
        text:1:12: warning: 'super' is the name of a view in expression-format, and means something of its own in Swift
        a.bottom = super.bottom
                   ^~~~~
        hint: write 'superview' if the superview is meant, or give the view another name first
        """
      ])
    #expect(
      try warnings("a.top = superview.top", in: .compactConstraint) == [
        """
        ambiguous-name 8+9
        text:1:9: warning: 'superview' is the name of a view in compact-constraint, and means something of its own in Swift
        a.top = superview.top
                ^~~~~~~~~
        hint: write 'super' if the superview is meant, or give the view another name first
        """
      ])
    #expect(
      try warnings("superview.top = super.top", in: .compactConstraint) == [
        """
        ambiguous-name 0+9
        text:1:1: warning: 'superview' is the name of a view in compact-constraint, and means something of its own in Swift
        superview.top = super.top
        ^~~~~~~~~
        hint: give the view another name first
        """
      ])
    #expect(try warnings("superview.a.top = b.top", in: .compactConstraint).count == 1)
    #expect(try warnings("a.superview.top = supers.top", in: .compactConstraint) == [])
    #expect(try warnings("a.top = super.top", in: .compactConstraint) == [])
    #expect(try warnings("a.top = superview.top", in: .expressionFormat) == [])
    #expect(try warnings("a.top = superview.top", in: .compactConstraint, to: .dialect(.formulaStyle)) == [])
    #expect(try warnings("a.top == super.top", in: .visualAttribute).count == 1)
    #expect(try warnings("width = width", in: .equations) == [])
  }

  @Test(arguments: [
    (
      TranslationTarget.anchors,
      "self.view.leftAnchor.constraint(equalTo: self.view.superview!.leftAnchor, constant: 8)"
    ),
    (.dialect(.compactConstraint), "self.view.left = super.left + 8"),
    (.dialect(.equations), "left = left + 8"),
  ])
  func nameOfTheReceiver(target: TranslationTarget, text: String) throws {
    let translation = try Dialect.compactConstraint.translate(
      "self.left = super.left + 8", to: target, receiver: "self.view")
    #expect(translation.text == text)
    #expect(translation.leftItem == (target.name == "equations" ? "self.view" : nil))
  }

  @Test func nameOfAnyOther() throws {
    #expect(
      try Dialect.compactConstraint.translate("a.width = self.width * 2", to: .dialect(.formulaStyle), receiver: "b")
        .text
        == "a[.Width] == b[.Width] * 2")
    #expect(
      try Dialect.visualAttribute.translate("self.top == 10", to: .dialect(.visualAttribute), receiver: "b").text
        == "b.top == 10")
    #expect(
      try Dialect.compactConstraint.translate("self.view.top = a.top", to: .anchors, receiver: "b").text
        == "self.view.topAnchor.constraint(equalTo: a.topAnchor)")
  }
}
