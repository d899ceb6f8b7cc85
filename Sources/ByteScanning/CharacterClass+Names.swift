extension CharacterClass {
  /// The characters that a name may begin with, in all scripts: a letter or `_`.
  ///
  /// They are those of XML 1.0, fifth edition, section 2.3, `NameStartChar`, without the colon, and never change.
  public static let nameStart = CharacterClass(
    "_"..."_", "a"..."z", "A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{2FF}",
    "\u{370}"..."\u{37D}", "\u{37F}"..."\u{1FFF}", "\u{200C}"..."\u{200D}", "\u{2070}"..."\u{218F}",
    "\u{2C00}"..."\u{2FEF}", "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
    "\u{10000}"..."\u{EFFFF}")

  /// The characters that a name may go on with, in all scripts: those of ``nameStart``, digits and marks.
  ///
  /// They are those of XML 1.0, fifth edition, section 2.3, `NameChar`, without colon, hyphen and full stop.
  public static let namePart = nameStart.union(
    CharacterClass("0"..."9", "\u{B7}"..."\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}"))
}
