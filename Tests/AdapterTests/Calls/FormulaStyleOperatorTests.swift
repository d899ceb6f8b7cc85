import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The examples and the table of operators in the README of FormulaStyleConstraint.
@MainActor @Suite struct FormulaStyleOperatorTests {
  let scene = Scene()
  var viewA: PlatformView { scene.first }
  var viewB: PlatformView { scene.second }

  @Test func firstExample() throws {
    let constraint: NSLayoutConstraint = try viewA[.width] == 0.5 * viewB[.width] - 4.0
    #expect(Recorded(constraint) == Recorded(viewA, .width, .equal, viewB, .width, multiplier: 0.5, constant: -4))
  }

  @Test func secondExample() throws {
    let constraint = try viewA[.width] * 3.0 == viewA[.height] * 4.0
    #expect(
      Recorded(constraint) == Recorded(viewA, .width, .equal, viewA, .height, multiplier: 4.0 / 3.0, constant: 0))
  }

  @Test func theTable() throws {
    let sums = [
      try viewA[.width] + 3 == viewB[.width], try 3 + viewA[.width] == viewB[.width],
      try viewA[.width] - 3 == viewB[.width], try viewA[.width] * 2 == viewB[.width],
      try 2 * viewA[.width] == viewB[.width],
    ]
    #expect(
      sums.map { Recorded($0) } == [
        Recorded(viewA, .width, .equal, viewB, .width, constant: -3),
        Recorded(viewA, .width, .equal, viewB, .width, constant: -3),
        Recorded(viewA, .width, .equal, viewB, .width, constant: 3),
        Recorded(viewA, .width, .equal, viewB, .width, multiplier: 0.5),
        Recorded(viewA, .width, .equal, viewB, .width, multiplier: 0.5),
      ])
    let relations = [
      try viewA[.width] == viewB[.width], try viewA[.width] <= viewB[.width], try viewA[.width] >= viewB[.width],
      try viewA[.width] == 5, try viewA[.width] <= 5, try viewA[.width] >= 5, try 5 == viewA[.width],
      try 5 <= viewA[.width], try 5 >= viewA[.width],
    ]
    #expect(
      relations.map { Recorded($0) } == [
        Recorded(viewA, .width, .equal, viewB, .width),
        Recorded(viewA, .width, .lessThanOrEqual, viewB, .width),
        Recorded(viewA, .width, .greaterThanOrEqual, viewB, .width),
        Recorded(viewA, .width, .equal, constant: 5),
        Recorded(viewA, .width, .lessThanOrEqual, constant: 5),
        Recorded(viewA, .width, .greaterThanOrEqual, constant: 5),
        Recorded(viewA, .width, .equal, constant: 5),
        Recorded(viewA, .width, .greaterThanOrEqual, constant: 5),
        Recorded(viewA, .width, .lessThanOrEqual, constant: 5),
      ])
  }

  @Test func negativeMultiplierTurnsTheRelationRound() throws {
    let constraint = try -2 * viewA[.width] <= viewB[.width] + 6
    #expect(
      Recorded(constraint)
        == Recorded(viewA, .width, .greaterThanOrEqual, viewB, .width, multiplier: -0.5, constant: -3))
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
