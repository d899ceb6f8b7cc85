import ConstraintGrammar
import ConstraintLayout

/// A view or a guide that counts how often it is asked for its superview.
final class Rung: ConstraintContainer {
  final class Looks { var count = 0 }

  let name: String
  weak var parent: Rung?
  let canHoldConstraints: Bool
  private let looks: Looks

  init(_ name: String, in parent: Rung?, canHoldConstraints: Bool = true, counting looks: Looks = Looks()) {
    self.name = name
    self.parent = parent
    self.canHoldConstraints = canHoldConstraints
    self.looks = looks
  }

  var layoutSuperview: Rung? {
    looks.count += 1
    return parent
  }

  func install(_ constraint: LayoutConstraint<Rung>) {}
}

extension Rung: Equatable, CustomStringConvertible {
  static func == (left: Rung, right: Rung) -> Bool { left === right }
  var description: String { name }
}

/// Views in one another, the outermost first.
struct Ladder {
  let looks = Rung.Looks()
  let rungs: [Rung]

  init(depth: Int) {
    var rungs: [Rung] = []
    for number in 0..<depth { rungs.append(Rung("rung \(number)", in: rungs.last, counting: looks)) }
    self.rungs = rungs
  }
}
