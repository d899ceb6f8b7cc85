import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The examples in the README of NSLayoutConstraint+ExpressionFormat.
@MainActor @Suite struct ExpressionFormatCallTests {
  let scene = Scene()

  var parameters: [String: any PlatformLayoutParameter] {
    ["view": scene.first, "view1": scene.first, "view2": scene.second, "myVar": 0.25, "margin": 10]
  }

  func recorded(_ text: String) throws -> Recorded {
    Recorded(try NSLayoutConstraint.constraint(expressionFormat: text, parameters: parameters))
  }

  @Test func exampleStrings() throws {
    let (root, view1, view2) = (scene.root, scene.first, scene.second)
    #expect(try recorded("view1.left = 10") == Recorded(view1, .left, .equal, root, .left, constant: 10))
    #expect(try recorded("view1.width = superview.width") == Recorded(view1, .width, .equal, root, .width))
    #expect(
      try recorded("view1.width = superview.width * 0.9")
        == Recorded(view1, .width, .equal, root, .width, multiplier: 0.9))
    #expect(
      try recorded("view1.width = superview.width * myVar")
        == Recorded(view1, .width, .equal, root, .width, multiplier: 0.25))
    #expect(
      try recorded("view1.width = view2.width - 20") == Recorded(view1, .width, .equal, view2, .width, constant: -20))
    #expect(
      try recorded("view1.width = view2.width * 0.9 + 5")
        == Recorded(view1, .width, .equal, view2, .width, multiplier: 0.9, constant: 5))
    #expect(
      try recorded("view1.trailing >= 20")
        == Recorded(view1, .trailing, .greaterThanOrEqual, root, .trailing, constant: 20))
  }

  @Test func usage() throws {
    let (root, view) = (scene.root, scene.first)
    #expect(try recorded("view.left = 10") == Recorded(view, .left, .equal, root, .left, constant: 10))
    #expect(try recorded("view.top = 10") == Recorded(view, .top, .equal, root, .top, constant: 10))
    #expect(try recorded("view.width = 200") == Recorded(view, .width, .equal, constant: 200))
    #expect(try recorded("view.width = 44") == Recorded(view, .width, .equal, constant: 44))
    #expect(try recorded("view.left = margin") == Recorded(view, .left, .equal, root, .left, constant: 10))
    #expect(try recorded("view.top = margin") == Recorded(view, .top, .equal, root, .top, constant: 10))
    #expect(
      try recorded("view2.left = view1.right + 10")
        == Recorded(scene.second, .left, .equal, view, .right, constant: 10))
    #expect(try recorded("view.centerX = superview.centerX") == Recorded(view, .centerX, .equal, root, .centerX))
  }

  @Test func baselineIsTheLastAndCountsFromTheTop() throws {
    #expect(
      try recorded("view.baseline = view2.baseline")
        == Recorded(scene.first, .lastBaseline, .equal, scene.second, .lastBaseline))
    #expect(
      try recorded("view.baseline = 3") == Recorded(scene.first, .lastBaseline, .equal, scene.root, .top, constant: 3))
  }

  @Test(arguments: [
    "view1 = view2", "view1.subview.left = 20", "[view1 setLeft:20]", "view1.left = 20 + superview.left",
    "view1.left + 20 = superview.left", "view1.left = 20 + 3", "view1.left = view2.width * (0.9 + 5)",
  ])
  func invalidStrings(text: String) {
    let failure = failure(Diagnostic.self) { try recorded(text) }
    #expect(failure.error == failureOfParsing(text))
    #expect(failure.initialiserCalls == 0)
  }

  func failureOfParsing(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try Dialect.expressionFormat.parse(text)
      Issue.record("parsed")
      return nil
    } catch {
      return error
    }
  }

  @Test func numbersOfEveryKind() throws {
    let parameters: [String: any PlatformLayoutParameter] = [
      "view": scene.first, "guide": scene.guide, "double": 1.5, "whole": 2, "length": CGFloat(2.5),
      "boxed": NSNumber(value: 3.5),
    ]
    let constants = try ["double", "whole", "length", "boxed"].map { name in
      try NSLayoutConstraint.constraint(expressionFormat: "view.width = \(name)", parameters: parameters).constant
    }
    #expect(constants == [1.5, 2, 2.5, 3.5])
    let constraint = try NSLayoutConstraint.constraint(
      expressionFormat: "view.left = guide.right + whole", parameters: parameters)
    #expect(Recorded(constraint) == Recorded(scene.first, .left, .equal, scene.guide, .right, constant: 2))
  }

  @Test func noSuperview() {
    let failure = failure(Diagnostic.self) {
      try NSLayoutConstraint.constraint(expressionFormat: "a.left = 10", parameters: ["a": PlatformView()])
    }
    #expect(
      failure.error?.description
        == "1:10: error: 'a' has no superview, and this relates to it (add 'a' to its superview first)")
    #expect(failure.initialiserCalls == 0)
  }
}
