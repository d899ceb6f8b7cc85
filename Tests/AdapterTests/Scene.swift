import ConstraintLayout

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A view with two views and a layout guide in it, and one more view in the first of them.
@MainActor struct Scene {
  let root = PlatformView()
  let first = PlatformView()
  let second = PlatformView()
  let inner = PlatformView()
  let guide = PlatformLayoutGuide()

  init() {
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(inner)
    root.addLayoutGuide(guide)
  }

  /// The constraints that each view holds.
  var held: [[Recorded]] { [root, first, second, inner].map { $0.constraints.map { Recorded($0) } } }
}

/// What is thrown, and how often the initialiser was called that raises exceptions.
@MainActor func failure<Failure: Error, Result>(
  _ type: Failure.Type, _ body: () throws -> Result
) -> (error: Failure?, initialiserCalls: Int) {
  let before = NSLayoutConstraint.initialiserCalls
  do {
    _ = try body()
    return (nil, NSLayoutConstraint.initialiserCalls - before)
  } catch {
    return (error as? Failure, NSLayoutConstraint.initialiserCalls - before)
  }
}
