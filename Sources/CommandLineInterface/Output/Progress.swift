/// One line on a terminal that says how far a long run is.
///
/// Where standard error leads elsewhere, nothing is written.
public final class Progress {
  private let console: Console
  private var isShown = false

  /// A line on the standard error of a console.
  public init(_ console: Console) { self.console = console }

  /// Shows a text in the place of the one before.
  public func show(_ text: String) {
    isShown = true
    write(Self.start + text)
  }

  /// Takes the text away, as it must be before anything else is written.
  public func clear() {
    if isShown { write(Self.start) }
    isShown = false
  }

  /// The beginning of the line, and nothing in it.
  private static let start = "\r\u{1B}[K"

  private func write(_ text: String) {
    guard console.diagnostics.isTerminal else { return }
    // What can't be shown is no reason to stop.
    try? console.diagnostics.writeStyled(text)
    try? console.diagnostics.flush()
  }
}
