import Foundation

/// Keeps the texts that are being checked where a crash can find them, and writes them when the process dies.
enum CrashReport {
  private static let capacity = 1 << 16
  nonisolated(unsafe) private static var slots: [UnsafeMutableBufferPointer<UInt8>] = unsafe []
  nonisolated(unsafe) private static var lengths: [UnsafeMutablePointer<Int>] = unsafe []

  /// - Parameter slots: how many texts are checked at a time.
  static func install(slots count: Int) {
    // The buffers live as long as the process, for a signal may come at any time.
    unsafe slots = (0..<count).map { _ in .allocate(capacity: capacity) }
    unsafe lengths = (0..<count).map { _ in .allocate(capacity: 1) }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      _ = Foundation.signal(signal) { signal in CrashReport.write(signal) }
    }
  }

  /// Keeps a text before it is checked.
  static func note(_ text: [UInt8], dialect: String, slot: Int) {
    // Each worker writes to its own slot, within its capacity.
    let content = Array((dialect + "\n").utf8) + text.prefix(capacity - 100)
    unsafe _ = slots[slot].update(fromContentsOf: content)
    unsafe lengths[slot].pointee = content.count
  }

  private static func write(_ number: Int32) {
    let message: StaticString = "\nfuzz: the process died while checking a text; its dialect and text:\n"
    // The buffers were made before the handler was installed.
    unsafe _ = Foundation.write(2, message.utf8Start, message.utf8CodeUnitCount)
    for slot in unsafe slots.indices {
      unsafe _ = Foundation.write(2, slots[slot].baseAddress, lengths[slot].pointee)
      unsafe _ = Foundation.write(2, "\n", 1)
    }
    _ = Foundation.signal(number, SIG_DFL)
    raise(number)
  }
}
