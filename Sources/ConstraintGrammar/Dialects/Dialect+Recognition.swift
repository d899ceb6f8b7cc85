public import GrammarCombinators

extension Dialect {
  /// The dialects that accept a text as it stands, in the order in which they are given.
  ///
  /// - Complexity: that of a parse in each dialect.
  public static func recognize(_ text: String, among dialects: [Dialect] = Dialect.all) -> [Dialect] {
    dialects.filter { $0.accepts(text) }
  }

  /// The dialects that accept a text in UTF-8 as it stands, in the order in which they are given.
  public static func recognize(_ bytes: Span<UInt8>, among dialects: [Dialect] = Dialect.all) -> [Dialect] {
    var accepting: [Dialect] = []
    for dialect in dialects where dialect.accepts(bytes) { accepting.append(dialect) }
    return accepting
  }

  /// Whether the text is one of this dialect, however many constraints it states.
  public func accepts(_ text: String) -> Bool {
    text.withBytes { accepts($0) }
  }

  /// Whether the bytes are a text of this dialect, however many constraints it states.
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
