extension Parsers {
  /// Recognises what its body recognises, and makes another value of the output, its place and the text. It may
  /// refuse a text that the grammar accepts.
  ///
  /// It prints as its body.
  @frozen public struct Mapped<Body: Parser, Output>: Parser {
    @usableFromInline let body: Body
    @usableFromInline let transform:
      @Sendable (Body.Output, _ start: Int, _ end: Int, Span<UInt8>) -> (Output, Refusal.Reason?)

    @_alwaysEmitIntoClient @inline(__always)
    init(
      _ body: Body,
      _ transform: @escaping @Sendable (Body.Output, _ start: Int, _ end: Int, Span<UInt8>) -> (Output, Refusal.Reason?)
    ) {
      self.body = body
      self.transform = transform
    }

    public typealias Leading = Body.Leading

    @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
      let start = cursor.offset
      guard let output = body.parse(input, &cursor) else { return nil }
      let (value, reason) = transform(output, start, cursor.offset, input)
      if let reason, !cursor.refuse(reason, in: start..<cursor.offset) { return nil }
      return value
    }
  }
}

extension Parser {
  /// This parser with its output turned into another value: `.map { x, y in x * 2 + y }`.
  @_alwaysEmitIntoClient @inline(__always)
  public func map<Result>(
    @Parsers.ValueBuilder<Result> _ transform: @escaping @Sendable (Output) -> Result
  ) -> Parsers.Mapped<Self, Result> { Parsers.Mapped(self) { output, _, _, _ in (transform(output), nil) } }

  /// This parser with its two outputs given to a function, such as a case of an enum: `.map(Filter.isIn)`.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public func map<One, Two, Result>(
    _ transform: @escaping @Sendable (One, Two) -> Result
  ) -> Parsers.Mapped<Self, Result> where Output == (One, Two) {
    Parsers.Mapped(self) { output, _, _, _ in (transform(output.0, output.1), nil) }
  }

  /// This parser with its three outputs given to a function.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public func map<One, Two, Three, Result>(
    _ transform: @escaping @Sendable (One, Two, Three) -> Result
  ) -> Parsers.Mapped<Self, Result> where Output == (One, Two, Three) {
    Parsers.Mapped(self) { output, _, _, _ in (transform(output.0, output.1, output.2), nil) }
  }

  /// This parser with its four outputs given to a function.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public func map<One, Two, Three, Four, Result>(
    _ transform: @escaping @Sendable (One, Two, Three, Four) -> Result
  ) -> Parsers.Mapped<Self, Result> where Output == (One, Two, Three, Four) {
    Parsers.Mapped(self) { output, _, _, _ in (transform(output.0, output.1, output.2, output.3), nil) }
  }

  /// This parser with its output turned into another value, given the UTF-8 bytes that it recognises.
  @_alwaysEmitIntoClient @inline(__always)
  public func mapText<Result>(
    @Parsers.ValueBuilder<Result> _ transform: @escaping @Sendable (Output, Span<UInt8>) -> Result
  ) -> Parsers.Mapped<Self, Result> {
    Parsers.Mapped(self) { output, start, end, input in
      (transform(output, input.extracting(min(start, input.count)..<min(end, input.count))), nil)
    }
  }

  /// This parser with the text that it recognises as its output, in place of its own.
  @_alwaysEmitIntoClient @inline(__always) public func text() -> Parsers.Copied<Self> { Parsers.Copied(self) }

  /// This parser with the range of its output beside it.
  @_alwaysEmitIntoClient @inline(__always) public func located() -> Parsers.Mapped<Self, Located<Output>> {
    Parsers.Mapped(self) { output, start, end, _ in
      let place = SourceRange(within: start, end)
      return (Located(output, in: place ?? .zero), place == nil ? .textTooLong : nil)
    }
  }

  /// This parser with its output turned into another value, or refused for a reason: `sum.check { ($0, $0.isFinite ? nil :
  /// .notFinite) }`.
  ///
  /// The transform gives a value in any case: when a failure is explained, the parse goes on with it, since an error of
  /// grammar further on comes first. So closures around it get that value, too.
  @_alwaysEmitIntoClient @inline(__always)
  public func check<Result>(
    @Parsers.ValueBuilder<(Result, Refusal.Reason?)> _ transform:
      @escaping @Sendable (Output) -> (Result, Refusal.Reason?)
  ) -> Parsers.Mapped<Self, Result> { Parsers.Mapped(self) { output, _, _, _ in transform(output) } }
}

extension Parsers {
  /// Recognises what its body recognises and gives a value of its own, whatever the body's output was.
  ///
  /// It prints as its body. `LiteralText("=").as(Relation.equal)`.
  @frozen public struct ConstantResult<Body: Parser, Output: Sendable>: Parser {
    @usableFromInline let body: Body
    @usableFromInline let value: Output

    @_alwaysEmitIntoClient @inline(__always) init(_ body: Body, _ value: Output) {
      self.body = body
      self.value = value
    }

    public typealias Leading = Body.Leading

    @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
      body.parse(input, &cursor) == nil ? nil : value
    }
  }
}

extension Parser {
  /// This parser with `value` as its output.
  @_alwaysEmitIntoClient @inline(__always)
  public func `as`<Value: Sendable>(_ value: Value) -> Parsers.ConstantResult<Self, Value> {
    Parsers.ConstantResult(self, value)
  }

  /// This parser with `value` as its output. The literals in it get the role of such values.
  @_alwaysEmitIntoClient @inline(__always)
  public func `as`<Value: TokenRole.Value & Sendable>(_ value: Value)
    -> Parsers.ConstantResult<Parsers.InRole<Self, Value>, Value>
  {
    Parsers.ConstantResult(Parsers.InRole(self), value)
  }
}

extension Parsers {
  /// Recognises what its body recognises; the literals in it play the role of a value.
  @frozen public struct InRole<Body: Parser, Player: TokenRole.Value>: UnnamedRule {
    public let body: Body

    @_alwaysEmitIntoClient @inline(__always) init(_ body: Body) { self.body = body }

    @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .role(Player.role)) }
  }
}

extension Parsers {
  /// Recognises what its body recognises and gives the range of it, in UTF-8 offsets.
  ///
  /// It prints as its body. `BytesOf(Digit.self).range()`.
  @frozen public struct Matched<Body: Parser>: Parser {
    @usableFromInline let body: Body

    @_alwaysEmitIntoClient @inline(__always) init(_ body: Body) { self.body = body }

    public typealias Leading = Body.Leading

    @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> SourceRange? {
      let start = cursor.offset
      guard body.parse(input, &cursor) != nil else { return nil }
      return SourceRange(from: start, to: &cursor)
    }
  }
}

extension Parsers {
  /// Recognises what its body recognises and gives the text of it.
  ///
  /// It prints as its body. `BytesOf(Digit.self).text()`.
  @frozen public struct Copied<Body: Parser>: Parser {
    @usableFromInline let body: Body

    @_alwaysEmitIntoClient @inline(__always) init(_ body: Body) { self.body = body }

    public typealias Leading = Body.Leading

    @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> String? {
      let start = cursor.offset
      guard body.parse(input, &cursor) != nil else { return nil }
      return String(input.extracting(min(start, input.count)..<min(cursor.offset, input.count)))
    }
  }
}

extension Parser {
  /// This parser with the range of the text that it recognises as its output, in place of its own.
  @_alwaysEmitIntoClient @inline(__always) public func range() -> Parsers.Matched<Self> { Parsers.Matched(self) }
}
