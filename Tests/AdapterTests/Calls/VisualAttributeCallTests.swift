import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The examples in the README of PLVisualAttributeConstraints.
@MainActor @Suite struct VisualAttributeCallTests {
  let scene = Scene()
  var views: [String: any PlatformLayoutItem] {
    ["firstView": scene.first, "secondView": scene.second, "control1": scene.first, "control2": scene.second]
  }

  func recorded(_ text: String) throws -> Recorded {
    Recorded(try NSLayoutConstraint.attributeConstraint(visualFormat: text, views: views))
  }

  @Test func one() throws {
    #expect(
      try recorded("secondView.left >= firstView.left * 2 + 10")
        == Recorded(scene.second, .left, .greaterThanOrEqual, scene.first, .left, multiplier: 2, constant: 10))
  }

  @Test func many() throws {
    let constraints = try NSLayoutConstraint.attributeConstraints(
      visualFormats: [
        "secondView.left <= firstView.left - 10", "secondView.right >= firstView.right + 10",
        "secondView.top == firstView.bottom * 2.5 + 5",
      ], views: views)
    #expect(
      constraints.map { Recorded($0) } == [
        Recorded(scene.second, .left, .lessThanOrEqual, scene.first, .left, constant: -10),
        Recorded(scene.second, .right, .greaterThanOrEqual, scene.first, .right, constant: 10),
        Recorded(scene.second, .top, .equal, scene.first, .bottom, multiplier: 2.5, constant: 5),
      ])
    #expect(scene.held == [[], [], [], []])
  }

  @Test func everyErrorIsReported() {
    let failure = failure(RejectedEquations.self) {
      try NSLayoutConstraint.attributeConstraints(
        visualFormats: ["control1.top == 3", "control1.width == 3", "control3.top == control1.top"], views: views)
    }
    #expect(failure.error?.entries.map(\.index) == [0, 2])
    #expect(failure.error?.entries.map(\.diagnostic.code) == [DiagnosticCode(.placeTimesZero), .unknownView])
    #expect(failure.error?.entries.map(\.diagnostic.severity) == [.error, .error])
  }
}
