import ConstraintGrammar
import ConstraintLayout

extension ConflictExplanation {
  /// The widths, and the heights, that constraints are about and none of the required ones fixes, by the addresses of the views in
  /// the order of the log: what a view shows may ask for more room than there is.
  var unfixedSizes: [(size: Attribute, items: [String])] {
    let required = constraints.filter { $0.statement.priority >= 1000 }
    // Each size is looked for by itself, which takes long in a long list.
    guard required.count <= 60 else { return [] }
    var system = ConstraintSystem(
      required, isRightToLeft: required.contains { $0.isRightToLeft == true }, slack: required.map { _ in .zero })
    for index in required.indices { system.setCounts(true, index) }
    return [Attribute.width, .height].compactMap { size in
      let items = log.views.map { $0.address }.filter { system.leavesOpen(size, of: $0) }
      return items.isEmpty ? nil : (size, items)
    }
  }
}
