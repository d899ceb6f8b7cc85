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
  public func constraints(in text: String) throws(Diagnostic) -> [Equation] {
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
    if statement != nil, !isList(bytes.extracting(cursor.offset...)) { WhiteSpace.skip(bytes, &cursor) }
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

extension Dialect {
  /// Parses many texts, each of which is one equation.
  ///
  /// - Returns: for each text, in order, its equation or what is wrong with it. The texts after a wrong one are parsed
  ///   as well.
  public func parse(all texts: some Collection<String>) -> [Result<Equation, Diagnostic>] {
    texts.map { text in Result { () throws(Diagnostic) in try Equation(text, in: self) } }
  }
}

#if !hasFeature(Embedded)
  extension Dialect {
    /// Parses many texts, each of which is one equation, on several processors at a time.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - jobs: how many tasks share the work, each with a piece of the texts; at least one. There is nothing to gain from
    ///     more than there are processors.
    /// - Returns: for each text, in order, its equation or what is wrong with it. The texts after a wrong one are parsed
    ///   as well.
    @concurrent
    public func parse(all texts: [String], jobs: Int) async -> [Result<Equation, Diagnostic>] {
      precondition(jobs > 0, "somebody has to do the work")
      // A piece for which a task is not worth its while is not made; several a task, so that none waits long for another.
      let size = max(1000, texts.count / (jobs * 4) + 1)
      guard jobs > 1, texts.count > size else { return parse(all: texts) }
      let results = ResultsInPieces(count: texts.count)
      await withTaskGroup(of: Void.self) { group in
        for (index, start) in stride(from: 0, to: texts.count, by: size).enumerated() {
          // A task is added as one ends, so that there are as many as there are jobs.
          if index >= jobs { await group.next() }
          let piece = start..<min(start + size, texts.count)
          group.addTask {
            for index in piece {
              results.put(Result { () throws(Diagnostic) in try Equation(texts[index], in: self) }, at: index)
            }
          }
        }
      }
      return results.moved()
    }
  }

  /// Memory that tasks fill with results, each its own piece: results that are put together afterwards are copied one by
  /// one, which takes as long as making them.
  // Safe because each place is initialised once, by one task, before they are all moved out.
  @safe private struct ResultsInPieces: @unchecked Sendable {
    typealias Element = Result<Equation, Diagnostic>

    // Sent to the tasks, which write to places of their own.
    private let places: UnsafeMutableBufferPointer<Element>

    init(count: Int) { unsafe places = .allocate(capacity: count) }

    /// Initialises a place.
    func put(_ element: Element, at index: Int) {
      precondition(unsafe places.indices.contains(index))
      // The place is not initialised yet, and is not beyond the end.
      unsafe places.initializeElement(at: index, to: element)
    }

    /// All results, which takes them away.
    ///
    /// - Precondition: every place is initialised.
    func moved() -> [Element] {
      // The memory that is given back has been moved out of.
      defer { unsafe places.deallocate() }
      return unsafe Array(unsafeUninitializedCapacity: places.count) { buffer, count in
        count = unsafe buffer.moveInitialize(fromContentsOf: places)
      }
    }
  }
#endif

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
