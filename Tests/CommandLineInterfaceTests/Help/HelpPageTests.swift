import Testing

@testable import CommandLineInterface

@Suite struct HelpPageTests {
  static let toolHelp = """
    Usage: post SUBCOMMAND [OPTION...] [ARGUMENT...]

    Sends and fetches letters.

    It owns no pigeon.

    Subcommands:
      send        Sends a letter.
      fetch       Fetches letters.
      stream      Sends without end.
      completion  Writes a script for a shell to complete command lines with.
      help        Shows the help of a subcommand.

    Options:
      -h, --help     Shows this help.
          --version  Shows the version.

    Exit status:
      0   all good
      1   some input was rejected
      64  wrong usage
      66  a file can't be read
      74  the output can't be written

    See 'post help SUBCOMMAND' for the options of a subcommand.

    """

  static let sendHelp = """
    Usage: post send --to NAME [OPTION...] SUBJECT [LINE...]

    Sends a letter.

    The first paragraph is long enough that it can't stand in one line of eighty
    characters, so it is wrapped.

      indented  as it is

    The last paragraph.

    Arguments:
      SUBJECT  The first line.
      LINE     Another line.

    Options:
      -t, --to NAME        Who gets it.
                           Must be given.
          --speed SPEED    How it travels.
                           SPEED is slow (the default) or fast (or quick).
          --copies NUMBER  How many are sent.
                           NUMBER is a whole number from 1 to 9; the default is 1.
          --from NAME      Who wrote it.
      -e, --enclose PATH   What goes with it.
                           May be given several times.
      -u, --urgent         Rings the bell.
          --color WHEN     Whether messages are in colour.
                           WHEN is auto (the default), always or never.
      -h, --help           Shows this help.

    Examples:
      post send --to Ada 'Good morning'
          Greets Ada.

    Exit status:
      0   all good
      1   some input was rejected
      64  wrong usage
      66  a file can't be read
      74  the output can't be written

    """

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func tool(arguments: [String]) throws {
    #expect(try rehearse(arguments) == Rehearsal(output: Self.toolHelp))
  }

  @Test func noArguments() throws {
    #expect(try rehearse([]) == Rehearsal(status: .usage, diagnostics: Self.toolHelp))
  }

  @Test(arguments: [["help", "send"], ["send", "--help"], ["send", "-h", "x"], ["send", "--wrong", "x", "--help"]])
  func subcommand(arguments: [String]) throws {
    #expect(try rehearse(arguments) == Rehearsal(output: Self.sendHelp))
  }

  @Test func textThatReadsHelp() throws {
    #expect(
      try rehearse(["send", "--to=Ada", "--", "--help"]) == Rehearsal(output: "Ada slow 1 nil [] false --help []\n"))
  }

  @Test func lineWidth() {
    for line in (Self.toolHelp + Self.sendHelp).split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func helpAmongLettersOfOneDash() throws {
    #expect(try rehearse(["send", "-uhtAda", "x"]) == Rehearsal(output: Self.sendHelp))
  }

  struct Exchange: Subcommand {
    static let coins = ["penny", "nickel", "dime", "quarter"]
    static let name = "exchange"
    let about = CommandDescription("Changes money.")
    let given = Option(required: "give", "COIN", .oneOf(coins, name: \.self), "What is given.")
    let wanted = Option(
      "take", "COIN", .oneOf(coins + ["bill", "note"], name: \.self), default: "bill", "What is taken.")

    func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
  }

  /// A long list that stands on the page already is not shown again.
  @Test func choicesOfTwoOptions() throws {
    let tool = Tool(name: "bank", version: "1", summary: "Has money.") {
      Exchange()
    }
    let page = try CommandLineInterfaceTests.rehearse(["exchange", "-h"], of: tool).output
    #expect(page.contains("COIN is penny, nickel, dime or quarter."))
    #expect(page.contains("COIN is one of those of --give, bill (the default) or"))
  }

  @Test func helpOnHelp() throws {
    let page = try rehearse(["help", "help"]).output
    #expect(page.hasPrefix("Usage: post help [OPTION...] [SUBCOMMAND]\n\nShows the help of a subcommand.\n"))
  }
}
