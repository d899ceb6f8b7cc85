/// The declarations of Swift that a translated equation needs around it.
struct Declarations {
  private(set) var lines: [String] = []

  /// - Returns: `nil` if a name stands for a view and for what has views.
  init?(items: [String], numbers: [String]) {
    var members: [String: [(name: String, item: String)]] = [:]
    for (index, name) in items.enumerated() {
      lines.append("let item\(index) = madeView()")
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      switch parts.count {
      case 1 where name == "self": lines.append("let `self` = item\(index)")
      case 1: lines.append("let `\(name)` = item\(index)")
      case 2: members[parts[0], default: []].append((parts[1], "item\(index)"))
      default: return nil
      }
    }
    for (name, parts) in members.sorted(by: { $0.key < $1.key }) {
      guard !items.contains(name) else { return nil }
      // A tuple of one element has no name for it.
      let elements = parts.map { "`\($0.name)`: \($0.item)" } + ["filler: 0"]
      lines.append("let `\(name)` = (\(elements.joined(separator: ", ")))")
    }
    for (index, name) in numbers.enumerated() {
      guard !items.contains(name) else { return nil }
      lines.append("let `\(name)`: CGFloat = \(AnyNames.value(index))")
    }
  }
}
