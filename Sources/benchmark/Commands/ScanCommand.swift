import CommandLineInterface
import Foundation
import SourceScanning

/// `scan`: times `constraint-grammar scan` beside a search for bytes.
struct ScanCommand: Subcommand {
  let about = CommandDescription(
    "scan", "Times 'constraint-grammar scan' beside a search for the same names in the same files.",
    discussion: """
      The folder of sources is generated, and removed afterwards; both read it in turns, so it is in memory. The search is \
      'rg -c' where there is ripgrep, and 'grep -c' otherwise, with as many threads or processes.
      """,
    examples: [CommandExample("scan --bytes 1000000000 --jobs 2", "Times both on a gigabyte.")])

  let bytes = Option(
    "bytes", "NUMBER", .integer(1...100_000_000_000), default: 1_000_000_000, "How many bytes of sources there are.")
  let jobs = Option("jobs", short: "j", "NUMBER", .integer(1...64), default: 2, "How many threads each has.")
  let rounds = Option("rounds", "NUMBER", .integer(1...1000), default: 5, "How often each goes over the sources.")
  let tool = Option(
    "tool", "PATH", .path, "The tool that is timed; without it, the 'constraint-grammar' beside this program.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scan-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let progress = Progress(console)
    progress.show("writing sources …")
    do {
      _ = try SourceTree(in: folder, bytes: given.bytes)
    } catch {
      progress.clear()
      throw .unreadable(path: folder.path, reason: "the sources can't be written there")
    }
    let tool =
      given.tool ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
      + "/constraint-grammar"
    let scan = [tool, "scan", "--quiet", "--format", "ndjson", "--jobs", "\(given.jobs)", folder.path]
    let search = Self.search(given.jobs, folder.path)
    var (scanTimes, searchTimes) = ([Double](), [Double]())
    var memory = 0
    for round in 0...given.rounds {
      progress.show("round \(round) of \(given.rounds) …")
      let scanTime = try Self.time(scan)
      // No other process has been waited for yet.
      if round == 0 { memory = Self.peakMemory }
      let searchTime = try Self.time(search)
      // The first time brings the sources into memory.
      if round > 0 {
        scanTimes.append(scanTime)
        searchTimes.append(searchTime)
      }
    }
    progress.clear()
    let (scanTime, searchTime) = (scanTimes.sorted()[given.rounds / 2], searchTimes.sorted()[given.rounds / 2])
    var table = TextTable(["program", "seconds", "ratio", "peak MB"])
    table.add([search[0], Figure.text(searchTime), "1.00", "–"])
    table.add(["scan", Figure.text(scanTime), Figure.text(scanTime / searchTime), Figure.text(memory / 1000)])
    try console.output.write(table.text)
    return .success
  }

  /// The command that counts the lines with a name in each source.
  private static func search(_ jobs: Int, _ folder: String) -> [String] {
    let names = SourceScanner().names
    let endings = ["swift", "m", "mm", "h", "M"]
    if (try? time(["rg", "--version"])) != nil {
      return ["rg", "-c", "-j", "\(jobs)", "-F"] + names.flatMap { ["-e", $0] } + endings.flatMap { ["-g", "*." + $0] }
        + [folder]
    }
    let patterns = names.map { "-e \($0)" }.joined(separator: " ")
    return [
      "sh", "-c", "find '\(folder)' -type f -print0 | LC_ALL=C xargs -0 -n 500 -P \(jobs) grep -c -F \(patterns)",
    ]
  }

  /// How many seconds a command takes, whatever it finds.
  private static func time(_ command: [String]) throws(CommandFailure) -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    var status: Int32 = 127
    let nanoseconds = Stopwatch.nanoseconds {
      guard (try? process.run()) != nil else { return }
      process.waitUntilExit()
      status = process.terminationStatus
    }
    guard status < 2 || status == 123 else { throw .unreadable(path: command[0], reason: "it can't be run") }
    return nanoseconds / 1e9
  }

  /// The most memory that a process took which has ended, in kilobytes.
  private static var peakMemory: Int {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is of another type on each system. Unsafe because the system writes through a pointer, to a value
    // of the right type.
    _ = unsafe getrusage(-1, &usage)
    #if os(Linux)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss / 1024
    #endif
  }
}
