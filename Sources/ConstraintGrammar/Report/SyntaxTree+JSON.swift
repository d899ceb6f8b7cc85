package import GrammarCombinators

extension JSONWriter {
  /// Writes a tree as an object: `name`, `offset` and `length` in bytes of UTF-8, then the `children` of a rule, in their
  /// order, or the `role` of a token. Where there is no tree, writes `null`.
  package mutating func value(_ tree: SyntaxTree?) {
    guard let tree else { return null() }
    object { writer in
      writer.key("name")
      writer.value(tree.name)
      writer.key("offset")
      writer.value(tree.range.lowerBound)
      writer.key("length")
      writer.value(tree.range.count)
      switch tree.kind {
      case .rule:
        writer.key("children")
        writer.array { writer in for child in tree.children { writer.value(child) } }
      case .token:
        writer.key("role")
        writer.value(tree.role?.rawValue)
      }
    }
  }
}
