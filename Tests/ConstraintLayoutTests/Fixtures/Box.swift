import ConstraintGrammar
import ConstraintLayout

/// A view of the tests: it has a name, and keeps the constraints that are installed on it.
final class Box: ConstraintContainer {
  let name: String
  private(set) weak var parent: Box?
  private(set) var installed: [LayoutConstraint<Box>] = []

  init(_ name: String, in parent: Box? = nil) {
    self.name = name
    self.parent = parent
  }

  var layoutSuperview: Box? { parent }

  func install(_ constraint: LayoutConstraint<Box>) { installed.append(constraint) }
}

extension Box: Hashable, CustomStringConvertible {
  static func == (left: Box, right: Box) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { name }
}
