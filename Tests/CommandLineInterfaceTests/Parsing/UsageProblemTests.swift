import Testing

@testable import CommandLineInterface

@Suite struct UsageProblemTests {
  @Test(arguments: [
    (["--ot", "Ada"], "unknown option '--ot'; did you mean '--to'?"),
    (["--cpoies=3"], "unknown option '--cpoies'; did you mean '--copies'?"),
    (["--Speed=fast"], "unknown option '--Speed'; did you mean '--speed'?"),
    (["-to", "Ada"], "unknown option '-to'; did you mean '--to'?"),
    (["-to=Ada"], "unknown option '-to'; did you mean '--to'?"),
    (["-ux"], "unknown option '-ux'; if it is meant as SUBJECT, write '--' before it"),
    (["-uu"], "option '--urgent' is given twice"),
    (["-ut"], "option '--to' needs a value: '--to NAME'"),
    (["-urgent"], "unknown option '-urgent'; did you mean '--urgent'?"),
    (["—to", "Ada"], "unknown option '—to'; did you mean '--to'?"),
    (["--colour=never"], "unknown option '--colour'; did you mean '--color'?"),
    (["-x"], "unknown option '-x'; if it is meant as SUBJECT, write '--' before it"),
    (["-gap = 3"], "unknown option '-gap = 3'; if it is meant as SUBJECT, write '--' before it"),
    (["--limit", "3"], "unknown option '--limit'; only 'post fetch' takes it"),
    (["a", "--to"], "option '--to' needs a value: '--to NAME'"),
    (["-t"], "option '--to' needs a value: '--to NAME'"),
    (["--to", "--urgent", "a"], "option '--to' needs a value: '--to NAME'"),
    (["--to", "--", "a"], "option '--to' needs a value: '--to NAME'"),
    (["--to", "-x", "a"], "option '--to' needs a value; one that begins with a dash is written '--to=-x'"),
    (["--urgent=yes"], "option '--urgent' takes no value"),
    (["--speed=fats"], "option '--speed' can't be 'fats' (it is slow or fast); did you mean 'fast'?"),
    (["--speed=quikc"], "option '--speed' can't be 'quikc' (it is slow or fast); did you mean 'fast'?"),
    (["--speed", "by air"], "option '--speed' can't be 'by air' (it is slow or fast)"),
    (["--speed="], "option '--speed' can't be '' (it is slow or fast)"),
    (["--copies=0"], "option '--copies' can't be '0' (it is a whole number from 1 to 9)"),
    (
      ["--copies=99999999999999999999"],
      "option '--copies' can't be '99999999999999999999' (it is a whole number from 1 to 9)"
    ),
    (["--to", "Ada", "-t", "Bob"], "option '--to' is given twice"),
    (["--urgent", "-u"], "option '--urgent' is given twice"),
    (["a"], "option '--to NAME' is missing"),
    (["--to", "Ada"], "argument SUBJECT is missing"),
    (["--to=", "a"], "nobody has the name ''"),
  ])
  func message(arguments: [String], expected: String) throws {
    // What is missing is only looked for when all that is there is right.
    let isAboutValue = expected.contains("can't be")
    let result = try rehearse(["send"] + arguments + (isAboutValue ? ["--to", "Ada", "a"] : []))
    #expect(result.diagnostics == "post: error: \(expected)\nSee 'post send --help'.\n")
    #expect(result.status == .usage)
    #expect(result.output == "")
  }

  @Test func unexpectedArgument() throws {
    let result = try rehearse(["fetch", "a", "b"])
    #expect(result.diagnostics == "post: error: unexpected argument 'b'\nSee 'post fetch --help'.\n")
    #expect(result.status == .usage)
  }

  @Test func positionalNotAllowed() throws {
    let result = try rehearse(["help", "sned"])
    #expect(
      result.diagnostics == """
        post: error: argument SUBCOMMAND can't be 'sned' (it is send, fetch, stream, completion or help); did you mean \
        'send'?
        See 'post help --help'.

        """)
  }

  @Test(arguments: [
    (["sned"], "unknown subcommand 'sned'; did you mean 'send'?"),
    (["SEND"], "unknown subcommand 'SEND'; did you mean 'send'?"),
    (["a = b"], "unknown subcommand 'a = b'; it can be send, fetch, stream, completion or help"),
    (["--", "send"], "unknown subcommand '--'; it can be send, fetch, stream, completion or help"),
    (["--to", "Ada", "send"], "option '--to' stands before the subcommand; write 'post send --to'"),
    (["--color=never", "send"], "option '--color' stands before the subcommand; write 'post send --color'"),
    (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
    (["-V"], "unknown option '-V'; did you mean '--version'?"), (["-z"], "unknown option '-z'"),
    (["\u{1B}[31m"], #"unknown subcommand '\u{1B}[31m'; it can be send, fetch, stream, completion or help"#),
  ])
  func messageWithoutSubcommand(arguments: [String], expected: String) throws {
    #expect(
      try rehearse(arguments)
        == Rehearsal(status: .usage, diagnostics: "post: error: \(expected)\nSee 'post --help'.\n"))
  }
}
