/// Standard output or standard error: what is written waits in a buffer and may be coloured.
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

  /// Writes text.
  public func write(_ text: String) throws(CommandFailure) {
    try buffer.append(text.utf8)
  }

  /// Writes text and ends the line.
  public func writeLine(_ text: String) throws(CommandFailure) {
    try buffer.append(text.utf8)
    try buffer.append(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// Writes bytes.
  public func write(_ bytes: Span<UInt8>) throws(CommandFailure) {
    try buffer.append(bytes)
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
