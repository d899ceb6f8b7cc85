/// A file that is being read, under the name that errors give it.
struct InputSource: ~Copyable {
  /// The path of the file; `-` is standard input.
  let path: String
  private let descriptor: FileDescriptor
  private let isOwned: Bool

  /// Opens the file at `path`; `-` means `standardInput`.
  init(path: String, standardInput: FileDescriptor = .standardInput) throws(CommandFailure) {
    self.path = path
    isOwned = path != "-"
    do {
      descriptor = isOwned ? try FileDescriptor.opened(at: path) : standardInput
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  deinit {
    if isOwned { descriptor.discard() }
  }

  /// Whether reading on would wait for whoever writes.
  var wouldWait: Bool { !descriptor.isReadyToRead }

  /// Reads at most `limit` bytes to the place `start` of `buffer`, and returns how many; 0 is the end.
  func fill(_ buffer: inout ContiguousArray<UInt8>, at start: Int, limit: Int) throws(CommandFailure) -> Int {
    do {
      return try descriptor.fill(&buffer, at: start, limit: limit)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
