import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Each pairing that the frameworks raise an exception on, as a value and as a text.
@MainActor @Suite struct ObjectionTests {
  let scene = Scene()

  @Test(arguments: [
    (LayoutConstraint<Int>(0, .top, .equal, constant: 3), "'top' is a place, and there is nothing to count it from"),
    (
      LayoutConstraint<Int>(0, .left, .equal, 1, .left, multiplier: 0),
      "'left' is a place, and what it relates to is times 0"
    ),
    (LayoutConstraint<Int>(0, .left, .equal, 1, .top), "'left' and 'top' lie on different axes"),
    (LayoutConstraint<Int>(0, .left, .equal, 1, .width), "one of 'left' and 'width' is a place, the other a size"),
    (LayoutConstraint<Int>(0, .width, .equal, 1, .left), "one of 'width' and 'left' is a place, the other a size"),
    (
      LayoutConstraint<Int>(0, .leading, .equal, 1, .right),
      "'leading' and 'right' depend on the direction of writing in different ways"
    ),
  ])
  func values(value: LayoutConstraint<Int>, reason: String) {
    let failure = failure(LayoutProblem.self) {
      try NSLayoutConstraint(value.mapItems { [.view(scene.first), .view(scene.second)][$0] })
    }
    #expect(failure.error?.message == "UIKit and AppKit raise an exception: " + reason)
    #expect(failure.error?.code.rawValue == value.objections.first?.rawValue)
    #expect(failure.initialiserCalls == 0)
  }

  @Test(arguments: [
    (
      "a.top = 3",
      "'top' is a place, and there is nothing to count it from (write 'a.top = super.top + 3')"
    ),
    (
      "a.left = b.left * 0 + 3",
      "'left' is a place, and what it relates to is times 0 (write 'a.left = super.left + 3')"
    ),
    (
      "a.left = b.top",
      "'left' and 'top' lie on different axes (write 'a.left = b.left' or 'a.top = b.top')"
    ),
    (
      "a.left = b.width",
      "one of 'left' and 'width' is a place, the other a size (write 'a.left = b.left' or 'a.width = b.width')"
    ),
    (
      "a.leading = b.right",
      """
      'leading' and 'right' depend on the direction of writing in different ways (write 'a.leading = b.trailing' or \
      'a.left = b.right')
      """
    ),
  ])
  func texts(text: String, reason: String) {
    let failure = failure(Diagnostic.self) {
      try scene.root.addCompactConstraint(text, views: ["a": scene.first, "b": scene.second])
    }
    #expect(failure.error?.description == "1:1: error: UIKit and AppKit raise an exception: " + reason)
    #expect(failure.error?.length == text.utf8.count)
    #expect(failure.initialiserCalls == 0)
    #expect(scene.held == [[], [], [], []])
  }

  /// What the adapter refuses and what the frameworks refuse is the same, for every pair of attributes.
  @Test func nothingElseIsRefused() throws {
    let available = Attribute.allCases.filter { NSLayoutConstraint.Attribute($0) != nil }
    var made = 0
    for first in available {
      for second in available.map(Optional.some) + [nil] {
        for multiplier in [1.0, 0] {
          var value = LayoutConstraint(PlatformItem.view(scene.first), first, .equal, constant: 3)
          value.multiplier = multiplier
          value.secondAttribute = second
          value.secondItem = second.map { _ in .view(scene.second) }
          guard value.objections.isEmpty else { continue }
          // The stand-in ends the process if it does not take it.
          _ = try NSLayoutConstraint(value)
          made += 1
        }
      }
    }
    #expect(made > 0)
  }
}
