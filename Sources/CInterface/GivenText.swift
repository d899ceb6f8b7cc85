import CConstraintGrammar
import ConstraintGrammar

/// A text that a caller gives as a pointer and a length.
// Safe because whoever makes one has checked what can be checked, and the header asks for the rest.
@safe struct GivenText {
  private let buffer: UnsafeBufferPointer<UInt8>

  /// - Throws: if there is no such text.
  @safe init(_ start: UnsafePointer<CChar>?, _ length: Int) throws(Failure) {
    // What C has as the largest lengths are negative numbers here.
    guard length >= 0 else { throw .invalidSize }
    #if arch(wasm32)
      guard length <= Int(CONSTRAINT_GRAMMAR_WASM_TEXT_LIMIT) else { throw .invalidSize }
    #endif
    guard let start = unsafe start else {
      guard length == 0 else { throw .nullPointer }
      unsafe buffer = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    // A character of C is a byte, and so many of them lie there.
    unsafe buffer = UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: length)
  }

  func withBytes<Result>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
    // The caller keeps the text as it is until the call is over, and the span does not outlive it.
    try unsafe body(buffer.span)
  }
}

extension String {
  /// A copy of a text that ends with a zero byte; `nil` where there is none.
  @safe init?(given start: UnsafePointer<CChar>?) {
    guard let start = unsafe start else { return nil }
    // The header asks for a zero byte at the end.
    self = unsafe String(cString: start)
  }

  /// A copy of the name of an item or a number; `nil` where there is none.
  ///
  /// - Throws: if it is no name.
  @safe init?(givenName start: UnsafePointer<CChar>?) throws(Failure) {
    guard let name = String(given: start) else { return nil }
    guard name.isItemName else { throw .invalidName }
    self = name
  }
}
