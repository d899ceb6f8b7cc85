import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import UIKit

// Apple's method and those of the libraries, as Swift has them from Objective-C.

extension NSLayoutConstraint {
  class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    made(format, .visualFormat, options: options, bindings(views, metrics))
  }

  class func compactConstraints(
    _ texts: [String], metrics: [String: Any]?, views: [String: Any], self receiver: Any
  ) -> [NSLayoutConstraint] {
    texts.flatMap {
      made($0, .compactConstraint2021, bindings(views.merging(["self": receiver]) { first, _ in first }, metrics))
    }
  }

  class func compactConstraint(
    _ text: String, metrics: [String: Any]?, views: [String: Any], self receiver: Any
  ) -> NSLayoutConstraint {
    compactConstraints([text], metrics: metrics, views: views, self: receiver)[0]
  }

  convenience init(expressionFormat text: String, parameters: [String: Any]) {
    let bindings = NSLayoutConstraint.bindings(
      parameters.filter { $0.value is UIView }, parameters.filter { !($0.value is UIView) })
    try! self.init(Dialect.expressionFormat.resolve(text, in: bindings).constraint)
  }

  private class func made(
    _ text: String, _ dialect: Dialect, options: FormatOptions = [], _ bindings: LayoutBindings<PlatformItem>
  ) -> [NSLayoutConstraint] {
    try! dialect.layoutConstraints(statedBy: text, options: options, in: bindings)
  }

  private class func bindings(_ views: [String: Any], _ metrics: [String: Any]?) -> LayoutBindings<PlatformItem> {
    LayoutBindings(
      views: views.mapValues { $0 as! UIView }, metrics: (metrics ?? [:]).mapValues { Double("\($0)")! })
  }
}

extension UIView {
  @discardableResult
  func addCompactConstraints(_ texts: [String], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] {
    let made = NSLayoutConstraint.compactConstraints(texts, metrics: metrics, views: views, self: self)
    addConstraints(made)
    return made
  }

  @discardableResult
  func addCompactConstraint(_ text: String, metrics: [String: Any]?, views: [String: Any]) -> NSLayoutConstraint {
    addCompactConstraints([text], metrics: metrics, views: views)[0]
  }

  @discardableResult func constrain(_ formula: String, to other: UIView?) -> NSLayoutConstraint {
    let made: NSLayoutConstraint = try! constrain(formula, to: other as (any PlatformLayoutItem)?)
    return made
  }
}
