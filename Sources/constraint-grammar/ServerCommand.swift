import CommandLineInterface
import ConstraintServer

/// `lsp`: speaks the Language Server Protocol.
struct ServerCommand: Subcommand {
  static let name = "lsp"
  let about = CommandDescription(
    "Tells an editor what is wrong with constraint strings while they are typed.",
    discussion: """
      An editor starts it, and speaks the Language Server Protocol 3.17 with it over standard input and output. It shows \
      mistakes in sources of Swift and Objective-C, with what mends them, says what a string states, completes it, and \
      renames a view in its dictionary and in all strings. A file with an equation a line, a grammar that ends in .ebnf \
      and a log of Auto Layout that ends in .log are read as well.

      It writes no file: what is to change it gives to the editor. The settings are those of scan.
      """,
    examples: [CommandExample("lsp", "Is what an editor is told to run.")])

  let stdio = Flag("stdio", "Changes nothing: many editors give it to each server that speaks over standard input.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var server = ConstraintServer(
      files: ProjectFiles(
        read: { try? InputFile.bytes(ofFileFoundAt: $0) },
        sources: { folder in
          guard var settings = try? SettingsFiles(nil, passingOverMistakes: true) else { return [] }
          return (try? SourceSearch([folder], &settings, jobs: 1))?.sources ?? []
        }), version: Main.tool.version)
    var frames = MessageFrames()
    var status: CommandStatus?
    func send(_ answers: [ContiguousArray<UInt8>]) throws(CommandFailure) {
      for answer in answers { try console.output.write(MessageFrames.framed(answer).span) }
      try console.flush()
    }
    try console.readInput { () throws(CommandFailure) in
      try send(server.work())
      return server.hasWork
    } _: { (bytes) throws(CommandFailure) in
      frames.add(bytes)
      var messages: [ContiguousArray<UInt8>] = []
      while let message = frames.next() { messages.append(message) }
      try send(server.receive(messages))
      status = server.exitStatus.map { $0 == 0 ? .success : .rejected }
      return status == nil
    }
    while server.hasWork { try send(server.work()) }
    // An editor that ends without a word is one that did not shut the server down.
    return status ?? .rejected
  }
}
