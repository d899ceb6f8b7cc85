import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Visual formats, which the framework raises an exception on where something is wrong.
@MainActor @Suite struct VisualFormatCallTests {
  private let scene = Scene()

  private func made(
    _ text: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [Recorded] {
    try NSLayoutConstraint.constraints(
      visualFormat: text, options: options, metrics: metrics,
      views: ["first": scene.first, "second": scene.second, "guide": scene.guide]
    ).map { Recorded($0) }
  }

  @Test func chain() throws {
    let (first, second, root) = (scene.first, scene.second, scene.root)
    #expect(
      try made("V:|-gap-[first(>=50@700,second)]-(<=10@low)-[second]|", metrics: ["gap": 4, "low": 250.5]) == [
        Recorded(first, .top, .equal, root, .top, constant: 4),
        Recorded(first, .height, .greaterThanOrEqual, constant: 50, priority: 700),
        Recorded(first, .height, .equal, second, .height),
        Recorded(second, .top, .lessThanOrEqual, first, .bottom, constant: 10, priority: 250.5),
        Recorded(root, .bottom, .equal, second, .bottom),
      ])
  }

  @Test func metricBeforeView() throws {
    #expect(
      try made("[first(second)]", metrics: ["second": 7]) == [Recorded(scene.first, .width, .equal, constant: 7)])
  }

  @Test func standardSpacing() throws {
    let (first, second, root, guide) = (scene.first, scene.second, scene.root, scene.guide)
    #if canImport(UIKit)
      let expected = [
        Recorded(first, .leading, .equal, root, .leadingMargin),
        Recorded(second, .leading, .equal, first, .trailing, constant: 8),
        Recorded(guide, .leading, .equal, second, .trailing, constant: 8),
        Recorded(root, .trailingMargin, .equal, guide, .trailing),
      ]
    #else
      let expected = [
        Recorded(first, .leading, .equal, root, .leading, constant: 20),
        Recorded(second, .leading, .equal, first, .trailing, constant: 8),
        Recorded(guide, .leading, .equal, second, .trailing, constant: 8),
        Recorded(root, .trailing, .equal, guide, .trailing, constant: 20),
      ]
    #endif
    #expect(try made("|-[first]-[second]-[guide]-|") == expected)
  }

  @Test func verticalStandardSpacing() throws {
    let (first, second, root) = (scene.first, scene.second, scene.root)
    let made = try made("V:|-[first]-[second]-|")
    #expect(made[1] == Recorded(second, .top, .equal, first, .bottom, constant: 8))
    #if canImport(UIKit)
      #expect(made[0] == Recorded(first, .top, .equal, root, .topMargin))
      #expect(made[2] == Recorded(root, .bottomMargin, .equal, second, .bottom))
    #else
      #expect(made[0] == Recorded(first, .top, .equal, root, .top, constant: 20))
      #expect(made[2] == Recorded(root, .bottom, .equal, second, .bottom, constant: 20))
    #endif
  }

  @Test func options() throws {
    let (first, second) = (scene.first, scene.second)
    #expect(
      try made("[first]-5-[second]-[guide]", options: [.alignAllTop, .directionLeftToRight]) == [
        Recorded(second, .left, .equal, first, .right, constant: 5),
        Recorded(scene.guide, .left, .equal, second, .right, constant: 8),
        Recorded(second, .top, .equal, first, .top),
        Recorded(scene.guide, .top, .equal, second, .top),
      ])
    #expect(
      try made("[first]-5-[second]", options: .directionRightToLeft) == [
        Recorded(first, .left, .equal, second, .right, constant: 5)
      ])
  }

  @Test func mistakes() throws {
    let (error, calls) = failure(Diagnostic.self) { try made("|-[first]-[thrid]-[second(>=gap)]") }
    #expect(calls == 0)
    let mistakes = error?.mistakes.map { "\($0.code.rawValue) \($0.offset)+\($0.length)" }
    #expect(mistakes == ["unknown-view 11+5", "unknown-view 28+3"])
  }

  @Test func whiteSpace() throws {
    let (error, calls) = failure(Diagnostic.self) { try made("[first] [second]") }
    #expect(calls == 0)
    #expect(error?.offset == 7)
  }

  @Test func otherOptions() throws {
    let (error, calls) = failure(Diagnostic.self) { try made("V:[first][second]", options: .spacingBaselineToBaseline) }
    #expect(calls == 0)
    #expect(
      error?.rendered(in: "V:[first][second]", file: "text") == """
        text:1:1: error: one of the options is neither an alignment nor a direction
        V:[first][second]
        ^~~~~~~~~~~~~~~~~
        hint: leave it out; spacing from baseline to baseline takes constraints between the baselines

        """)
  }

  @Test func safeArea() throws {
    let constraint = try Dialect.compactConstraint2021.layoutConstraint(
      "first.bottom = safe.bottom - 20 @ 750 # edge",
      in: LayoutBindings(views: ["first": scene.first]))
    #expect(
      Recorded(constraint)
        == Recorded(
          scene.first, .bottom, .equal, scene.root.safeAreaLayoutGuide, .bottom, constant: -20, priority: 750,
          identifier: "edge"))
    #expect(scene.guide.layoutSafeArea == nil)
  }
}
