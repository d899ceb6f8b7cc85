/// What is to be written to a console, composed elsewhere and written later.
///
/// Where both channels of the console lead to one place, those of the page do too. A page is handed from one thread to
/// another, and used by one at a time.
public final class ConsolePage: @unchecked Sendable {
  /// Results.
  public let output: OutputChannel

  /// Diagnostics.
  public let diagnostics: OutputChannel

  private var mark: Int?

  init(like output: OutputChannel, _ diagnostics: OutputChannel) {
    let buffer = OutputBuffer(name: "a page", destination: nil, capacity: .max)
    let isShared = output.buffer === diagnostics.buffer
    let second = isShared ? buffer : OutputBuffer(name: "a page", destination: nil, capacity: .max)
    self.output = OutputChannel(buffer: buffer, like: output)
    self.diagnostics = OutputChannel(buffer: second, like: diagnostics)
  }

  /// Keeps in mind where the results are now, for something that is known only when the page is written.
  public func markOutput() { mark = output.buffer.count }

  /// Forgets all.
  public func removeAll() {
    output.buffer.removeAll()
    diagnostics.buffer.removeAll()
    mark = nil
  }

  func copy(to output: OutputChannel, _ diagnostics: OutputChannel, mark text: String) throws(CommandFailure) {
    if self.diagnostics.buffer !== self.output.buffer {
      try diagnostics.buffer.append(self.diagnostics.buffer, 0..<self.diagnostics.buffer.count)
    }
    let end = self.output.buffer.count
    try output.buffer.append(self.output.buffer, 0..<(mark ?? end))
    guard let mark else { return }
    try output.write(text)
    try output.buffer.append(self.output.buffer, mark..<end)
  }
}
