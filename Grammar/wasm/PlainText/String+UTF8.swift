extension String {
  /// The bytes of a text.
  public struct UTF8View: RandomAccessCollection, Sendable {
    public typealias SubSequence = UTF8View
    public typealias Index = String.Index

    let text: String

    public var startIndex: Index { text.startIndex }
    public var endIndex: Index { text.endIndex }
    public subscript(bounds: Range<Index>) -> UTF8View { UTF8View(text: text[bounds]) }

    // A place of the text, before its end, is that of a byte; those beside it are places too.
    public subscript(place: Index) -> UInt8 { unsafe place.pointer.pointee }
    public func index(after place: Index) -> Index { index(place, offsetBy: 1) }
    public func index(before place: Index) -> Index { index(place, offsetBy: -1) }
    public func index(_ place: Index, offsetBy distance: Int) -> Index {
      unsafe Index(pointer: place.pointer + distance)
    }
    public func distance(from start: Index, to end: Index) -> Int { unsafe end.pointer - start.pointer }
  }

  public var utf8: UTF8View { UTF8View(text: self) }

  /// The text of some bytes of a text.
  public init(_ bytes: UTF8View) { self = bytes.text }

  public mutating func withUTF8<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The bytes are there for longer than the call.
    try unsafe body(UnsafeBufferPointer(start: start, count: utf8.count))
  }

  // What the text of a literal is asked for.
  public func withUTF8Buffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // The bytes are there for longer than the call.
    unsafe body(UnsafeBufferPointer(start: start, count: utf8.count))
  }
  public var hasPointerRepresentation: Bool { true }
  public var isASCII: Bool { true }
  public var utf8Start: UnsafePointer<UInt8> { unsafe start }
  public var utf8CodeUnitCount: Int { length }
}
