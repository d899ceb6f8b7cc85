/// A struct of a caller that is filled in, as much of it as the caller knows.
enum FilledStruct<Value: BitwiseCopyable> {
  /// Fills in a struct at that place, which may be where the value comes from: after a failure all of it is zero.
  ///
  /// - Parameters:
  ///   - size: how large the caller takes it to be.
  ///   - smallest: how large it was in the first version of the header.
  ///   - value: makes what it is filled in with.
  /// - Returns: the status of the call.
  @safe static func fill(
    _ place: UnsafeMutablePointer<Value>?, size: Int, smallest: Int = MemoryLayout<Value>.size,
    with value: () throws(Failure) -> Value
  ) -> Int32 {
    Failure.status { () throws(Failure) in try set(place, size: size, smallest: smallest, to: value) }
  }

  /// Fills in a struct, and throws what is to be the status of the call.
  @safe static func set(
    _ place: UnsafeMutablePointer<Value>?, size: Int, smallest: Int = MemoryLayout<Value>.size,
    to value: () throws(Failure) -> Value
  ) throws(Failure) {
    guard let place = UnsafeMutableRawPointer(place) else { throw .nullPointer }
    guard size >= smallest else { throw .invalidSize }
    // The caller says that so many bytes are there.
    func clear() { unsafe place.initializeMemory(as: UInt8.self, repeating: 0, count: size) }
    do throws(Failure) {
      var value = try value()
      clear()
      // There is room for as much of the value as the caller knows.
      unsafe place.copyMemory(from: &value, byteCount: min(size, MemoryLayout<Value>.size))
    } catch {
      clear()
      throw error
    }
  }

  /// Fills in as many structs as there is room for, one behind the other: after a failure none.
  ///
  /// - Parameters:
  ///   - capacity: how many the caller has room for.
  ///   - size: how large the caller takes one to be.
  ///   - values: makes what they are filled in with.
  /// - Returns: how many values there are, or what the call fails with.
  @safe static func fill(
    _ place: UnsafeMutablePointer<Value>?, capacity: Int, size: Int, with values: () throws(Failure) -> [Value]
  ) -> Int {
    Failure.count { () throws(Failure) in
      guard unsafe capacity == 0 || place != nil else { throw .nullPointer }
      guard capacity >= 0, size >= MemoryLayout<Value>.size, !capacity.multipliedReportingOverflow(by: size).overflow
      else { throw .invalidSize }
      let values = try values()
      guard var next = UnsafeMutableRawPointer(place) else { return values.count }
      for value in values.prefix(capacity) {
        // The caller says that there is room for as many of that size.
        unsafe next.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        unsafe next.storeBytes(of: value, as: Value.self)
        unsafe next += size
      }
      return values.count
    }
  }
}
