import Foundation
import SourceScanning
import TestMaterial
import Testing

/// The sources of apps that `.ci/check-migration` compiles and runs, before and after.
@Suite struct MigratedSourcesTests {
  private static let folders: [(path: String, language: SourceLanguage)] = [
    ("Tests/MigratedSources/UIKit", .swift), ("Tests/MigratedSources/ObjectiveC", .objectiveC),
  ]

  /// The sources in a folder by their names.
  private func sources(_ folder: String) throws -> [String: ContiguousArray<UInt8>] {
    var sources: [String: ContiguousArray<UInt8>] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path) {
      sources[name] = ContiguousArray(try Repository.text(of: folder + "/" + name).utf8)
    }
    return sources
  }

  private func migrated(
    _ sources: [String: ContiguousArray<UInt8>], _ language: SourceLanguage
  ) -> [String: ContiguousArray<UInt8>] {
    var scanner = SourceScanner()
    scanner.calls += sources.values.flatMap { scanner.calls(declaredIn: $0, language) }
    return sources.mapValues { scanner.migration(of: $0, language).edits.result }
  }

  /// `RECORD_MIGRATION=1 swift test --filter MigratedSourcesTests` writes what comes after anew.
  @Test(arguments: folders) func comeOutAsTheyStandThere(path: String, language: SourceLanguage) throws {
    let result = migrated(try sources(path + "/Before"), language)
    if ProcessInfo.processInfo.environment["RECORD_MIGRATION"] != nil {
      for (name, bytes) in result { try Data(bytes).write(to: Repository.url(path + "/After/" + name)) }
    }
    let expected = try sources(path + "/After")
    #expect(!result.isEmpty && result.keys == expected.keys)
    for (name, bytes) in result {
      #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: expected[name] ?? [], as: UTF8.self))
    }
  }

  @Test(arguments: folders) func changeNothingTheSecondTime(path: String, language: SourceLanguage) throws {
    let sources = try sources(path + "/After")
    #expect(migrated(sources, language) == sources)
  }
}
