import Testing

@testable import CommandLineInterface

@Suite struct UnreadableFileTests {
  @Test(arguments: [
    ("no-such-file", "can't read 'no-such-file': No such file or directory"),
    ("", "can't read '': No such file or directory"),
    (".", "can't read '.': Is a directory"),
    ("Package.swift/x", "can't read 'Package.swift/x': Not a directory"),
    ("a\u{1B}[31mb", #"can't read 'a\u{1B}[31mb': No such file or directory"#),
  ])
  func message(path: String, expected: String) throws {
    #expect(
      try rehearse(["fetch", path]) == Rehearsal(status: .noInput, diagnostics: "post: error: \(expected)\n"))
  }

  @Test func standardInput() throws {
    let console = Console(capturing: try FileDescriptor.opened(at: "."))
    #expect(postTool.run(["fetch"], console: console) == .noInput)
    #expect(console.diagnostics.captured == "post: error: can't read standard input: Is a directory\n")
  }
}
