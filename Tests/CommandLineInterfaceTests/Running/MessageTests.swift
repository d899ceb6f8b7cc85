import Foundation
import Testing

@testable import CommandLineInterface

/// What a tool says about its work as a whole.
@Suite struct MessageTests {
  private func console(isTerminal: Bool = false) -> Console {
    let console = Console(capturing: .standardInput, isTerminal: isTerminal)
    console.toolName = "tool"
    return console
  }

  /// Whoever makes a message need not think of what it quotes.
  @Test func controlCharactersAreSpelledOut() throws {
    let console = console()
    try console.say(.note, "a '\u{1B}[31m\n' and \(String(systemBytes: [0xE9]))")
    #expect(console.diagnostics.captured == #"tool: note: a '\u{1B}[31m\n' and \xE9"# + "\n")
  }

  /// A line for people has no control characters; what programs read has them, but where a terminal shows it.
  @Test(arguments: [false, true]) func whatIsWrittenElsewhere(isTerminal: Bool) throws {
    let console = console(isTerminal: isTerminal)
    let text = "a\t\u{1B}[31m\u{9B}\u{202E}\r\r\nb\rc\u{2028}\n\n"
    try console.output.writeLine(text + String(systemBytes: [0xE9]))
    #expect(
      console.output.captured
        == #"a\t\u{1B}[31m\u{9B}\u{202E}\r\r\nb\rc\u{2028}\n\n\xE9"# + "\n")
    try console.diagnostics.write(text)
    try console.diagnostics.write(ContiguousArray(text.utf8).span)
    let shown = "a\t" + #"\u{1B}[31m\u{9B}\u{202E}\r"# + "\r\n" + #"b\rc\u{2028}"# + "\n\n"
    #expect(console.diagnostics.captured == (isTerminal ? shown + shown : text + text))
    try console.output.writeStyled("\u{1B}[1m")
    #expect(console.output.captured.hasSuffix("\n\u{1B}[1m"))
  }

  @Test func titlesAreInColor() throws {
    let console = console(isTerminal: true)
    try console.say(.error, "wrong")
    try console.say(.hint, "right")
    #expect(
      console.diagnostics.captured
        == "tool: \u{1B}[1;31merror:\u{1B}[0m wrong\ntool: \u{1B}[1;36mhint:\u{1B}[0m right\n")
  }

  /// A text that is the name of a file is taken for one that is meant.
  @Test func fileGivenAsText() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/two words.txt"
    try Data().write(to: URL(fileURLWithPath: path))
    let option = Option(repeated: "list", short: "l", "PATH", .path, "A list.")
    let console = console()
    try console.advise(onFileGivenAs: path, option)
    #expect(console.diagnostics.captured == "tool: hint: '\(path)' is a file; to read it, write: --list '\(path)'\n")
    for other in [folder.path, folder.path + "/none", "", "a\0b"] { try console.advise(onFileGivenAs: other, option) }
    #expect(console.diagnostics.captured.split(separator: "\n").count == 1)
  }
}
