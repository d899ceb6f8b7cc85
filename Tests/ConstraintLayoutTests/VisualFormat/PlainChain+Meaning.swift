extension PlainChain {
  /// The constraints, a line each, in the form of `LayoutConstraint.outline`.
  var constraints: [String] {
    var lines: [String] = []
    let (start, end) = isVertical ? ("top", "bottom") : direction.isEmpty ? ("leading", "trailing") : ("left", "right")
    for (index, name) in names.enumerated() {
      if index == 0 {
        if let leading { lines += Self.lines(item: name, start, leading, from: "root", start, 20, isTurned) }
      } else {
        lines += Self.lines(item: name, start, between[index - 1], from: names[index - 1], end, 8, isTurned)
      }
      for size in sizes[index] { lines.append(name + "." + sizeLine(size)) }
    }
    if let trailing {
      lines += Self.lines(item: "root", end, trailing, from: names[names.count - 1], end, 20, isTurned)
    }
    return lines
  }

  private var isTurned: Bool { direction == "directionRightToLeft" }

  private func sizeLine(_ size: Predicate) -> String {
    let attribute = isVertical ? "height" : "width"
    let relation = size.relation.isEmpty ? "==" : size.relation
    let isView = Self.metrics[size.object] == nil && Self.views.contains(size.object)
    let object = isView ? "\(size.object).\(attribute) * 1.0 + 0.0" : "nil * 1.0 + \(Self.value(size.object))"
    return "\(attribute) \(relation) \(object)" + Self.rank(size)
  }

  /// From right to left, the item that comes first is on the right of the other.
  private static func lines(
    item: String, _ attribute: String, _ connection: Connection, from earlier: String, _ other: String,
    _ system: Double, _ isTurned: Bool
  ) -> [String] {
    let (first, second) =
      isTurned
      ? ("\(earlier).\(opposite(other))", "\(item).\(opposite(attribute))")
      : ("\(item).\(attribute)", "\(earlier).\(other)")
    if connection.predicates.isEmpty { return ["\(first) == \(second) * 1.0 + \(system) SYSTEM"] }
    return connection.predicates.map { predicate in
      let relation = predicate.relation.isEmpty ? "==" : predicate.relation
      return "\(first) \(relation) \(second) * 1.0 + \(value(predicate.object))" + rank(predicate)
    }
  }

  private static func opposite(_ side: String) -> String { side == "left" ? "right" : "left" }

  private static func rank(_ predicate: Predicate) -> String {
    guard let priority = predicate.priority, value(priority) != 1000 else { return "" }
    return " @\(value(priority))"
  }

  private static func value(_ text: String) -> Double {
    if let metric = metrics[text] { return metric }
    if text == "0x10" { return 16 }
    return Double(text.hasSuffix(".") ? text + "0" : text) ?? .nan
  }
}
