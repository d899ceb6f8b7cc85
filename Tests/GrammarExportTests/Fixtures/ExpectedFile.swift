import Foundation
import TestMaterial
import Testing

/// The files in `Expected/`.
///
/// With the environment variable `RECORD_EXPORTS` set to anything, they are written anew; what has changed is then to be
/// read with `git diff`:
///
///     RECORD_EXPORTS=1 swift test --filter GrammarExportTests
enum ExpectedFile {
  static let folder = "Tests/GrammarExportTests/Expected/"

  static func check(_ text: String, _ file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = folder + file
    if ProcessInfo.processInfo.environment["RECORD_EXPORTS"] != nil {
      let folder = Repository.url(path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    let expected = (try? Repository.text(of: path)) ?? ""
    #expect(text == expected, "\(path)\(comparison(expected: expected, actual: text))", sourceLocation: sourceLocation)
  }
}
