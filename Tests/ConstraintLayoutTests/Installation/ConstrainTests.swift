import ConstraintGrammar
import ConstraintLayout
import Testing

/// Where `constrain(_:to:)` and `addCompactConstraint(s)` put what they make, and what they do if they can't.
@Suite struct ConstrainTests {
  private let scene = Scene("button label")
  private var button: Box { scene["button"] }

  private func report(_ formula: String, on view: Box, to other: Box?) -> String {
    do {
      return "made \(try view.constrain(formula, to: other).outline)"
    } catch let diagnostic as Diagnostic {
      return diagnostic.report(on: formula)
    } catch {
      return "\(error)"
    }
  }

  @Test func onItself() throws {
    let constraint = try button.constrain("height = 2 * width", to: button)
    #expect(constraint == LayoutConstraint(button, .height, .equal, button, .width, multiplier: 2))
    #expect(button.installed == [constraint])
    #expect(scene.root.installed == [])
  }

  @Test func onItsDescendant() throws {
    let inner = Box("inner", in: button)
    let constraint = try button.constrain("width > width", to: inner)
    #expect(constraint == LayoutConstraint(button, .width, .greaterThanOrEqual, inner, .width))
    #expect(button.installed == [constraint])
    #expect(inner.installed == [])
  }

  @Test func constantOnTheSuperview() throws {
    let constraint = try button.constrain("width = 100", to: nil)
    #expect(constraint == LayoutConstraint(button, .width, .equal, constant: 100))
    #expect(scene.root.installed == [constraint])
    #expect(button.installed == [])
  }

  @Test func noCommonAncestor() {
    let island = Box("island")
    #expect(
      report("width = width", on: button, to: island) == """
        no-common-ancestor 0+13
        text:1:1: error: the two views have no ancestor in common, so no view can hold the constraint
        width = width
        ^~~~~~~~~~~~~
        hint: add both views to one hierarchy first
        """)
    #expect(island.installed + button.installed + scene.root.installed == [])
  }

  @Test func noSuperviewToInstallOn() {
    #expect(
      report("width = 100", on: scene.root, to: nil) == """
        missing-superview 0+11
        text:1:1: error: the view has no superview, which would hold the constraint
        width = 100
        ^~~~~~~~~~~
        hint: add the view to its superview first
        """)
    #expect(scene.root.installed == [])
  }

  /// What the formula itself lacks is said first.
  @Test func formulaThatDoesNotFit() {
    #expect(
      report("width = width", on: scene.root, to: nil) == """
        missing-rhs 8+5
        text:1:9: error: the formula has an attribute of the RHS, and there is no RHS
        width = width
                ^~~~~
        hint: give a view as RHS, or write a number in place of the attribute
        """)
    #expect(
      report("width = 100", on: scene.root, to: Box("island")) == """
        unused-rhs 8+3
        text:1:9: error: the formula is a constant, and a RHS is given
        width = 100
                ^~~
        hint: leave out the RHS, or relate to an attribute of it
        """)
  }

  /// All constraints are installed, or none.
  @Test func allOrNone() {
    let rejected = #expect(throws: RejectedEquations.self) {
      try scene.root.addCompactConstraints(["button.width = 3", "buton.width = 3"], views: scene.views)
    }
    #expect(rejected?.entries.map(\.index) == [1])
    #expect(scene.root.installed == [])
  }

  @Test func oneWrong() {
    #expect(throws: Diagnostic.self) { try scene.root.addCompactConstraint("buton.width = 3", views: scene.views) }
    #expect(scene.root.installed == [])
  }

  /// What keeps a view from holding a constraint goes to the caller as it is.
  @Test func refusedByTheView() {
    let wall = Wall()
    #expect(throws: Wall.Refusal(outline: "wall.width == nil * 1.0 + 3.0")) {
      try wall.addCompactConstraint("wall.width = 3", views: ["wall": wall])
    }
    #expect(throws: Wall.Refusal(outline: "wall.width == nil * 1.0 + 4.0")) {
      try wall.addCompactConstraints(["wall.width = 4"], views: ["wall": wall])
    }
    #expect(throws: Wall.Refusal(outline: "wall.width == wall.height * 1.0 + 0.0")) {
      try wall.constrain("width = height", to: wall)
    }
  }
}

/// A view that holds no constraint.
private final class Wall: ConstraintContainer, CustomStringConvertible {
  struct Refusal: Error, Equatable { let outline: String }

  let description = "wall"
  var layoutSuperview: Wall? { nil }
  func install(_ constraint: LayoutConstraint<Wall>) throws { throw Refusal(outline: constraint.outline) }
}
