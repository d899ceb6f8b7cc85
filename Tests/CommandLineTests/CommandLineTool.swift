import Foundation
import TestMaterial

@testable import CommandLineInterface
@testable import constraint_grammar

/// The built command-line tool, or another built product, run as its users run it.
struct CommandLineTool {
  typealias Outcome = Session.Outcome

  /// The folder of the built products.
  static let products: URL = {
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()

  static let url = products.appending(path: "constraint-grammar")

  /// Runs the tool; in this process unless it is to be in a folder.
  static func run(
    _ arguments: [String], input: [UInt8] = [], in folder: TemporaryFolder? = nil
  ) throws -> Outcome {
    if let folder { return try run(url, arguments, input: input, in: folder) }
    let channels = try TemporaryFolder(["input": input])
    let console = Console(capturing: try FileDescriptor.opened(at: channels.url("input").path))
    let status = Main.tool.run(arguments, console: console)
    return Outcome(
      status: Int32(status.rawValue), output: console.output.captured, diagnostics: console.diagnostics.captured)
  }

  /// Runs the tool with a terminal in the place of standard error, and of standard output too if that is asked for.
  static func runOnTerminal(
    _ arguments: [String], input: [UInt8] = [], in folder: TemporaryFolder? = nil, withOutput: Bool = false
  ) throws -> Outcome {
    let terminal = try Terminal()
    var outcome = try run(
      url, arguments, input: input, in: folder, output: withOutput ? terminal.channel : nil,
      diagnostics: terminal.channel)
    outcome.diagnostics = try terminal.text()
    return outcome
  }

  /// Runs a line of shell script that finds the tool by its name.
  static func runShell(_ script: String, in folder: TemporaryFolder? = nil) throws -> Outcome {
    let path = products.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    return try run(URL(filePath: "/bin/sh"), ["-c", script], input: [], in: folder, environment: ["PATH": path])
  }

  /// Runs a program.
  ///
  /// Files take the place of pipes, so that neither side waits for the other.
  static func run(
    _ program: URL, _ arguments: [String], input: [UInt8] = [], in folder: TemporaryFolder?,
    environment: [String: String] = [:], output: FileHandle? = nil, diagnostics: FileHandle? = nil
  ) throws -> Outcome {
    let channels = try TemporaryFolder(["input": input, "output": [], "diagnostics": []])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder?.url
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: channels.url("input"))
    process.standardOutput = try output ?? FileHandle(forWritingTo: channels.url("output"))
    process.standardError = try diagnostics ?? FileHandle(forWritingTo: channels.url("diagnostics"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try channels.text("output"),
      diagnostics: try channels.text("diagnostics"))
  }
}
