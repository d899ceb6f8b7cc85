/// The function that libFuzzer calls with each input that it makes.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // libFuzzer owns the bytes, and keeps them until this returns.
  let text = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // libFuzzer calls this on one thread.
  unsafe Target.chosen.check(text)
  return 0
}
