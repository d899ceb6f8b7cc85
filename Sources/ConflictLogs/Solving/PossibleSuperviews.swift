import ConstraintGrammar
import ConstraintLayout

extension ConflictLog {
  /// A view, and another that may be the superview of it: their addresses.
  typealias PossibleSuperview = (view: String, superview: String)

  /// Which views of the log may be the superviews that it does not name.
  ///
  /// The frame of a view is told by a superview of which nothing is printed. Most often it is the one that other views of the
  /// log lie in; where there is none, it is one on which the view is aligned.
  var possibleSuperviews: [PossibleSuperview] {
    let constraints = constraints.map { $0.constraint }
    let named = views.filter { !$0.isUnnamedSuperview && $0.guide == nil }.map { $0.address }
    return views.compactMap { $0.innerAddress }.flatMap { inner -> [PossibleSuperview] in
      let others = named.filter { other in
        other != inner && !constraints.contains { $0.superview == inner && $0.items.contains(other) }
      }
      let outer = others.filter { other in constraints.contains { $0.superview == other } }
      let aligned = others.filter { other in
        constraints.contains {
          $0.items.contains(inner) && $0.items.contains(other)
            && $0.statement.firstAttribute == $0.statement.secondAttribute && $0.statement.firstAttribute.kind != .size
        }
      }
      return (outer.isEmpty ? aligned : outer).map { (inner, $0) }
    }
  }

  /// The log with the name of a superview that it does not name.
  func naming(_ possible: PossibleSuperview) -> ConflictLog {
    var log = self
    let unnamed = views.filter { $0.innerAddress == possible.view }.map { $0.address }
    func named(_ address: String) -> String { unnamed.contains(address) ? possible.superview : address }
    for index in entries.indices {
      guard case .constraint(var constraint) = entries[index] else { continue }
      constraint.statement = constraint.statement.mapItems(named)
      constraint.superview = constraint.superview.map(named)
      log.entries[index] = .constraint(constraint)
    }
    log.views.removeAll { unnamed.contains($0.address) }
    return log
  }
}
