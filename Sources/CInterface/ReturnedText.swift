/// A text that a caller keeps, for as long as the program runs.
// Safe because what it points to was allocated for good, and nobody writes there.
@safe struct ReturnedText: @unchecked Sendable {
  let start: UnsafePointer<CChar>

  init(_ text: String) {
    var bytes = Array(text.utf8)
    bytes.append(0)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    // There is room for all bytes and the zero behind them.
    for index in bytes.indices { unsafe (memory + index).initialize(to: CChar(truncatingIfNeeded: bytes[index])) }
    unsafe start = UnsafePointer(memory)
  }
}

extension [ReturnedText] {
  /// The text at a place; `nil` if there is none.
  @safe func text(of place: Int?) -> UnsafePointer<CChar>? {
    guard let index = place, indices.contains(index) else { return nil }
    // It stays where it is for as long as the program runs.
    return unsafe self[index].start
  }
}
