import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The calls of NSLayoutConstraint+ExpressionFormat.
@MainActor @Suite struct ExpressionFormatCallTests {
  let scene = Scene()

  var parameters: [String: any PlatformLayoutParameter] {
    ["view": scene.first, "view1": scene.first, "view2": scene.second, "myVar": 0.25, "margin": 10]
  }

  func recorded(_ text: String) throws -> Recorded {
    Recorded(try NSLayoutConstraint.constraint(expressionFormat: text, parameters: parameters))
  }

  @Test func baselineIsTheLastAndCountsFromTheTop() throws {
    #expect(
      try recorded("view.baseline = view2.baseline")
        == Recorded(scene.first, .lastBaseline, .equal, scene.second, .lastBaseline))
    #expect(
      try recorded("view.baseline = 3") == Recorded(scene.first, .lastBaseline, .equal, scene.root, .top, constant: 3))
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
