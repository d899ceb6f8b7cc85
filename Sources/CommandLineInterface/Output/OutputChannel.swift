import Spelling

/// Standard output or standard error: what is written waits in a buffer and may be coloured.
///
/// A terminal obeys control characters, wherever they come from. So they are spelled out in every line for people, and in
/// what programs read where a terminal shows it. Only what has styles is written as it is.
public final class OutputChannel {
  let buffer: OutputBuffer
  /// Whether this channel leads to a terminal.
  public let isTerminal: Bool

  /// Whether this channel shows styles.
  public private(set) var isColored = false

  /// A channel that writes to a buffer.
  init(buffer: OutputBuffer, isTerminal: Bool) {
    self.buffer = buffer
    self.isTerminal = isTerminal
  }

  /// A channel that shows styles where another does.
  init(buffer: OutputBuffer, like other: OutputChannel) {
    self.buffer = buffer
    isTerminal = other.isTerminal
    isColored = other.isColored
  }

  /// Writes a line for people, with its control characters spelled out.
  public func writeLine(_ text: String) throws(CommandFailure) {
    try buffer.append(text.spelledOut.utf8)
    try buffer.append(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// Writes text that programs read: as it is, but on a terminal.
  public func write(_ text: String) throws(CommandFailure) {
    try buffer.append((isTerminal ? text.linesSpelledOut : text).utf8)
  }

  /// Writes bytes that programs read: as they are, but on a terminal.
  public func write(_ bytes: Span<UInt8>) throws(CommandFailure) {
    guard isTerminal else { return try buffer.append(bytes) }
    try write(String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self))
  }

  /// Writes text as it is: it may have styles, and what it has from elsewhere is spelled out already.
  public func writeStyled(_ text: String) throws(CommandFailure) {
    try buffer.append(text.utf8)
  }

  /// Hands on what waits.
  public func flush() throws(CommandFailure) {
    try buffer.flush()
  }

  /// The text in a style, where this channel shows styles; the text itself elsewhere.
  public func styled(_ text: String, _ style: Style) -> String {
    isColored ? style.applied(to: text) : text
  }

  /// Settles whether this channel shows styles.
  func useColor(_ choice: ColorChoice, environment: Environment) {
    isColored = choice.isColored(isTerminal: isTerminal, environment: environment)
  }

  /// All that was written to a channel that leads nowhere.
  var captured: String { buffer.text }
}

/// Output for a console, composed elsewhere and written later.
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
    let buffer = OutputBuffer(name: "a page", destination: nil)
    let isShared = output.buffer === diagnostics.buffer
    let second = isShared ? buffer : OutputBuffer(name: "a page", destination: nil)
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
    try output.writeStyled(text)
    try output.buffer.append(self.output.buffer, mark..<end)
  }
}

extension String {
  /// The text with the control characters in its lines spelled out, but for tabs.
  fileprivate var linesSpelledOut: String {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      // A carriage return before a line feed does nothing more.
      let end = line.last == "\r" && line.endIndex < unicodeScalars.endIndex ? "\r" : ""
      let cells = line.dropLast(end.isEmpty ? 0 : 1).split(separator: "\t", omittingEmptySubsequences: false)
      return cells.map { String($0).withControlsSpelledOut }.joined(separator: "\t") + end
    }.joined(separator: "\n")
  }
}
