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
  associatedtype Leading: Spacing = Glued

  /// Reads from `cursor` on.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  /// - Returns: the output, or `nil` where the text does not fit. Once the cursor is stopped nothing fits, whatever is given.
  __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output?

  /// The language of this parser as data, from which every export, check and sentence is derived.
  var syntax: Syntax { get }
}
