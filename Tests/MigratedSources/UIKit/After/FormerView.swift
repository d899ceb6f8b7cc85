// swift-format-ignore-file
import UIKit

/// Visual formats as the second version of Swift has them.
final class FormerView: Scene {
  static let cases: [(String, (FormerView) -> () -> Void)] = [("rows", rows), ("aligns", aligns), ("keeps", keeps)]

  func rows() {
    let constraint1 = b.widthAnchor.constraintEqualToConstant(30)
    constraint1.priority = 600
    addConstraints([
      a.leadingAnchor.constraintEqualToAnchor(a.superview!.leadingAnchor, constant: 8),
      a.widthAnchor.constraintEqualToConstant(40),
      b.leadingAnchor.constraintGreaterThanOrEqualToAnchor(a.trailingAnchor, constant: 12),
      constraint1,
      b.superview!.trailingAnchor.constraintEqualToAnchor(b.trailingAnchor)
    ])
    addConstraints([
      a.topAnchor.constraintEqualToAnchor(a.superview!.topAnchor),
      b.topAnchor.constraintEqualToAnchor(a.bottomAnchor, constant: 4),
      b.superview!.bottomAnchor.constraintEqualToAnchor(b.bottomAnchor)
    ])
  }

  func aligns() {
    NSLayoutConstraint.activateConstraints(
      [
        b.leadingAnchor.constraintEqualToAnchor(a.trailingAnchor),
        b.topAnchor.constraintEqualToAnchor(a.topAnchor)
      ])
    // The system's distance between views has no anchor there.
    addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:[a]-[b]", options: [], metrics: nil, views: ["a": a, "b": b]))
  }

  func keeps() {
    kept = [inner.heightAnchor.constraintEqualToConstant(3)]
  }
}
