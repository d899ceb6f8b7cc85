import Testing

@testable import CommandLineInterface

/// Every command line is `send`'s; what it writes back are the values of all its parameters.
@Suite struct GivenTests {
  @Test(arguments: [
    (["--to", "Ada", "Hello"], "Ada slow 1 nil [] false Hello []"),
    (["--to=Ada", "Hello"], "Ada slow 1 nil [] false Hello []"),
    (["-t", "Ada", "Hello"], "Ada slow 1 nil [] false Hello []"),
    (["-t=Ada", "Hello"], "Ada slow 1 nil [] false Hello []"),
    (["-tAda", "Hello"], "Ada slow 1 nil [] false Hello []"),
    (["-tAda=b -c", "Hello"], "Ada=b -c slow 1 nil [] false Hello []"),
    (["-utAda", "Hello"], "Ada slow 1 nil [] true Hello []"),
    (["-ut=Ada", "Hello"], "Ada slow 1 nil [] true Hello []"),
    (["-ut", "Ada", "Hello"], "Ada slow 1 nil [] true Hello []"),
    (["-ex", "-e=y", "-e./-z", "-tAda", "a"], #"Ada slow 1 nil ["x", "y", "./-z"] false a []"#),
    (["Hello", "--to", "Ada"], "Ada slow 1 nil [] false Hello []"),
    (["a", "--to", "Ada", "b", "-u", "c"], #"Ada slow 1 nil [] true a ["b", "c"]"#),
    (["--to", "Ada", "--speed", "fast", "a"], "Ada fast 1 nil [] false a []"),
    (["--to", "Ada", "--speed", "quick", "a"], "Ada fast 1 nil [] false a []"),
    (["--to", "Ada", "--copies=9", "a"], "Ada slow 9 nil [] false a []"),
    (["--to", "Ada", "--from", "Bob", "a"], "Ada slow 1 Bob [] false a []"),
    (["--to", "Ada", "--from=", "a"], "Ada slow 1  [] false a []"),
    (["--to", "Ada", "--from=--to", "a"], "Ada slow 1 --to [] false a []"),
    (["--to", "Ada", "--from=a=b", "a"], "Ada slow 1 a=b [] false a []"),
    (["-e", "x", "a", "--enclose=y", "--to", "Ada", "-e", "-"], #"Ada slow 1 nil ["x", "y", "-"] false a []"#),
    (["--to", "Ada", "--", "--urgent", "--", "-h"], #"Ada slow 1 nil [] false --urgent ["--", "-h"]"#),
    (["--to", "Ada", "-5", "-", "-.5", ""], #"Ada slow 1 nil [] false -5 ["-", "-.5", ""]"#),
    (["--to", "-5", "a"], "-5 slow 1 nil [] false a []"),
  ])
  func values(arguments: [String], expected: String) throws {
    #expect(try rehearse(["send"] + arguments) == Rehearsal(output: expected + "\n"))
  }

  @Test func absentPositional() throws {
    #expect(try rehearse(["fetch"], input: "x\n") == Rehearsal(output: "1: x\n"))
  }

  @Test func parametersNeverCrash() throws {
    let parts = [
      "--", "-", "-t", "-tu", "-ut", "-u=", "-é", "--to", "--to=", "-u", "--urgent=", "a", "-5", "--copies", "=", "—to",
      "",
    ]
    for first in parts {
      for second in parts {
        for third in parts { _ = try? Given([first, second, third], for: SendCommand()) }
      }
    }
  }
}
