import Foundation
import TestMaterial
import Testing

@testable import CommandLineInterface

/// The scripts for shells, as files in `Scripts/`, so that a check can have the shells themselves read them.
///
/// With the environment variable `RECORD_COMPLETION` set to anything, the files are written anew; what has changed is then
/// to be read with `git diff`:
///
///     RECORD_COMPLETION=1 swift test --filter ShellTests
@Suite struct ShellTests {
  @Test(arguments: Shell.allCases)
  func completionScript(shell: Shell) throws {
    let script = shell.completionScript(for: shopTool)
    let path = "Tests/CommandLineInterfaceTests/Completion/Scripts/corner-shop.\(shell)"
    if ProcessInfo.processInfo.environment["RECORD_COMPLETION"] != nil {
      try script.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    let expected = try Repository.text(of: path)
    #expect(script == expected, "\(comparison(expected: expected, actual: script))")
  }
}
