import ConstraintGrammar
import Foundation
import Fuzzing

/// Checks all dialects by turns, on a thread of its own.
final class Worker: @unchecked Sendable {
  // The lock guards the sessions: a worker holds it for a turn, and whoever shows progress between turns.
  private let lock = NSLock()
  private var sessions: [FuzzSession]
  private let limit: Int?

  /// - Parameter limit: how many texts a dialect.
  init(_ sessions: [FuzzSession], limit: Int?) {
    self.sessions = sessions
    self.limit = limit
  }

  /// What has been done so far.
  var snapshot: [FuzzSession] { lock.withLock { sessions } }

  /// Takes turns until it is told to stop or every session has its number of texts.
  ///
  /// - Parameters:
  ///   - slot: where a crash finds the text that is being checked.
  ///   - isOver: is asked after each turn, and told whether there has been a failure.
  func work(slot: Int, until isOver: (_ hasFailed: Bool) -> Bool) {
    while !isOver(false) {
      var isIdle = true
      for index in sessions.indices {
        let hasFailed = lock.withLock {
          if turn(&sessions[index], slot) { isIdle = false }
          return !sessions[index].failures.isEmpty
        }
        if isOver(hasFailed) { return }
      }
      if isIdle { return }
    }
  }

  /// A share of the texts of a session; `false` if it has all of them.
  private func turn(_ session: inout FuzzSession, _ slot: Int) -> Bool {
    let rest = limit.map { $0 - session.counts.texts } ?? .max
    guard rest > 0 else { return false }
    let name = session.subject.dialect.name
    for _ in 0..<min(rest, 100) {
      session.step { text in CrashReport.note(text, dialect: name, slot: slot) }
    }
    return true
  }
}
