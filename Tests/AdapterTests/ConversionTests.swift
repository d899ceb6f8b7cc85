import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// `NSLayoutConstraint` made from a value.
@MainActor @Suite struct ConversionTests {
  let scene = Scene()
  var first: PlatformItem { .view(scene.first) }
  var second: PlatformItem { .view(scene.second) }

  @Test func everythingIsHandedOver() throws {
    let value = LayoutConstraint(
      first, .leading, .lessThanOrEqual, .guide(scene.guide), .trailing, multiplier: 0.5, constant: -3, priority: 250,
      identifier: "gap")
    #expect(
      Recorded(try NSLayoutConstraint(value))
        == Recorded(
          scene.first, .leading, .lessThanOrEqual, scene.guide, .trailing, multiplier: 0.5, constant: -3,
          priority: 250, identifier: "gap"))
  }

  @Test func withoutASecondItem() throws {
    let value = LayoutConstraint(first, .width, .greaterThanOrEqual, constant: 44, priority: 999.5, identifier: "w")
    #expect(
      Recorded(try NSLayoutConstraint(value))
        == Recorded(scene.first, .width, .greaterThanOrEqual, constant: 44, priority: 999.5, identifier: "w"))
  }

  /// The raw values are those of Apple's headers.
  @Test func everyAttribute() throws {
    let listed: [Attribute: Int] = [
      .left: 1, .right: 2, .top: 3, .bottom: 4, .leading: 5, .trailing: 6, .width: 7, .height: 8, .centerX: 9,
      .centerY: 10, .lastBaseline: 11, .baseline: 11, .firstBaseline: 12,
    ]
    let margins: [Attribute: Int] = [
      .leftMargin: 13, .rightMargin: 14, .topMargin: 15, .bottomMargin: 16, .leadingMargin: 17, .trailingMargin: 18,
      .centerXWithinMargins: 19, .centerYWithinMargins: 20,
    ]
    #expect(listed.count + margins.count == Attribute.allCases.count)
    for (attribute, rawValue) in listed {
      let made = try NSLayoutConstraint(LayoutConstraint(first, attribute, .equal, second, attribute))
      #expect(made.firstAttribute.rawValue == rawValue)
      #expect(made.secondAttribute.rawValue == rawValue)
    }
    for (attribute, rawValue) in margins {
      let value = LayoutConstraint(first, attribute, .equal, second, attribute)
      #if canImport(UIKit)
        let made = try NSLayoutConstraint(value)
        #expect(made.firstAttribute.rawValue == rawValue)
        #expect(made.secondAttribute.rawValue == rawValue)
      #else
        #expect(NSLayoutConstraint.Attribute(rawValue: rawValue) == nil)
        let failure = failure(LayoutProblem.self) { try NSLayoutConstraint(value) }
        #expect(failure.error?.message == "AppKit has no attribute '\(attribute.rawValue)'")
        #expect(failure.initialiserCalls == 0)
      #endif
    }
  }

  #if !canImport(UIKit)
    @Test func aMarginAsTheSecondAttribute() {
      let failure = failure(LayoutProblem.self) {
        try NSLayoutConstraint(LayoutConstraint(first, .left, .equal, second, .leftMargin))
      }
      #expect(
        failure.error?.description
          == "AppKit has no attribute 'leftMargin' (relate to 'left' of a layout guide that has the margins)")
      #expect(failure.error?.code == .unavailableAttribute)
      #expect(failure.initialiserCalls == 0)
    }
  #endif

  @Test(arguments: [
    (LayoutConstraint<Int>(0, .width, .equal, 1, .width, multiplier: .nan), "the multiplier is nan"),
    (LayoutConstraint<Int>(0, .width, .equal, 1, .width, multiplier: .infinity), "the multiplier is inf"),
    (LayoutConstraint<Int>(0, .top, .equal, 1, .top, constant: -.infinity), "the constant is -inf"),
    (LayoutConstraint<Int>(0, .width, .equal, constant: .nan), "the constant is nan"),
  ])
  func numbersThatAreNotFinite(value: LayoutConstraint<Int>, message: String) {
    let failure = failure(LayoutProblem.self) { try NSLayoutConstraint(value.mapItems { [first, second][$0] }) }
    #expect(failure.error?.description == message + " (give it a finite value)")
    #expect(failure.error?.code == .notFinite)
    #expect(failure.initialiserCalls == 0)
  }

  @Test(arguments: [0, -1, 1000.1, .nan, .infinity, 1e-60])
  func priorities(priority: Double) {
    let failure = failure(LayoutProblem.self) {
      try NSLayoutConstraint(LayoutConstraint(first, .width, .equal, constant: 1, priority: priority))
    }
    #expect(
      failure.error?.description == "\(priority) is no priority (give it a value of more than 0, and at most 1000)")
    #expect(failure.error?.code == .invalidPriority)
    #expect(failure.initialiserCalls == 0)
  }

  @Test func halfASecondItem() {
    var value = LayoutConstraint(first, .width, .equal, second, .width)
    value.secondItem = nil
    let failure = failure(LayoutProblem.self) { try NSLayoutConstraint(value) }
    #expect(
      failure.error?.description
        == "a second item needs a second attribute, and the other way round (set both, or none of them)")
    #expect(failure.error?.code == .incompleteSecondItem)
    #expect(failure.initialiserCalls == 0)
  }
}
