import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The code of the article "Making constraints" that needs UIKit or AppKit, as it stands there.
@MainActor @Suite struct ArticleExampleTests {
  @Test func theCallsOfTheLibraries() throws {
    let scene = Scene()
    let (view, button, label, guide) = (scene.root, scene.first, scene.second, scene.guide)

    let views: [String: any PlatformLayoutItem] = ["button": button, "area": guide]
    try view.addCompactConstraints(
      ["button.height = button.width / 1.6", "button.left = area.left + gap"], metrics: ["gap": 8], views: views)

    try label.constrain("trailing = leading - 10", to: button)

    let top = try NSLayoutConstraint.constraint(
      expressionFormat: "label.top = margin", parameters: ["label": label, "margin": 10])
    try NSLayoutConstraint.activate([
      top, button[.width] == 0.5 * label[.width] - 4, button[.top] >= guide[.bottom] + 8,
    ])

    #expect(
      scene.held == [
        [
          Recorded(button, .height, .equal, button, .width, multiplier: 0.625),
          Recorded(button, .left, .equal, guide, .left, constant: 8),
          Recorded(label, .trailing, .equal, button, .leading, constant: -10),
          Recorded(label, .top, .equal, view, .top, constant: 10),
          Recorded(button, .width, .equal, label, .width, multiplier: 0.5, constant: -4),
          Recorded(button, .top, .greaterThanOrEqual, guide, .bottom, constant: 8),
        ], [], [], [],
      ])
  }
}
