public import GrammarCombinators

/// How names are spelled that are ranges of a text, or that are strings already.
@usableFromInline protocol NameSpelling {
  associatedtype Name: Sendable

  func callAsFunction(_ name: Name) -> String
}

/// Names that own their characters.
@usableFromInline struct OwnNames: NameSpelling {
  @inlinable init() {}
  @inlinable func callAsFunction(_ name: String) -> String { name }
}

/// Names that are ranges of a text, for as long as the text is there.
// Safe because `withNames` is the only one to make it, and to use it.
@safe @usableFromInline struct NamesOfText: NameSpelling {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>

  @inlinable init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = bytes }

  @inlinable func callAsFunction(_ name: SourceRange) -> String {
    // The names of an equation lie within its text.
    unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[name.range]), as: UTF8.self)
  }
}
