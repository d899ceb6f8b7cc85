import ConstraintGrammar
import ConstraintLayout
import Testing

/// Every example in the README of CompactConstraint.
@Suite struct CompactConstraintDocumentTests {
  private let scene = Scene(
    "emailLabel emailField spinner logInButton preview button label",
    metrics: ["buttonHeight": 36, "spacing": 15, "scale": 1.25])

  /// What a text adds to the view that holds the others.
  private func added(_ text: String) throws -> LayoutConstraint<Box> {
    let constraint = try scene.root.addCompactConstraint(text, metrics: scene.metrics, views: scene.views)
    #expect(scene.root.installed.last == constraint)
    return constraint
  }

  private var emailLabel: LayoutConstraint<Box> {
    LayoutConstraint(scene["emailLabel"], .left, .greaterThanOrEqual, scene["emailField"], .left)
  }
  private var spinnerBesideButton: LayoutConstraint<Box> {
    LayoutConstraint(scene["spinner"], .left, .equal, scene["logInButton"], .right, constant: 10)
  }
  private var preview: LayoutConstraint<Box> {
    LayoutConstraint(scene["preview"], .height, .equal, scene["preview"], .width, multiplier: 0.625)
  }

  // MARK: the introduction

  @Test func oneAfterAnother() throws {
    #expect(try added("emailLabel.left >= emailField.left") == emailLabel)
    #expect(try added("spinner.left = logInButton.right + 10") == spinnerBesideButton)
    #expect(try added("preview.height = preview.width / 1.6") == preview)
    #expect(scene.root.installed == [emailLabel, spinnerBesideButton, preview])
  }

  @Test func allAtOnce() throws {
    let constraints = try scene.root.addCompactConstraints(
      [
        "emailLabel.left >= emailField.left",
        "spinner.left = logInButton.right + 10",
        "preview.height = preview.width / 1.6",
      ], metrics: scene.metrics, views: scene.views)
    #expect(constraints == [emailLabel, spinnerBesideButton, preview])
    #expect(scene.root.installed == constraints)
  }

  // MARK: "Syntax"

  @Test func centerOfSuperview() throws {
    #expect(
      try added("button.centerX = super.centerX")
        == LayoutConstraint(scene["button"], .centerX, .equal, scene.root, .centerX))
  }

  @Test func scaledWidth() throws {
    #expect(
      try added("label.width = button.width * scale + 40")
        == LayoutConstraint(scene["label"], .width, .equal, scene["button"], .width, multiplier: 1.25, constant: 40))
  }

  @Test func besideAnother() throws {
    #expect(
      try added("spinner.left = button.right + 10")
        == LayoutConstraint(scene["spinner"], .left, .equal, scene["button"], .right, constant: 10))
  }

  @Test func namedHeight() throws {
    #expect(
      try added("button.height = buttonHeight") == LayoutConstraint(scene["button"], .height, .equal, constant: 36))
  }

  @Test func height() throws {
    #expect(try added("spinner.height = 40") == LayoutConstraint(scene["spinner"], .height, .equal, constant: 40))
  }

  /// "If you specify a `super` key in `views`, your supplied value will be used instead."
  @Test func suppliedSuper() throws {
    let constraint = try scene.root.addCompactConstraint(
      "button.centerX = super.centerX", views: ["button": scene["button"], "super": scene["label"]])
    #expect(constraint == LayoutConstraint(scene["button"], .centerX, .equal, scene["label"], .centerX))
  }
}
