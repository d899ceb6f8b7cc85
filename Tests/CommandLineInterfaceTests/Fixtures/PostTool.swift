import CommandLineInterface

/// A tool with parameters of every kind.
let postTool = Tool(
  name: "post", version: "2.1", summary: "Sends and fetches letters.", discussion: "It owns no pigeon."
) {
  SendCommand()
  FetchCommand()
  StreamCommand()
}

/// `send`: writes back what it was given.
struct SendCommand: Subcommand {
  static let name = "send"
  let about = CommandDescription(
    "Sends a letter.",
    discussion: """
      The first paragraph is long enough that it can't stand in one line of eighty characters, so it is wrapped.

        indented  as it is

      The last paragraph.
      """,
    examples: [CommandExample("send --to Ada 'Good morning'", "Greets Ada.")])

  let recipient = Option(required: "to", short: "t", "NAME", .text, "Who gets it.")
  let speed = Option(
    "speed", "SPEED", .oneOf(Speed.allCases, name: \.rawValue, aliases: { $0 == .fast ? ["quick"] : [] }),
    default: .slow, "How it travels.")
  let copies = Option("copies", "NUMBER", .integer(1...9), default: 1, "How many are sent.")
  let sender = Option("from", "NAME", .text, "Who wrote it.")
  let enclosures = Option(repeated: "enclose", short: "e", "PATH", .text, "What goes with it.")
  let isUrgent = Flag("urgent", short: "u", "Rings the bell.")
  let subject = Positional("SUBJECT", .text, "The first line.")
  let lines = Positional(repeated: "LINE", .text, "Another line.")

  enum Speed: String, CaseIterable { case slow, fast }

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    if given.recipient.isEmpty { throw .usage(.other("nobody has the name ''")) }
    let parts = [
      given.recipient, given.speed.rawValue, "\(given.copies)", given.sender ?? "nil", "\(given.enclosures)",
      "\(given.isUrgent)", given.subject, "\(given.lines)",
    ]
    try console.output.writeLine(parts.joined(separator: " "))
    return .success
  }
}

/// `fetch`: writes back the lines of a file; an empty one is rejected.
struct FetchCommand: Subcommand {
  static let name = "fetch"
  let about = CommandDescription("Fetches letters.")
  let limit = Option("limit", "NUMBER", .integer(0...), default: 10, "How many at most.")
  let file = Positional(optional: "PATH", .text, "Where they are.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var status = CommandStatus.success
    try console.forEachLine(ofFileAt: given.file ?? "-") { (line, number) throws(CommandFailure) in
      if line.isEmpty {
        status = .rejected
        try console.diagnostics.writeStyled("\(number): \(console.diagnostics.styled("empty", .red))\n")
      } else {
        try console.output.write("\(number): ")
        try console.output.write(line)
        try console.output.writeLine("")
      }
    }
    return status
  }
}

/// `stream`: writes without end.
struct StreamCommand: Subcommand {
  static let name = "stream"
  let about = CommandDescription("Sends without end.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    while true { try console.output.writeLine("again") }
  }
}
