import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The examples in the README of CompactConstraint.
@MainActor @Suite struct CompactConstraintCallTests {
  let scene = Scene()
  let metrics = ["buttonHeight": 36.0, "spacing": 15, "scale": 1.25]

  @Test func oneAtATime() throws {
    let (root, button, label) = (scene.root, scene.first, scene.second)
    let views: [String: any PlatformLayoutItem] = ["button": button, "label": label, "spinner": label]
    let added = try [
      "button.centerX = super.centerX", "label.width = button.width * scale + 40", "spinner.left = button.right + 10",
      "button.height = buttonHeight", "spinner.height = 40",
    ].map { try root.addCompactConstraint($0, metrics: metrics, views: views) }
    let expected = [
      Recorded(button, .centerX, .equal, root, .centerX),
      Recorded(label, .width, .equal, button, .width, multiplier: 1.25, constant: 40),
      Recorded(label, .left, .equal, button, .right, constant: 10),
      Recorded(button, .height, .equal, constant: 36),
      Recorded(label, .height, .equal, constant: 40),
    ]
    #expect(added.map { Recorded($0) } == expected)
    #expect(scene.held == [expected, [], [], []])
  }

  @Test func manyAtOnce() throws {
    let (root, label, field) = (scene.root, scene.first, scene.second)
    let added = try root.addCompactConstraints(
      [
        "emailLabel.left >= emailField.left", "spinner.left = logInButton.right + 10",
        "preview.height = preview.width / 1.6",
      ],
      metrics: metrics,
      views: ["emailLabel": label, "emailField": field, "spinner": label, "logInButton": field, "preview": label])
    let expected = [
      Recorded(label, .left, .greaterThanOrEqual, field, .left),
      Recorded(label, .left, .equal, field, .right, constant: 10),
      Recorded(label, .height, .equal, label, .width, multiplier: 0.625),
    ]
    #expect(added.map { Recorded($0) } == expected)
    #expect(scene.held == [expected, [], [], []])
  }

  @Test func superYieldsToAView() throws {
    let constraint = try scene.root.addCompactConstraint(
      "a.top = super.top", views: ["a": scene.first, "super": scene.second])
    #expect(Recorded(constraint) == Recorded(scene.first, .top, .equal, scene.second, .top))
  }

  @Test func superOfAGuideIsItsOwner() throws {
    let constraint = try scene.root.addCompactConstraint("g.top = super.top", views: ["g": scene.guide])
    #expect(Recorded(constraint) == Recorded(scene.guide, .top, .equal, scene.root, .top))
    #expect(scene.held == [[Recorded(constraint)], [], [], []])
  }

  @Test func madeButNotInstalled() throws {
    let constraint = try NSLayoutConstraint.constraint(
      compactFormat: "a.width = gap * 2 + 3", metrics: ["gap": 4], views: ["a": scene.first])
    #expect(Recorded(constraint) == Recorded(scene.first, .width, .equal, constant: 11))
    #expect(scene.held == [[], [], [], []])
  }

  @Test func allOrNothing() {
    let failure = failure(RejectedEquations.self) {
      try scene.root.addCompactConstraints(
        ["a.width = 10", "a.width = b.widht", "a.left = 10", "a.top = c.top", "out.top = a.top"],
        views: ["a": scene.first, "b": scene.second, "out": PlatformView()])
    }
    #expect(failure.error?.entries.map(\.index) == [1, 2, 3, 4])
    #expect(
      failure.error?.entries.map(\.diagnostic.description) == [
        "1:18: error: expected '.', but the text ends here",
        """
        1:1: error: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from \
        (write 'a.left = super.left + 10')
        """,
        "1:9: error: there is no view called 'c' (the views are 'a', 'b', 'out')",
        """
        1:1: error: an item of the constraint does not lie in the view that is to hold it (add the item to the view \
        first, or install the constraint on a view that holds both items)
        """,
      ])
    #expect(scene.held == [[], [], [], []])
  }

  @Test func anItemOutsideTheViewIsRefused() {
    let failure = failure(Diagnostic.self) {
      try scene.first.addCompactConstraint("i.top = s.top", views: ["i": scene.inner, "s": scene.second])
    }
    #expect(failure.error?.code == .cannotHold)
    #expect(failure.error?.found == "i.top = s.top")
    #expect(failure.initialiserCalls == 0)
    #expect(scene.held == [[], [], [], []])
  }
}
