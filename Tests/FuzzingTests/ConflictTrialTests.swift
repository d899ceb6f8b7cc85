import Foundation
import TestMaterial
import Testing

@testable import Fuzzing

/// A part of what `fuzz conflicts` tries.
@Suite struct ConflictTrialTests {
  @Test func systems() {
    let trials = (0..<300).map { ConflictTrial.system($0, seed: 38) }
    #expect(trials.compactMap(\.failure) == [])
    #expect((60..<240).contains(trials.count { $0.finding == .contradictory }))
  }

  @Test func layouts() {
    let trials = (0..<300).map { ConflictTrial.layout($0, seed: 39) }
    #expect(trials.compactMap(\.failure) == [])
    #expect((10..<150).contains(trials.count { $0.finding == .withinDigits }))
  }

  @Test func damagedLogs() throws {
    let folder = "Tests/ConflictLogsTests/Corpus"
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path).filter {
      $0.hasSuffix(".log")
    }
    let logs = try names.sorted().map { Array(try Repository.text(of: "\(folder)/\($0)").utf8) }
    let verdicts = (0..<400).map { DamagedLog($0, seed: 40, of: logs).verdict() }
    #expect(verdicts.compactMap(\.failure) == [])
    #expect(verdicts.reduce(0) { $0 + $1.constraints } > 1000)
  }
}
