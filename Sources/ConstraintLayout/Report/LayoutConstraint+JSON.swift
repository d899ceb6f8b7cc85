package import ConstraintGrammar

extension JSONWriter {
  /// Writes a constraint as an object.
  ///
  /// A relation is always `==`, `<=` or `>=`. Without a second item, that is `null` and its attribute is `notAnAttribute`.
  ///
  /// - Parameters:
  ///   - constraint: the constraint; its numbers are finite.
  ///   - name: what an item is called.
  package mutating func value<Item>(_ constraint: LayoutConstraint<Item>, name: (Item) -> String) {
    object { writer in
      writer.key("firstItem")
      writer.value(name(constraint.firstItem))
      writer.key("firstAttribute")
      writer.value(constraint.firstAttribute.rawValue)
      writer.key("relation")
      writer.value(constraint.relation.rawValue)
      writer.key("secondItem")
      writer.value(constraint.secondItem.map(name))
      writer.key("secondAttribute")
      writer.value(constraint.secondAttribute?.rawValue ?? "notAnAttribute")
      writer.key("multiplier")
      writer.value(constraint.multiplier)
      writer.key("constant")
      writer.value(constraint.constant)
      writer.key("priority")
      writer.value(constraint.priority)
      writer.key("identifier")
      writer.value(constraint.identifier)
    }
  }
}
