/// A struct of a caller that is filled in, as much of it as the caller knows.
// Safe because whoever makes one has checked what can be checked, and the header asks for the rest.
@safe struct FilledStruct<Value: BitwiseCopyable> {
  private let place: UnsafeMutablePointer<Value>
  private let size: Int

  /// A struct at that place, all of it zero.
  ///
  /// - Parameter size: how large the caller takes it to be.
  /// - Throws: if there is no such struct.
  @safe init(_ place: UnsafeMutablePointer<Value>?, size: Int) throws(Failure) {
    guard let place = unsafe place else { throw .nullPointer }
    guard size >= MemoryLayout<Value>.size else { throw .invalidSize }
    unsafe self.place = place
    self.size = size
    // The caller says that so many bytes are there.
    unsafe UnsafeMutableRawPointer(place).initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  func fill(_ value: Value) {
    // There is room for the value.
    unsafe place.initialize(to: value)
  }
}
