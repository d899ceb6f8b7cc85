extension Span<UInt8> {
  /// How many bytes of a file are no text, because they are a byte-order mark at its beginning.
  package var byteOrderMarkLength: Int { count > 2 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0 }
}
