/// A struct of a caller that is filled in, as much of it as the caller knows.
enum FilledStruct<Value: BitwiseCopyable> {
  /// Fills in a struct at that place, which may be where the value comes from: after a failure all of it is zero.
  ///
  /// - Parameters:
  ///   - size: how large the caller takes it to be.
  ///   - value: makes what it is filled in with.
  /// - Returns: the status of the call.
  @safe static func fill(
    _ place: UnsafeMutablePointer<Value>?, size: Int, with value: () throws(Failure) -> Value
  ) -> Int32 {
    Failure.status { () throws(Failure) in
      guard let place = unsafe place else { throw .nullPointer }
      guard size >= MemoryLayout<Value>.size else { throw .invalidSize }
      // The caller says that so many bytes are there.
      func clear() { unsafe UnsafeMutableRawPointer(place).initializeMemory(as: UInt8.self, repeating: 0, count: size) }
      do throws(Failure) {
        let value = try value()
        clear()
        // There is room for the value.
        unsafe place.initialize(to: value)
      } catch {
        clear()
        throw error
      }
    }
  }
}
