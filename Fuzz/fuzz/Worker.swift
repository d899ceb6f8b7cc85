import ConstraintGrammar
import Foundation
import Fuzzing

/// Checks all dialects by turns, on a thread of its own.
final class Worker: @unchecked Sendable {
  // The lock guards the sessions: a worker holds it for a turn, and whoever shows progress between turns.
  private let lock = NSLock()
  private var sessions: [FuzzSession]
  private let limit: Int?

  /// The texts that are left of each session; `nil` where they are made at random.
  private var texts: [[[UInt8]]]?

  /// - Parameter limit: how many texts a dialect.
  init(_ sessions: [FuzzSession], limit: Int?) {
    self.sessions = sessions
    self.limit = limit
  }

  /// Lists all sentences up to a depth, in place of random texts.
  func prepare(depth: Int) { texts = sessions.map { Array($0.sentences(ofDepth: depth).reversed()) } }

  /// The work that has been done so far.
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
          if texts == nil ? turn(&sessions[index], slot) : listedTurn(index, slot) { isIdle = false }
          return !sessions[index].failures.isEmpty
        }
        if isOver(hasFailed) { return }
      }
      if isIdle { return }
    }
  }

  /// A share of the listed texts of a session; `false` if none is left.
  private func listedTurn(_ index: Int, _ slot: Int) -> Bool {
    let name = sessions[index].subject.dialect.name
    for _ in 0..<100 {
      guard let text = texts?[index].popLast() else { return false }
      CrashReport.note(text, dialect: name, slot: slot)
      sessions[index].check(text)
    }
    return true
  }

  /// A share of the texts of a session; `false` if it has all of them.
  private func turn(_ session: inout FuzzSession, _ slot: Int) -> Bool {
    let rest = limit.map { $0 - session.counts.texts } ?? .max
    guard rest > 0 else { return false }
    let name = session.subject.dialect.name
    // A few: with little time each dialect is to have its share.
    for _ in 0..<min(rest, 10) {
      session.step { text in CrashReport.note(text, dialect: name, slot: slot) }
    }
    return true
  }
}
