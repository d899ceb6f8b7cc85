import Foundation
import Testing

@testable import CommandLineInterface

@Suite final class OutputFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes texts by their paths, and returns what is said of it.
  private func write(_ files: (path: String, text: String)...) throws -> String {
    let console = Console(capturing: .standardInput)
    console.toolName = "tool"
    try OutputFolder(folder).write(
      files.map { OutputFolder.File($0.path, $0.text.utf8) }, tellingReplaced: console)
    return console.diagnostics.captured.replacing(folder, with: "FOLDER")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  private var content: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() }
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.posixPermissions] as? Int
  }

  @Test func makesFoldersAndReplacesWhatWasThere() throws {
    #expect(try write(("a/b/grammar.txt", "a long text\n"), ("c.txt", "")) == "")
    #expect(
      try write(("a/b/grammar.txt", "é\n"), ("a/new.txt", "x")) == "tool: note: replaced 'FOLDER/a/b/grammar.txt'\n")
    #expect(try text("a/b/grammar.txt") == "é\n")
    #expect(try content == ["a", "a/b", "a/b/grammar.txt", "a/new.txt", "c.txt"])
  }

  @Test func whoMayReadAFileStays() throws {
    _ = try write(("secret", "old"))
    try FileManager.default.setAttributes([.posixPermissions: 0o440], ofItemAtPath: folder + "/secret")
    #expect(try write(("secret", "new")) == "tool: note: replaced 'FOLDER/secret', which stays read-only\n")
    #expect(try text("secret") == "new")
    #expect(try permissions(of: "secret") == 0o440)
  }

  /// What is behind a symbolic link stays as it is.
  @Test func symbolicLinks() throws {
    _ = try write(("kept/target", "kept"), ("out/x", ""))
    for (link, target) in [("out/file", "../kept/target"), ("out/folder", "../kept"), ("out/nowhere", "/no/such/file")]
    {
      try FileManager.default.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
    }
    #expect(
      try write(("out/file", "new"), ("out/nowhere", "new")) == """
        tool: note: replaced 'FOLDER/out/file', a symbolic link
        tool: note: replaced 'FOLDER/out/nowhere', a symbolic link

        """)
    #expect(try text("out/file") == "new")
    #expect(
      throws: CommandFailure.unwritableFile(
        path: folder + "/out/folder/target", reason: "'folder' is a symbolic link", written: [])
    ) { try write(("out/x", "new"), ("out/folder/target", "new")) }
    #expect(try text("kept/target") == "kept")
    #expect(try text("out/x") == "")
  }

  /// One that can't be written keeps all from being written.
  @Test func allOrNone() throws {
    _ = try write(("file", "old"), ("taken/x", ""))
    #expect(
      throws: CommandFailure.unwritableFile(path: folder + "/file/below", reason: "Not a directory", written: [])
    ) { try write(("file", "new"), ("file/below", "text")) }
    #expect(throws: CommandFailure.unwritableFile(path: folder + "/taken", reason: "Is a directory", written: [])) {
      try write(("file", "new"), ("taken", "text"))
    }
    #expect(try text("file") == "old")
    #expect(try content == ["file", "taken", "taken/x"])
  }

  /// The second can't take its place, as the third needs a folder of its name.
  @Test func whatWasWrittenBefore() throws {
    let failure = CommandFailure.unwritableFile(
      path: folder + "/x", reason: "Is a directory", written: [folder + "/first"])
    #expect(throws: failure) { try write(("first", "1"), ("x", "2"), ("x/y", "3")) }
    #expect(try content == ["first", "x"])
    #expect(
      CommandFailure.unwritableFile(path: "x\n", reason: "No space", written: ["a", "\u{1B}"]).message
        == #"can't write 'x\n': No space; written before that: 'a', '\u{1B}'"#)
    #expect(
      CommandFailure.unwritableFile(path: "x", reason: "No space", written: []).message
        == "can't write 'x': No space; no file is written")
  }

  /// A name that somebody else may have made is not followed: the draft is a file of its own.
  @Test func draftIsNoOldFile() throws {
    _ = try write(("victim", "kept"))
    let draft = folder + "/.draft-\(ProcessInfo.processInfo.processIdentifier)-0"
    try FileManager.default.createSymbolicLink(atPath: draft, withDestinationPath: "victim")
    _ = try write(("grammar", "text"))
    #expect(try text("victim") == "kept")
    #expect(try content == ["grammar", "victim"])
  }

  @Test func slashAtTheEndOfTheFolder() throws {
    #expect(try OutputFolder(folder + "/").write([.init("a", [])], tellingReplaced: nil) == [folder + "/a"])
  }
}
