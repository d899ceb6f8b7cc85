import CommandLineInterface
import Foundation
import SourceScanning

/// Times `constraint-grammar scan` beside a search for the same names in the same files, which both read in turns.
struct ScanRace {
  /// How many bytes of sources there are.
  let bytes: Int

  /// How many threads each has.
  let jobs: Int

  /// The tool that is timed.
  let tool: String

  private static let rounds = 5

  /// The most that a scan may take, as a multiple of what the search does.
  private static let target = 1.5

  /// The `constraint-grammar` beside this program.
  static var toolBesideThis: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/constraint-grammar"
  }

  /// What comes of it: figures of the search and of the scan.
  struct Result {
    let measurements: [Measurement]
    /// The most memory that the scan took, in kilobytes.
    let peakMemory: Int
  }

  func run(_ progress: CommandLineInterface.Progress) throws(CommandFailure) -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scan-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    defer { progress.clear() }
    progress.show("writing sources …")
    let tree: SourceTree
    do {
      tree = try SourceTree(in: folder, bytes: bytes)
    } catch {
      throw .unreadable(path: folder.path, reason: "the sources can't be written there")
    }
    let scan = [tool, "scan", "--quiet", "--format", "ndjson", "--jobs", "\(jobs)", folder.path]
    let search = Self.search(jobs, folder.path)
    var (scanTimes, searchTimes) = ([Double](), [Double]())
    var memory = 0
    for round in 0...Self.rounds {
      progress.show("scan, round \(round) of \(Self.rounds) …")
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
    let yardstick = Self.median(searchTimes)
    var measured = measurement(of: "scan", scanTimes, tree, yardstick: yardstick)
    measured.target = Self.target
    return Result(
      measurements: [measured, measurement(of: search[0], searchTimes, tree, yardstick: yardstick)], peakMemory: memory)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private func measurement(
    of contestant: String, _ times: [Double], _ tree: SourceTree, yardstick: Double
  ) -> Measurement {
    let median = Self.median(times)
    var measurement = Measurement(corpus: "scan", contestant: contestant)
    measurement.ratio = median / yardstick
    measurement.megabytesPerSecond = Double(tree.byteCount) / median / 1e6
    measurement.spread = ((times.max() ?? median) - (times.min() ?? median)) / median
    measurement.rounds = times.count
    return measurement
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

extension ScanRace.Result {
  /// The figures as a table.
  var text: String {
    var table = TextTable(["program", "MB/s", "ratio to \(measurements[1].contestant)", "at most", "spread", "peak MB"])
    for measurement in measurements {
      table.add([
        measurement.contestant, measurement.megabytesPerSecond.map(Figure.text) ?? "–",
        measurement.ratio.map(Figure.text) ?? "–", measurement.target.map(Figure.text) ?? "–",
        measurement.spread.map(Figure.percent) ?? "–",
        measurement.contestant == "scan" ? Figure.text(peakMemory / 1000) : "–",
      ])
    }
    return table.text + "\n"
  }
}
