public import GrammarCombinators

extension Dialect {
  /// Parses a text that is one equation.
  ///
  /// - Returns: the equation, its names as ranges of UTF-8 offsets of `text`.
  /// - Throws: a ``Diagnostic``.
  /// - Complexity: linear in the length of the text; no allocation on success, unless the string has to be copied because
  ///   its bytes are not contiguous UTF-8 (a bridged `NSString`).
  @_alwaysEmitIntoClient @inline(__always) public func parse(_ text: String) throws(Diagnostic) -> ParsedEquation {
    if let equation = text.withBytes({ recognize($0) }) { return equation }
    throw diagnose(text)
  }

  /// Parses bytes that are one equation in UTF-8.
  ///
  /// - Returns: the equation, its names as ranges of offsets of `bytes`.
  /// - Throws: a ``Diagnostic``, also where the bytes are not UTF-8.
  /// - Complexity: linear in the number of bytes; no allocation on success.
  @_alwaysEmitIntoClient @inline(__always) public func parse(_ bytes: Span<UInt8>) throws(Diagnostic) -> ParsedEquation
  {
    if let equation = recognize(bytes) { return equation }
    throw diagnose(bytes)
  }

  /// The constraints that a text states, in order. If the text is an equation, it states one.
  ///
  /// - Throws: a ``Diagnostic``, whose `mistakes` are all that is wrong with a text of several constraints.
  /// - Complexity: linear in the length of the text.
  public func constraints(in text: String) throws(Diagnostic) -> [Equation<String>] {
    let bytes = ContiguousArray(text.utf8)
    return Statement(try statement(of: bytes.span), of: bytes.span).constraints
  }

  /// The statement of some bytes in UTF-8.
  ///
  /// - Returns: the constraints, their names as ranges of offsets of `bytes`.
  /// - Throws: a ``Diagnostic``, also where the bytes are not UTF-8.
  @_alwaysEmitIntoClient public func statement(of bytes: Span<UInt8>) throws(Diagnostic) -> ParsedStatement {
    guard let statement else { return .equation(try parse(bytes)) }
    var cursor = Cursor()
    if let stated = statement.parse(bytes, &cursor) { return stated }
    throw diagnoseStatement(bytes)
  }

  /// Parses an equation at the beginning of a text, and leaves alone what follows it.
  ///
  /// - Parameters:
  ///   - bytes: the text of a host language in UTF-8.
  ///   - cursor: where the equation begins; after a success, where its last token ends; otherwise as it was.
  /// - Returns: the equation, its names as ranges of offsets of `bytes`.
  /// - Throws: a ``Diagnostic`` whose places are those of the whole text.
  public func parsePrefix(
    of bytes: Span<UInt8>, from cursor: inout Cursor
  ) throws(Diagnostic) -> ParsedEquation {
    let start = cursor
    interpreter.skipLeading(bytes, &cursor)
    // Where a text that is no list may begin with white space, an equation in it may.
    if statement != nil, !isList(bytes.extracting(cursor.offset...)) { Spaced.skip(bytes, &cursor) }
    do throws(ParseFailure) {
      return try equation.run(bytes, from: &cursor, explainedBy: equationInterpreter)
    } catch {
      cursor = start
      throw Diagnosis.diagnostic(of: error, in: bytes, from: start.offset, isWhole: false, dialect: self)
    }
  }

  /// The equation that some bytes state; `nil` where ``parse(_:)-(Span<UInt8>)`` would throw, without the diagnostic.
  @_alwaysEmitIntoClient @inline(__always)
  package func recognize(_ bytes: Span<UInt8>) -> ParsedEquation? {
    var cursor = Cursor()
    return text.parse(bytes, &cursor)
  }
}
