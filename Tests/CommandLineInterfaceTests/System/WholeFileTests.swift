import CommandLineInterface
import Foundation
import Testing

@Suite struct WholeFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  @Test func makesFoldersAndReplacesWhatWasThere() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a/b/grammar.txt"
    for text in ["a long text\n", "é\n", ""] {
      try WholeFile.write(text, to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["grammar.txt"])
  }

  @Test func leavesNothingWhereItFails() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try WholeFile.write("", to: folder + "/file")
    try FileManager.default.createDirectory(atPath: folder + "/taken", withIntermediateDirectories: false)
    #expect(throws: CommandFailure.unwritable(folder + "/file/below", reason: "Not a directory")) {
      try WholeFile.write("text", to: folder + "/file/below")
    }
    #expect(throws: CommandFailure.unwritable(folder + "/taken", reason: "Is a directory")) {
      try WholeFile.write("text", to: folder + "/taken")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "taken"])
  }
}
