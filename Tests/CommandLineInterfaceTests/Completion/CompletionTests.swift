import Testing

@testable import CommandLineInterface
@testable import corner_shop

/// What `complete` answers; how the shells show it, `.ci/check-completion` sees.
@Suite struct CompletionTests {
  @Test(
    arguments: [
      // The start, the title, the kind, the candidates.
      ([], "|subcommand|commands|sell|count|completion|help"),
      ([""], "|subcommand|commands|sell|count|completion|help"),
      (["gum"], "|subcommand|commands|sell|count|completion|help"),
      (["-"], "|option|options|--help|-h|--version"),
      (["--v"], "|option|options|--help|-h|--version"),
      (["steal", ""], "||values"),
      (["steal", "-"], "||values"),

      // Arguments, each by its place.
      (["sell", ""], "|THING|values|gum|gift card|ruler"),
      (["sell", "gum", ""], "|BUYER'S [FILE]:|paths"),
      (["sell", "gum", "a", "b", ""], "|BUYER'S [FILE]:|paths"),
      (["sell", "--", "--"], "|THING|values|gum|gift card|ruler"),
      (["sell", "--", "-w", "-"], "|BUYER'S [FILE]:|paths"),
      (["count", "shelf"], "|SHELF|text"),
      (["count", "--", ""], "|SHELF|text"),
      (["complete", "a"], "|WORD|text"),

      // Options where one is begun, or where nothing is known of what else can stand there.
      (["count", "-"], "|option|options|--only=|--color=|--help|-h"),
      (["count", ""], "|SHELF|text|--only=|--color=|--help|-h"),
      (["count", "shelf", ""], "|option|options|--only=|--color=|--help|-h"),
      (["count", "shelf", "a"], "||values"),
      (["count", "--", "shelf", ""], "||values"),
      (["completion", "zsh", "--color=auto", "--"], "|option|options|--help|-h"),

      // What is given is not offered again, unless it can be repeated.
      (["count", "-h", "--only", "gum", "--only=gum", "--color", "auto", "-"], "|option|options|--only="),
      (
        ["sell", "-ws", "small", "-lfile", "--note=", "-"],
        "|option|options|--list=|-l|--number=|--color=|--help|-h"
      ),

      // Values of options, before which some of the word can stand.
      (["count", "--only", ""], "|THING|values|gum|ruler"),
      (["count", "--only", "--"], "|THING|values|gum|ruler"),
      (["count", "--only=r"], "--only=|THING|values|gum|ruler"),
      (["count", "--only=\"r"], "--only=|THING|values|gum|ruler"),
      (["count", "--only="], "--only=|THING|values|gum|ruler"),
      (["sell", "-l"], "|option|options|--size=|-s|--list=|-l|--note=|--number=|--wrap|-w|--color=|--help|-h"),
      (["sell", "-lfi"], "-l|PATH|paths"),
      (["sell", "-wlfi"], "-wl|PATH|paths"),
      (["sell", "-l=fi"], "-l=|PATH|paths"),
      (["sell", "-wl"], "-wl|PATH|paths"),
      (["sell", "-wl", ""], "|PATH|paths"),
      (["sell", "-"], "|option|options|--size=|-s|--list=|-l|--note=|--number=|--wrap|-w|--color=|--help|-h"),
      (["sell", "-w"], "|option|options|--size=|-s|--list=|-l|--note=|--number=|--wrap|-w|--color=|--help|-h"),
      (
        ["sell", "gum", "-swhole", "--note=", "--number=1", "-"],
        "|option|options|--list=|-l|--wrap|-w|--color=|--help|-h|-"
      ),
      (["sell", "--number", "-3", ""], "|THING|values|gum|gift card|ruler"),
      (["sell", "--number", ""], "|NUMBER|text"),
      (["sell", "--note", "x", "--number="], "--number=|NUMBER|text"),

      // Mistakes before the cursor are passed over.
      (["sell", "--wrap=x", "--nothing", "-x", "--note", "--", ""], "|THING|values|gum|gift card|ruler"),
      (["count", "--color", "auto", "--color", ""], "|WHEN|values|auto|always|never"),
      (["sell", "--wrap=x"], "|option|options|--size=|-s|--list=|-l|--note=|--number=|--wrap|-w|--color=|--help|-h"),
      (["count", "-1", ""], "|option|options|--only=|--color=|--help|-h"),
    ])
  func answer(words: [String], expected: String) throws {
    let lines = try complete(words).dropLast(1).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.prefix { $0 != "\t" } }.joined(separator: "|") == expected)
  }

  @Test func helps() throws {
    #expect(
      try complete(["count", "-"]) == """

        option
        options
        --only=\tWhat is counted.
        --color=\tWhether messages are in colour.
        --help\tShows this help.
        -h\tShows this help.

        """)
    #expect(try complete(["count", "--only="]) == "--only=\nTHING\nvalues\ngum\t\nruler\t\n")
  }

  /// The subcommand that scripts call is for no one else.
  @Test func isInNoList() {
    #expect(!HelpPage(for: shopTool).text.contains("\n  complete "))
    #expect(
      Completion(of: ["help", ""], for: shopTool).text
        == "\nSUBCOMMAND\nvalues\nsell\t\ncount\t\ncompletion\t\nhelp\t\n")
  }

  private func complete(_ words: [String]) throws -> String {
    let rehearsal = try rehearse(["complete", "--"] + words, of: shopTool)
    #expect(rehearsal.status == .success && rehearsal.diagnostics == "")
    return rehearsal.output
  }
}
