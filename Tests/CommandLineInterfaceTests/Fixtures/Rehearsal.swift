@testable import CommandLineInterface

/// What comes of a command line.
struct Rehearsal: Equatable {
  var status = CommandStatus.success
  var output = ""
  var diagnostics = ""
}

/// Runs a tool without touching the channels of this process.
func rehearse(
  _ arguments: [String], of tool: Tool = postTool, input: String = "", isTerminal: Bool = false,
  environment: [String: String] = [:]
) throws -> Rehearsal {
  let pipe = try Pipe(containing: Array(input.utf8))
  let console = Console(
    capturing: pipe.readingEnd, isTerminal: isTerminal, environment: Environment(environment))
  let status = tool.run(arguments, console: console)
  return Rehearsal(status: status, output: console.output.captured, diagnostics: console.diagnostics.captured)
}
