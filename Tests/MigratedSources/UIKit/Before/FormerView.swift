// swift-format-ignore-file
import UIKit

/// Visual formats as the second version of Swift has them.
final class FormerView: Scene {
  static let cases: [(String, (FormerView) -> () -> Void)] = [("rows", rows), ("aligns", aligns), ("keeps", keeps)]

  func rows() {
    let views = ["a": a, "b": b]
    let metrics = ["gap": 12]
    addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:|-8-[a(40)]-(>=gap)-[b(30@600)]|", options: [], metrics: metrics, views: views))
    addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:|[a]-4-[b]|", options: NSLayoutFormatOptions(rawValue: 0), metrics: nil, views: views))
  }

  func aligns() {
    NSLayoutConstraint.activateConstraints(
      NSLayoutConstraint.constraintsWithVisualFormat("H:[a]-0-[b]", options: NSLayoutFormatOptions.AlignAllTop, metrics: nil, views: ["a": a, "b": b]))
    // The system's distance between views has no anchor there.
    addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:[a]-[b]", options: [], metrics: nil, views: ["a": a, "b": b]))
  }

  func keeps() {
    kept = NSLayoutConstraint.constraintsWithVisualFormat("V:[inner(3)]", options: [], metrics: nil, views: ["inner": inner])
  }
}
