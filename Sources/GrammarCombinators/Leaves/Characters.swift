/// A class is a parser of one of its characters, and ends before what is not UTF-8.
///
///     [a-zα-ω]
///
/// `CharacterClass("a"..."z", "α"..."ω")`. It has no output. In a builder a range is enough: `"a"..."z"`.
extension CharacterClass: Parser {
  public var syntax: Syntax { .characters(self) }

  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    cursor.offset = bytes.end(in: input, from: start)
    return cursor.offset > start ? () : nil
  }
}

extension Parsers {
  /// Recognises one character of a class: a line of a builder that is a ``CharacterClass``.
  ///
  ///     [a-z]
  @frozen public struct Character: Parser {
    // Those of ASCII, which are found without going anywhere.
    @usableFromInline let bits: ByteSet.Bits
    @usableFromInline let all: AllCharacters

    /// One character of `characters`.
    @inline(never) public init(_ characters: CharacterClass) {
      bits = characters.bytes.bits
      all = AllCharacters(characters)
    }

    public var syntax: Syntax { .characters(all.characters) }

    @_alwaysEmitIntoClient public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
      guard let byte = input.byte(at: cursor.offset), bits.contains(byte) else { return nil }
      guard byte < 0x80 else { return all.parse(input, &cursor) }
      cursor.offset &+= 1
      return ()
    }
  }
}

/// A class behind a reference, so that a parser of it is small.
@usableFromInline final class AllCharacters: Sendable {
  let characters: CharacterClass

  init(_ characters: CharacterClass) { self.characters = characters }

  @usableFromInline @inline(never) func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    characters.parse(input, &cursor)
  }
}
