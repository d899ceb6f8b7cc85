import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout

// The programs of the articles of the module ConstraintLayout, each as it stands there.

extension PageTests {
  /// Making constraints
  static func makeConstraints(_ print: Output) throws {
    final class Box: LayoutItem {
      let name: String
      let layoutSuperview: Box?

      init(_ name: String, in superview: Box? = nil) {
        self.name = name
        layoutSuperview = superview
      }
    }

    let page = Box("page")
    let button = Box("button", in: page)
    let title = Box("title", in: page)
    let bindings = LayoutBindings(views: ["title": title, "button": button], metrics: ["gap": 8])
    let dialect = Dialect.compactConstraint

    let resolution = try dialect.resolve("button.height = button.width / 1.6 + gap", in: bindings)
    let constraint = resolution.constraint
    print(constraint.firstItem.name, constraint.firstAttribute, constraint.multiplier, constraint.constant)
    // button height 0.625 8.0

    do {
      _ = try dialect.resolve("button.height = buton.width", in: bindings)
    } catch {
      print(error)  // 1:17: error: there is no view called 'buton' (did you mean 'button'?)
    }

    let same = try button[.height] == 0.625 * button[.width] + 8
    print(same.secondItem === constraint.secondItem && same.constant == constraint.constant)  // true
  }

  /// Reading visual formats
  static func readVisualFormats(_ print: Output) throws {
    final class Box: LayoutItem {
      let name: String
      let layoutSuperview: Box?

      init(_ name: String, in superview: Box? = nil) {
        self.name = name
        layoutSuperview = superview
      }
    }

    let page = Box("page")
    let bindings = LayoutBindings(
      views: ["title": Box("title", in: page), "button": Box("button", in: page)], metrics: ["gap": 8])

    for resolution in try Dialect.visualFormat.resolutions(of: "V:[title(>=44@700)]-gap-[button]-|", in: bindings) {
      let constraint = resolution.constraint
      print(constraint.firstItem.name, constraint.firstAttribute, constraint.constant, constraint.priority)
    }
    // title height 44.0 700.0
    // button top 8.0 1000.0
    // page bottom 20.0 1000.0

    do {
      _ = try Dialect.visualFormat.withHints().constraints(in: "V[title] -gap-[button]")
    } catch {
      print(error.mistakes.map(\.column))  // [2, 9]
      print(error.applyingFixIts(to: "V[title] -gap-[button]") ?? "")  // V:[title]-gap-[button]
    }
  }

  /// Moving between languages
  static func translate(_ print: Output) throws {
    let text = "button.height = button.width / 1.6 + gap"
    print(try Dialect.compactConstraint.translate(text, to: .anchors).text)
    // button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.625, constant: gap)

    do {
      _ = try Dialect.expressionFormat.translate("view1.left = 10", to: .dialect(.visualAttribute))
    } catch {
      print(error)
      // 1:14: error: visual-attribute has no word for the superview (give the superview a name of its own, and relate to that)
    }
  }
}
