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
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/secret")
    #expect(try write(("secret", "new")) == "tool: note: replaced 'FOLDER/secret'\n")
    #expect(try text("secret") == "new")
    #expect(try permissions(of: "secret") == 0o640)
  }

  /// Its folder could be written.
  @Test func aReadOnlyFileStays() throws {
    _ = try write(("kept", "old"), ("other", "old"))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder + "/kept")
    #expect(
      throws: CommandFailure.unwritableFile(path: folder + "/kept", reason: "Permission denied", written: [])
    ) { try write(("other", "new"), ("kept", "new")) }
    #expect(throws: CommandFailure.unwritableFile(path: folder + "/kept", reason: "Permission denied", written: nil)) {
      try OutputFolder.write("new".utf8, toFileAt: self.folder + "/kept")
    }
    #expect(try (text("kept"), text("other")) == ("old", "old"))
    #expect(try content == ["kept", "other"])
  }

  /// Neither a link nor a second name is lost, and what they lead to has the new contents.
  @Test func oneFileOfSeveralNames() throws {
    _ = try write(("file", "a long text"), ("links/x", ""))
    let (link, name) = (folder + "/links/link", folder + "/links/name")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../file")
    try FileManager.default.linkItem(atPath: folder + "/file", toPath: name)
    try OutputFolder.write("short".utf8, toFileAt: link)
    #expect(try (text("file"), text("links/name")) == ("short", "short"))
    try OutputFolder.write("longer".utf8, toFileAt: name, inPlaceOf: ContiguousArray("short".utf8))
    #expect(try (text("file"), text("links/link")) == ("longer", "longer"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../file")
    #expect(try content == ["file", "links", "links/link", "links/name", "links/x"])
  }

  /// Nobody reads there, so that writing would wait for ever.
  @Test func aPipeIsNotReplaced() throws {
    _ = try write(("x", "old"))
    // Unsafe because the system gets a pointer to the path, which it does not keep.
    try #require(unsafe mkfifo(folder + "/pipe", 0o600) == 0)
    let reason = "it is a pipe or a device"
    #expect(throws: CommandFailure.unwritableFile(path: folder + "/pipe", reason: reason, written: [])) {
      try write(("x", "new"), ("pipe", "new"))
    }
    #expect(throws: CommandFailure.unwritableFile(path: folder + "/pipe", reason: reason, written: nil)) {
      try OutputFolder.write("new".utf8, toFileAt: self.folder + "/pipe", inPlaceOf: [])
    }
    #expect(try text("x") == "old")
    #expect(try content == ["pipe", "x"])
  }

  /// What somebody has written since is kept; what is there already need not be written.
  @Test(arguments: ["old", "mine", "new", nil]) func aFileThatWasRead(present: String?) throws {
    _ = try write(("x", ""), ("file", present ?? ""))
    if present == nil { try FileManager.default.removeItem(atPath: folder + "/file") }
    func replace() throws {
      try OutputFolder.write("new".utf8, toFileAt: folder + "/file", inPlaceOf: ContiguousArray("old".utf8))
    }
    if present == "old" || present == "new" {
      try replace()
      #expect(try text("file") == "new")
    } else {
      #expect(throws: CommandFailure.changedFile(path: folder + "/file"), performing: replace)
      #expect(try content == (present == nil ? ["x"] : ["file", "x"]) && (present == nil || text("file") == present))
    }
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
    #expect(
      CommandFailure.unwritableFile(path: "x", reason: "No space", written: nil).message == "can't write 'x': No space")
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
