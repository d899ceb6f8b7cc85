import Spelling

/// Standard output or standard error: what is written waits in a buffer and may be coloured.
///
/// A terminal obeys control characters, wherever they come from. So they are spelled out in every line for people, and in
/// what programs read where a terminal shows it. Only what has styles is written as it is.
public final class OutputChannel {
  private let buffer: OutputBuffer
  /// Whether this channel leads to a terminal.
  public let isTerminal: Bool

  /// Whether this channel shows styles.
  public private(set) var isColored = false

  /// A channel that writes to a buffer.
  init(buffer: OutputBuffer, isTerminal: Bool) {
    self.buffer = buffer
    self.isTerminal = isTerminal
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

/// Bytes that wait to be written together.
final class OutputBuffer {
  private let name: String
  private let destination: FileDescriptor?
  private let capacity: Int
  private let predecessor: OutputBuffer?
  private var waiting: ContiguousArray<UInt8> = []

  /// An empty buffer.
  ///
  /// - Parameters:
  ///   - name: What an error calls the destination.
  ///   - destination: Where the bytes go; without one they stay here.
  ///   - capacity: How many bytes wait at most for the destination, what one `append` brings beyond that aside.
  ///   - predecessor: The buffer that is always written first, so that nothing in it is lost when a closed pipe ends
  ///     the program.
  init(name: String, destination: FileDescriptor?, capacity: Int = 65_536, predecessor: OutputBuffer? = nil) {
    self.name = name
    self.destination = destination
    self.capacity = capacity
    self.predecessor = predecessor
  }

  /// The bytes that wait, as text.
  var text: String { String(decoding: waiting, as: UTF8.self) }

  /// Adds bytes, and writes all that waits when it is enough.
  func append(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= capacity { try flush() }
  }

  /// Adds the bytes of a span, and writes all that waits when it is enough.
  func append(_ bytes: Span<UInt8>) throws(CommandFailure) {
    // Much need not be copied first.
    if let destination, bytes.count >= capacity {
      try flush()
      return try send(bytes, to: destination)
    }
    // Unsafe because of the pointer, which does not leave the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe waiting.append(contentsOf: $0) }
    if waiting.count >= capacity { try flush() }
  }

  /// Writes what waits.
  ///
  /// When that fails it is dropped, so that the same failure does not come again as the program ends.
  func flush() throws(CommandFailure) {
    try predecessor?.flush()
    guard let destination, !waiting.isEmpty else { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    try send(waiting.span, to: destination)
  }

  private func send(_ bytes: Span<UInt8>, to destination: FileDescriptor) throws(CommandFailure) {
    do {
      try destination.send(bytes)
    } catch {
      throw error.isClosedPipe ? .closedPipe : .unwritable(name, reason: error.reason)
    }
  }
}

/// How a terminal shows a piece of text.
public struct Style: Hashable, Sendable {
  private let codes: [UInt8]

  /// In heavy letters.
  public static let bold = Style(codes: [1])
  /// In red.
  public static let red = Style(codes: [31])
  /// In cyan.
  public static let cyan = Style(codes: [36])

  /// Colours that are easily told apart, for things that are to be recognised.
  public static let distinct = [cyan] + [33, 35, 32, 34, 91, 96, 93].map { Style(codes: [$0]) }

  /// Both styles together: `.bold + .red`.
  public static func + (first: Style, second: Style) -> Style {
    Style(codes: first.codes + second.codes)
  }

  /// The text between the escape sequences that turn the style on and off.
  func applied(to text: String) -> String {
    if text.isEmpty { return text }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}

/// The kind of a message about the work as a whole.
public enum MessageTitle: String, Sendable {
  /// Something failed.
  case error
  /// Advice on what to type instead.
  case hint
  /// Something that is good to know.
  case note

  var text: String { rawValue + ":" }

  var style: Style {
    switch self {
    case .error: .bold + .red
    case .hint: .bold + .cyan
    case .note: .bold
    }
  }
}

/// The values of `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// In colour on a terminal, unless the environment asks for none.
  case auto
  /// In colour everywhere.
  case always
  /// Nowhere in colour.
  case never

  /// Whether a channel is to be coloured.
  ///
  /// `NO_COLOR` counts with any text but the empty one, as no-color.org has it.
  func isColored(isTerminal: Bool, environment: Environment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
