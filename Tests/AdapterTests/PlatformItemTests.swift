import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Views and layout guides as items.
@MainActor @Suite struct PlatformItemTests {
  let scene = Scene()

  @Test func superviews() {
    #expect(PlatformItem.view(scene.inner).layoutSuperview == .view(scene.first))
    #expect(PlatformItem.guide(scene.guide).layoutSuperview == .view(scene.root))
    #expect(PlatformItem.view(scene.root).layoutSuperview == nil)
    #expect(PlatformItem.guide(PlatformLayoutGuide()).layoutSuperview == nil)
    #expect(scene.inner.layoutSuperview == .view(scene.first))
    #expect(scene.guide.layoutSuperview == .view(scene.root))
  }

  @Test func identity() {
    #expect(scene.first.layoutItem == .view(scene.first))
    #expect(scene.first.layoutItem != scene.second.layoutItem)
    #expect(scene.guide.layoutItem == .guide(scene.guide))
    #expect(scene.guide.layoutItem.object === scene.guide)
    #expect(scene.first.layoutItem.layoutIdentity == ObjectIdentifier(scene.first))
  }

  @Test func aViewHoldsWhatLiesInIt() throws {
    let item = PlatformItem.view(scene.first)
    try item.install(LayoutConstraint(.view(scene.inner), .top, .equal, item, .top, priority: 250))
    #expect(scene.held == [[], [Recorded(scene.inner, .top, .equal, scene.first, .top, priority: 250)], [], []])
  }

  @Test func allOrNothing() {
    let good = LayoutConstraint(PlatformItem.view(scene.inner), .width, .equal, constant: 3)
    let outside = LayoutConstraint(PlatformItem.view(scene.second), .width, .equal, constant: 3)
    let failure = failure(LayoutProblem.self) { try PlatformItem.view(scene.first).install([good, outside]) }
    #expect(
      failure.error?.description
        == """
        an item of the constraint does not lie in the view that is to hold it (add the item to the view first, or \
        install the constraint on a view that holds both items)
        """)
    #expect(failure.initialiserCalls == 0)
    #expect(scene.held == [[], [], [], []])
  }

  @Test func allOrNothingWhereTheFrameworkObjects() {
    let good = LayoutConstraint(PlatformItem.view(scene.inner), .width, .equal, constant: 3)
    let alone = LayoutConstraint(PlatformItem.view(scene.inner), .top, .equal, constant: 3)
    let failure = failure(LayoutProblem.self) { try PlatformItem.view(scene.first).install([good, alone]) }
    #expect(failure.error?.code == DiagnosticCode(.placeAlone))
    #expect(scene.held == [[], [], [], []])
  }

  @Test func aGuideHoldsNothing() {
    let item = PlatformItem.guide(scene.guide)
    let failure = failure(LayoutProblem.self) { try item.install(LayoutConstraint(item, .width, .equal, constant: 3)) }
    #expect(
      failure.error?.description
        == "a layout guide can't hold constraints (install the constraint on the view that owns it)")
    #expect(item.canHoldConstraints == false)
    #expect(failure.initialiserCalls == 0)
  }

  @Test func generalCallsInstallOnTheFrameworksViews() throws {
    let value = try PlatformItem.view(scene.first).constrain("width = 2 * width", to: .guide(scene.guide))
    #expect(value == LayoutConstraint(.view(scene.first), .width, .equal, .guide(scene.guide), .width, multiplier: 2))
    #expect(
      scene.held == [[Recorded(scene.first, .width, .equal, scene.guide, .width, multiplier: 2)], [], [], []])
  }

  @Test func anyDialectByItsName() throws {
    let dialect = try #require(Dialect.all.first { $0.name == "formula-style" })
    let constraint = try dialect.layoutConstraint(
      "a[.Width] * 3.0 == a[.Height] * 4.0", in: LayoutBindings(views: ["a": scene.first]))
    #expect(
      Recorded(constraint) == Recorded(scene.first, .width, .equal, scene.first, .height, multiplier: 4.0 / 3.0))
  }

  /// A class of views inherits no name that hides a type of an application.
  @Test func namesStayFree() {
    final class List: PlatformView { var items: [Item] = [Item(name: "milk")] }
    #expect(List().items == [Item(name: "milk")])
  }
}

private struct Item: Equatable { var name: String }
