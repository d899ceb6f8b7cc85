import Memory

extension String {
  @inline(never) public mutating func append(_ other: String) {
    let count = other.utf8.count
    makeRoom(for: count)
    // There is room for so many bytes behind the text, which are nobody's yet.
    unsafe UnsafeMutablePointer(mutating: end).update(from: other.start, count: count)
    unsafe self = String(from: start, to: end + count)
  }

  @inline(never) public mutating func append(_ scalar: Unicode.Scalar) {
    let bytes = Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
    makeRoom(for: bytes.count)
    // There is room for as many bytes behind the text, which are nobody's yet.
    var place = unsafe UnsafeMutablePointer(mutating: end)
    for byte in bytes {
      unsafe place.pointee = byte
      unsafe place += 1
    }
    unsafe self = String(from: start, to: UnsafePointer(place))
  }

  public static func + (left: String, right: String) -> String {
    var text = left
    text.append(right)
    return text
  }

  public static func += (left: inout String, right: String) { left.append(right) }

  /// Moves the text to where so many bytes can be written behind it, unless it is there already: a text that was made or
  /// moved last grows in place, and texts that end before its end do not notice.
  private mutating func makeRoom(for more: Int) {
    // What is moved has the room that is asked for.
    if unsafe constraint_grammar_memory_extend(end, more) { return }
    let count = utf8.count
    let new = unsafe UnsafePointer(constraint_grammar_memory_move(start, count, more)!)
    unsafe self = String(from: new, to: new + count)
  }
}
