import CommandLineInterface
import SourceScanning

/// The outcome of looking for names.
struct SourceSearch {
  /// The paths of sources that have one of the names or can't be read, in order, and what keeps folders from being read.
  var paths: [Result<String, CommandFailure>] = []

  /// The functions that hand a text on.
  private(set) var declared: [KnownCall] = []

  /// How many sources there are.
  private(set) var count = 0

  /// How many sources have none of the names.
  private(set) var passedOver = 0

  mutating func add(_ files: SearchedFiles) {
    count += files.paths.count
    passedOver += files.paths.count - files.found.count
    paths += files.found.map { .success($0) }
    declared += files.declared
  }
}

/// Files in which names are looked for, which are so many that handing them on takes no time. One thread uses it at a time.
final class SearchedFiles: @unchecked Sendable {
  static let limit = 64

  var paths: [String] = []
  private(set) var found: [String] = []
  private(set) var declared: [KnownCall] = []
  private var buffer: ContiguousArray<UInt8> = []

  /// Reads each and looks for the names. What can't be read is told when strings are looked for.
  ///
  /// - Parameter known: the paths of sources that are wanted in any case.
  func search(_ scanner: SourceScanner, alsoFinding known: Set<String>) {
    found = []
    declared = []
    for path in paths {
      guard let language = SourceLanguage(ofFileNamed: path), let count = try? InputFile.read(path, into: &buffer)
      else {
        found.append(path)
        continue
      }
      guard scanner.mayHold(buffer, count: count) || known.contains(BaselineFile.name(path)) else { continue }
      found.append(path)
      declared += scanner.calls(declaredIn: ContiguousArray(buffer[..<count]), language)
    }
  }
}
