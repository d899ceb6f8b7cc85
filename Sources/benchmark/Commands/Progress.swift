import CommandLineInterface

/// One line on a terminal that says how far it is.
struct Progress {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func show(_ text: String) { write("\r\u{1B}[K" + text) }

  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    guard console.diagnostics.isTerminal else { return }
    // What can't be shown is no reason to stop.
    try? console.diagnostics.write(text)
    try? console.diagnostics.flush()
  }
}
