/// Something that reads a piece of text and can describe the language that it reads.
///
/// A parser looks at `input` from `cursor` on. When it recognises what stands there it moves the cursor behind it and
/// gives the output; otherwise it gives `nil`, and the cursor may stand anywhere: whoever tries something else next puts
/// it back. A parser never throws, and allocates only what its output needs.
///
/// ``parse(_:_:)`` is compiled; ``syntax`` is the same language as data, which an ``Interpreter`` runs to say why a text
/// does not fit. The two must agree: a parser that is made of others has both from them.
public protocol Parser<Output>: Sendable {
  /// The value of a successful parse.
  associatedtype Output

  /// The spacing before it where a text begins with it: that between its parts, and none before a token.
  associatedtype Leading: Spacing = NoSpace

  /// Reads from `cursor` on.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  /// - Returns: the output, or `nil` where the text does not fit. Once the cursor is stopped nothing fits, whatever is given.
  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output?

  /// The language of this parser as data, from which every export, check and sentence is derived.
  var syntax: Syntax { get }
}

/// The parsers that builders and methods make, and what these are made of: nobody has to write their names.
public enum Parsers {}

extension Parser {
  /// The output where a text begins: what may stand before it is skipped, and what stops the parsing is final.
  @_alwaysEmitIntoClient @inline(__always) func parseStart(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    if Leading.skip(input, &cursor), let output = parse(input, &cursor), !cursor.isStopped { return output }
    return nil
  }

  /// Parses `input` from `cursor` on, and explains the failure if there is one.
  ///
  /// The spacing of the parser may also stand before its first part. The parser ignores what follows the piece that it
  /// recognises; one that must reach the end of the input ends with ``End``.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  ///   - interpreter: what explains a failure, an ``Interpreter`` of this parser. Without it one is laid out for each text
  ///     that does not fit, which takes some hundred microseconds: keep one where many texts may fail.
  /// - Complexity: that of ``parse(_:_:)``; many times that for a text that does not fit.
  @_alwaysEmitIntoClient @inline(__always)
  public func run(
    _ input: Span<UInt8>, from cursor: inout Cursor, explainedBy interpreter: @autoclosure () -> Interpreter? = nil
  ) throws(ParseFailure) -> Output {
    if cursor.offset < 0 { cursor.offset = 0 }
    let start = cursor
    if let output = parseStart(input, &cursor) { return output }
    let failure = explain(input, from: start, by: interpreter() ?? Interpreter(self))
    assert(failure.isExplained, "the parser refuses a text that its `syntax` accepts: the two must say the same")
    throw failure
  }

  /// Parses `input` from `cursor` on, and goes on behind each mistake that a ``Recover`` skips.
  ///
  /// - Returns: the output, which stands for the whole text even where failures are told, `nil` where a mistake can't be
  ///   skipped; and all failures, in the order of the text.
  @_alwaysEmitIntoClient public func run(
    recovering input: Span<UInt8>, from cursor: inout Cursor,
    explainedBy interpreter: @autoclosure () -> Interpreter? = nil
  ) -> (output: Output?, failures: [ParseFailure]) {
    if cursor.offset < 0 { cursor.offset = 0 }
    let start = cursor
    if let output = parseStart(input, &cursor) { return (output, []) }
    var output: Output?
    let (failures, skips) = (interpreter() ?? Interpreter(self)).failures(of: input, from: start.offset)
    let refusals = RefusalLog.refusals(from: start, skipping: skips) { pass in
      if let value = parseStart(input, &pass) { output = value }
      cursor.offset = pass.offset
    }
    // Of several at one place the first is told: a refusal, where there is one.
    var all: [ParseFailure] = []
    for failure in (refusals.map { ParseFailure($0) } + failures).sorted(by: { $0.offset < $1.offset })
    where failure.offset != all.last?.offset { all.append(failure) }
    return (output, all)
  }

  /// Explains why a text in UTF-8 does not fit from where a run began.
  ///
  /// The interpreter, one of this parser, walks over it; where that finds nothing, it is parsed past what is refused.
  @_alwaysEmitIntoClient public func explain(
    _ input: Span<UInt8>, from start: Cursor, by interpreter: @autoclosure () -> Interpreter
  ) -> ParseFailure {
    let failure = interpreter().failure(of: input, from: start.offset)
    if failure.isExplained, failure.refusal == nil, SourceRange(from: 0, to: input.count) != nil { return failure }
    let refusal = RefusalLog.refusal(from: start) { cursor in
      Leading.skip(input, &cursor) && parse(input, &cursor) != nil
    }
    return refusal.map { ParseFailure($0) } ?? failure
  }

  /// Parses the whole or the beginning of a string, and goes on behind each mistake that a ``Recover`` skips.
  ///
  /// - Returns: what ``run(recovering:from:explainedBy:)`` gives.
  // Emitted into clients: what is called from here is not specialised, and takes twenty times as long.
  @_alwaysEmitIntoClient public func run(
    recovering text: String, explainedBy interpreter: Interpreter? = nil
  ) -> (output: Output?, failures: [ParseFailure]) {
    var (output, failures) = text.withBytes { bytes in
      var cursor = Cursor()
      return run(recovering: bytes, from: &cursor, explainedBy: interpreter)
    }
    for index in failures.indices { failures[index].text = text }
    return (output, failures)
  }

  /// Parses the whole or the beginning of a string.
  ///
  /// - Returns: the output, and the UTF-8 offset at which the recognised piece ends.
  @_alwaysEmitIntoClient public func run(
    _ text: String, explainedBy interpreter: Interpreter? = nil
  ) throws(ParseFailure) -> (output: Output, end: Int) {
    try text.withBytes { bytes -> Result<(output: Output, end: Int), ParseFailure> in
      var cursor = Cursor()
      do throws(ParseFailure) {
        return .success((try run(bytes, from: &cursor, explainedBy: interpreter), cursor.offset))
      } catch {
        var failure = error
        failure.text = text
        return .failure(failure)
      }
    }.get()
  }
}
