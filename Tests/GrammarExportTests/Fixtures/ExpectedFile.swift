import Foundation
import TestMaterial
import Testing

/// A file in `Expected/`, which a whole text must be.
///
/// With the environment variable `RECORD_EXPORTS` set to anything, the files are written anew; what has changed is then to
/// be read with `git diff`:
///
///     RECORD_EXPORTS=1 swift test --filter GrammarExportTests
enum ExpectedFile {
  static func check(_ text: String, _ file: String) throws {
    let path = "Tests/GrammarExportTests/Expected/" + file
    if ProcessInfo.processInfo.environment["RECORD_EXPORTS"] != nil {
      try text.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    let expected = (try? Repository.text(of: path)) ?? ""
    #expect(text == expected, "\(comparison(expected: expected, actual: text))")
  }
}
