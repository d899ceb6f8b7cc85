/// Recognises a word that is none of a list: an identifier that is no keyword.
///
///     !( "if" | "else" ) [_a-zA-Z] [_a-zA-Z0-9]*
///
/// `UnreservedWord(WordStart.self, WordPart.self, except: Reserved.self)`. Its output is the range of the word. `iffy` is a
/// word all the same. The words that are excluded are of ASCII letters, digits and `_`.
@frozen public struct UnreservedWord<Start: ByteClass, Part: ByteClass, Reserved: KeywordSet>: Fragment {
  /// A byte of `start`, then as many of `part` as there are, unless that begins with one of the words and no more.
  @_alwaysEmitIntoClient @inline(__always) public init(
    _ start: Start.Type, _ part: Part.Type, except reserved: Reserved.Type
  ) {}

  @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> {
    NotFollowedBy(Glued.self) { Keywords(Reserved.self) }
    Word(Start.self, Part.self)
  }
}
