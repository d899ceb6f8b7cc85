/// The declarations of Swift that a translated equation needs around it.
struct Declarations {
  private(set) var lines: [String] = []

  /// - Returns: `nil` if a name stands for a view and for what has views.
  init?(items: [String], numbers: [String], in surroundings: Surroundings) {
    var members: [String: [(name: String, item: String)]] = [:]
    for (index, name) in items.enumerated() {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let expression = surroundings.expression(forViewCalled: name)
      // The superview of a view that is there as well.
      let view = parts.last == "superview" ? items.firstIndex(of: parts.dropLast().joined(separator: ".")) : nil
      lines.append("let item\(index) = \(view.map { "item\($0).superview!" } ?? expression ?? "madeView()")")
      if view != nil || expression != nil { continue }
      switch parts.count {
      case 1: lines.append("let `\(name)` = \(Self.value("item\(index)", of: name))")
      case 2: members[parts[0], default: []].append((parts[1], Self.value("item\(index)", of: parts[1])))
      default: return nil
      }
    }
    for (name, parts) in members.sorted(by: { $0.key < $1.key }) {
      guard !items.contains(name) else { return nil }
      // A tuple of one element has no name for it.
      let elements = parts.map { "`\($0.name)`: \($0.item)" } + ["filler: 0"]
      lines.append("let `\(name)` = \(Self.value("(\(elements.joined(separator: ", ")))", of: name))")
    }
    for (index, name) in numbers.enumerated() {
      guard !items.contains(name) else { return nil }
      lines.append("let `\(name)`: CGFloat = \(AnyNames.value(index))")
    }
  }

  /// A view that is called as the superview is optional, as that is.
  private static func value(_ expression: String, of name: String) -> String {
    name == "superview" ? "Optional(\(expression))" : expression
  }
}
