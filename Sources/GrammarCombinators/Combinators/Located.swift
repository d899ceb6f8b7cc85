/// An output, and where in the text it stands.
public struct Located<Value> {
  /// The output.
  public var value: Value

  /// Where it stands, in UTF-8 offsets.
  public var range: SourceRange

  /// A value that stands in a range.
  @inlinable @inline(__always) public init(_ value: Value, in range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// Recognises what its body recognises, and makes a value of the output, its place and the text there.
///
/// It prints as its body. `Name().located()`, `Word(WordStart.self, WordPart.self).text()`.
@frozen public struct MappedInText<Body: Parser, Output>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let transform: @Sendable (Body.Output, SourceRange, Span<UInt8>) -> Output

  @inlinable @inline(__always)
  init(_ body: Body, _ transform: @escaping @Sendable (Body.Output, SourceRange, Span<UInt8>) -> Output) {
    self.body = body
    self.transform = transform
  }

  public typealias Leading = Body.Leading

  @inlinable public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    let start = cursor.offset
    guard let output = body.parse(input, &cursor), let range = SourceRange(from: start, to: &cursor) else { return nil }
    return transform(output, range, input.extracting(range.range))
  }
}

extension Parser {
  /// This parser with the range of its output beside it.
  @inlinable @inline(__always)
  public func located() -> MappedInText<Self, Located<Output>> {
    MappedInText(self) { value, range, _ in Located(value, in: range) }
  }

  /// This parser with the text that it recognises as its output, in place of its own.
  @inlinable @inline(__always)
  public func text() -> MappedInText<Self, String> { MappedInText(self) { _, _, bytes in String(bytes) } }

  /// This parser with its output turned into another value, given the UTF-8 bytes that it recognises.
  @inlinable @inline(__always)
  public func mapText<Result>(
    @ValueBuilder<Result> _ transform: @escaping @Sendable (Output, Span<UInt8>) -> Result
  ) -> MappedInText<Self, Result> { MappedInText(self) { value, _, bytes in transform(value, bytes) } }
}

extension String {
  /// The text of UTF-8 bytes, such as those that a parser has recognised; what is not UTF-8 becomes U+FFFD.
  public init(_ bytes: Span<UInt8>) {
    // The buffer is used inside the closure only.
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
