import ConstraintLinter
import Foundation
import Testing

@Suite("The linter as a command") struct CommandTests {
  @Test func statuses() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ source: String) throws -> String {
      let url = folder.appending(path: name)
      try source.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    let good = try file("good.swift", #"addCompactConstraint("a.width >= 44")"#)
    let poor = try file("poor.swift", #"addCompactConstraint("a.width = 44")"#)
    let wrong = try file("wrong.swift", #"addCompactConstraint("a.width = 44px")"#)

    #expect(run([good]) == (0, ""))
    #expect(
      run([good, poor]) == (
        0,
        """
        \(poor):1:23: warning: this width can't grow with what is in it
        addCompactConstraint("a.width = 44")
                              ^~~~~~~~~~~~
        hint: write 'a.width >= 44'

        """
      ))
    #expect(
      run([wrong, good]) == (
        1,
        """
        \(wrong):1:33: error: '44px' is not a number
        addCompactConstraint("a.width = 44px")
                                        ^~~~
        hint: numbers are written without a unit or a suffix: write '44'

        """
      ))
    #expect(run([good, "/none", wrong]).status == 66)
    #expect(run(["/none"]) == (66, "/none: error: the file is no source in UTF-8\n"))
  }

  private func run(_ paths: [String]) -> (status: Int32, output: String) {
    var output = ""
    let status = Linter().run(paths) { output += $0 }
    return (status, output)
  }
}
