import Foundation

#if canImport(UIKit)
  import UIKit
  typealias View = UIView
  typealias ViewController = UIViewController
#else
  import AppKit
  typealias View = NSView
  typealias ViewController = NSViewController
#endif

/// What the translated constraints are made in.
final class CaseView: View {}
final class CaseController: ViewController {}

/// Whether the constraints are activated, which compiles: the views have no ancestor in common.
let isActivating = false

@MainActor private var kept: [View] = []
@MainActor private var checked = 0
@MainActor private var failed = 0

/// A view in a superview of its own; both are kept alive, which constraints don't do.
@MainActor func madeView() -> View { placed(View()) }

/// A view in a superview that has one itself.
@MainActor func madeCaseView() -> CaseView {
  let view = placed(CaseView())
  _ = placed(view.superview!)
  return view
}

@MainActor func madeCaseController() -> CaseController {
  let controller = CaseController()
  _ = placed(controller.view as View)
  return controller
}

@MainActor private func placed<Placed: View>(_ view: Placed) -> Placed {
  let superview = View()
  superview.addSubview(view)
  kept += [view, superview]
  return view
}

@MainActor func check(
  _ title: String, _ made: NSLayoutConstraint, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute,
  _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float, _ identifier: String?
) {
  checked += 1
  guard made.firstItem === first, made.firstAttribute == firstAttribute, made.relation == relation,
    made.secondItem === second, made.secondAttribute == secondAttribute, made.multiplier == multiplier,
    made.constant == constant, made.priority.rawValue == priority, made.identifier == identifier
  else {
    failed += 1
    print(
      "\(title): made \(made.firstAttribute) \(made.relation) \(made.secondAttribute) * \(made.multiplier)",
      "+ \(made.constant), expected \(firstAttribute) \(relation) \(secondAttribute) * \(multiplier) + \(constant),",
      "first item \(made.firstItem === first), second item \(made.secondItem === second),",
      "priority \(made.priority.rawValue), not \(priority), identifier \(made.identifier ?? "none")")
    return
  }
}

/// - Parameter unchecked: the equations that could not be checked; there are few.
@MainActor func finish(equations: Int, refused: Int, unchecked: [String]) -> Never {
  for equation in unchecked { print("not checked, \(equation)") }
  print("\(equations) equations: \(checked) translations compiled and ran, \(refused) were refused,")
  print("\(unchecked.count) were not checked, \(failed) made another constraint")
  exit(failed == 0 && checked > 2 * equations && unchecked.count < equations / 5 ? 0 : 1)
}
