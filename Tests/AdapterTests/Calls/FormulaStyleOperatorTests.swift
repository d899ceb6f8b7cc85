import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The operators of FormulaStyleConstraint, as in its README.
@MainActor @Suite struct FormulaStyleOperatorTests {
  let scene = Scene()
  var viewA: PlatformView { scene.first }
  var viewB: PlatformView { scene.second }

  @Test func firstExample() throws {
    let constraint: NSLayoutConstraint = try viewA[.width] == 0.5 * viewB[.width] - 4.0
    #expect(Recorded(constraint) == Recorded(viewA, .width, .equal, viewB, .width, multiplier: 0.5, constant: -4))
  }

  @Test func activatedTogether() throws {
    let (guide, gap) = (scene.guide, CGFloat(8))
    try NSLayoutConstraint.activate([
      viewA[.top] == guide[.bottom], viewA[.leading] == scene.root[.leading] + gap,
      viewB[.width] >= 0.5 * viewA[.width] - 4, 2 * viewB[.height] + 10 == 3 * viewA[.height] + 20 * 2,
    ])
    #expect(
      scene.held[0] == [
        Recorded(viewA, .top, .equal, guide, .bottom),
        Recorded(viewA, .leading, .equal, scene.root, .leading, constant: 8),
        Recorded(viewB, .width, .greaterThanOrEqual, viewA, .width, multiplier: 0.5, constant: -4),
        Recorded(viewB, .height, .equal, viewA, .height, multiplier: 1.5, constant: 15),
      ])
  }

  @Test func aValueWhereOneIsWanted() throws {
    let constraint: LayoutConstraint<PlatformItem> = try viewA[.top] == 10
    let expected = LayoutConstraint(PlatformItem.view(viewA), .top, .equal, constant: 10)
    #expect(constraint == expected)
  }

  @Test func refusals() {
    let place = failure(LayoutProblem.self) { try viewA[.top] == 10 }
    #expect(
      place.error?.description == """
        UIKit and AppKit raise an exception: 'top' is a place, and there is nothing to count it from (relate it to the \
        'top' of the superview, plus one number)
        """)
    let zero = failure(LayoutProblem.self) { try viewA[.width] * 0 == viewB[.width] }
    #expect(
      zero.error?.description == """
        the attribute is multiplied by 0, so the equation says nothing about it (multiply by another number)
        """)
    #expect(place.initialiserCalls == 0)
    #expect(zero.initialiserCalls == 0)
  }
}
