import CommandLineInterface
import Fuzzing

/// One line on a terminal that says how far it is.
struct Progress {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func show(_ team: Team, _ elapsed: Double) {
    guard console.diagnostics.isTerminal else { return }
    let sessions = team.workers.flatMap(\.snapshot)
    let texts = sessions.reduce(0) { $0 + $1.counts.texts }
    let failures = sessions.reduce(0) { $0 + $1.failures.count }
    let coverage = Summary.coverage(of: sessions, length: 3)
    let line =
      "\(Int(elapsed)) s  \(Summary.grouped(texts)) texts  \(Summary.grouped(Int(Double(texts) / max(elapsed, 0.001)))) a second"
      + "  triples \(coverage.covered) of \(coverage.all)  failures \(failures)"
    write("\r\u{1B}[K" + line)
  }

  func clear() {
    guard console.diagnostics.isTerminal else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    // What can't be shown is no reason to stop.
    try? console.diagnostics.writeStyled(text)
    try? console.diagnostics.flush()
  }
}
