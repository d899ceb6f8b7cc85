public import GrammarCombinators

/// How names are spelled that are ranges of a text, or that are strings already.
@usableFromInline protocol NameSpelling {
  associatedtype Name: Sendable

  /// The name as a string, given the text that it may be a range of.
  static func spelling(of name: Name, in bytes: Span<UInt8>) -> String

  /// The item of that name.
  static func item<Environment: LayoutEnvironment>(
    named name: Name, in bytes: Span<UInt8>, of environment: Environment
  ) -> Environment.Item?

  /// The number of that name.
  static func number<Environment: LayoutEnvironment>(
    named name: Name, in bytes: Span<UInt8>, of environment: Environment
  ) -> Double?
}

/// Names that own their characters.
@usableFromInline enum OwnNames: NameSpelling {
  @inlinable static func spelling(of name: String, in bytes: Span<UInt8>) -> String { name }

  @inlinable static func item<Environment: LayoutEnvironment>(
    named name: String, in bytes: Span<UInt8>, of environment: Environment
  ) -> Environment.Item? { environment.item(named: name) }

  @inlinable static func number<Environment: LayoutEnvironment>(
    named name: String, in bytes: Span<UInt8>, of environment: Environment
  ) -> Double? { environment.number(named: name) }
}

/// Names that are ranges of the text.
@usableFromInline enum NamesOfText: NameSpelling {
  @inlinable static func spelling(of name: SourceRange, in bytes: Span<UInt8>) -> String {
    String(decoding: bytes, in: name.range)
  }

  @inlinable static func item<Environment: LayoutEnvironment>(
    named name: SourceRange, in bytes: Span<UInt8>, of environment: Environment
  ) -> Environment.Item? { environment.item(named: name.range, in: bytes) }

  @inlinable static func number<Environment: LayoutEnvironment>(
    named name: SourceRange, in bytes: Span<UInt8>, of environment: Environment
  ) -> Double? { environment.number(named: name.range, in: bytes) }
}
