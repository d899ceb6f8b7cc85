public import GrammarCombinators

extension Dialect {
  /// Whether this dialect accepts the text, however many constraints it states.
  public func accepts(_ text: String) -> Bool {
    text.withBytes { accepts($0) }
  }

  /// Whether this dialect accepts the text in UTF-8, however many constraints it states.
  public func accepts(_ bytes: Span<UInt8>) -> Bool {
    guard let statement else { return if case nil = recognize(bytes) { false } else { true } }
    var cursor = Cursor()
    return statement.parse(bytes, &cursor) != nil
  }

  /// Which production stands where in a text; `nil` where it is no text of this dialect.
  ///
  /// - Complexity: linear in the length of the text; many times that of a parse.
  public func tree(of text: String) -> SyntaxTree? {
    text.withBytes { tree(of: $0) }
  }

  /// Which production stands where in a text in UTF-8; `nil` where it is no text of this dialect.
  public func tree(of bytes: Span<UInt8>) -> SyntaxTree? {
    var cursor = Cursor()
    return accepts(bytes) ? interpreter.tree(of: bytes, from: &cursor) : nil
  }
}

extension [Dialect] {
  /// The dialects that accept a text in UTF-8 as it stands, in order.
  package func accepting(_ bytes: Span<UInt8>) -> [Dialect] {
    var accepting: [Dialect] = []
    for dialect in self where dialect.accepts(bytes) { accepting.append(dialect) }
    return accepting
  }
}
