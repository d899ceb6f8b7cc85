import Testing

#if canImport(UIKit)
  import UIKit
  private typealias View = UIView
#else
  import AppKit
  private typealias View = NSView
#endif

/// The stand-in ends the process where Apple's class raises an exception: what the other tests rely on.
@Suite struct StandInTests {
  @Test func aPlaceAlone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.top, nil, .notAnAttribute) }
    }
    #expect(message(result).contains("A multiplier of 0 or a nil second item together with a location"))
  }

  @Test func aPlaceTimesZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.top, View(), .top, multiplier: 0) }
    }
    #expect(message(result).contains("A multiplier of 0 or a nil second item together with a location"))
  }

  @Test func mixedAxes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.top, View(), .left) }
    }
    #expect(message(result).contains("Invalid pairing of layout attributes"))
  }

  @Test func placeAndSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.width, View(), .left) }
    }
    #expect(message(result).contains("Invalid pairing of layout attributes"))
  }

  @Test func mixedDirections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.leading, View(), .left) }
    }
    #expect(message(result).contains("between a leading/trailing attribute and a right/left attribute"))
  }

  @Test func numbersThatAreNotFinite() async {
    let multiplier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.width, View(), .width, multiplier: .nan) }
    }
    #expect(message(multiplier).contains("Multiplier is not finite"))
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(.width, View(), .width, constant: .infinity) }
    }
    #expect(message(constant).contains("Constant is not finite"))
  }

  @Test func priority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let constraint = make(.width, nil, .notAnAttribute)
        constraint.priority.rawValue = 0
      }
    }
    #expect(message(result).contains("Priority is not in (0, 1000]"))
  }

  @Test func hierarchies() async {
    let held = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().addConstraint(make(.width, nil, .notAnAttribute)) }
    }
    #expect(message(held).contains("The view hierarchy is not prepared for the constraint"))
    let activated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSLayoutConstraint.activate([make(.width, View(), .width)]) }
    }
    #expect(message(activated).contains("the items have no common ancestor"))
  }

  #if !canImport(UIKit)
    @Test("In AppKit constraints, anchors and guides belong to no actor")
    nonisolated func isolation() {
      let guide = NSLayoutGuide()
      let anchor: NSLayoutAnchor<NSLayoutDimension> = guide.widthAnchor
      #expect(anchor === anchor && guide.owningView == nil)
      #expect(NSLayoutConstraint().constant == 0)
    }
  #endif

  private func message(_ result: ExitTest.Result?) -> String {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return text.contains("NSInvalidArgumentException") ? text : ""
  }
}

/// Calls the initialiser without the adapter. The item is kept alive, which a constraint does not do.
@MainActor @discardableResult private func make(
  _ first: NSLayoutConstraint.Attribute, _ item: View?, _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
  constant: CGFloat = 0
) -> NSLayoutConstraint {
  kept += [View(), item].compactMap { $0 }
  return NSLayoutConstraint(
    item: kept[kept.count - (item == nil ? 1 : 2)], attribute: first, relatedBy: .equal, toItem: item,
    attribute: second, multiplier: multiplier, constant: constant)
}

@MainActor private var kept: [View] = []
