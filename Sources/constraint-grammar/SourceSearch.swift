import CommandLineInterface
import SourceScanning

/// A source, and the place of the settings for it.
struct FoundSource {
  let path: String
  let settings: Int
}

/// Files in which names are looked for, which are so many that handing them on takes no time. One thread uses it at a time.
final class SearchedFiles: @unchecked Sendable {
  static let limit = 64

  /// The paths of sources, and what keeps folders from being read.
  var paths: ArraySlice<Result<FoundSource, CommandFailure>> = []

  /// Those that have one of the names or can't be read, in order.
  private(set) var found: [Result<FoundSource, CommandFailure>] = []

  /// The functions that hand a text on.
  private(set) var declared: [KnownCall] = []

  /// Reads each and looks for the names. What can't be read is told when strings are looked for.
  ///
  /// - Parameters:
  ///   - scanners: those for each of the settings.
  ///   - known: the paths of sources that are wanted in any case.
  func search(_ scanners: [SourceScanner], alsoFinding known: Set<String>) {
    found = []
    declared = []
    for file in paths {
      guard case .success(let source) = file, let language = SourceLanguage(ofFileNamed: source.path),
        let bytes = try? InputFile.bytes(at: source.path), UnreadableSource(bytes) == nil
      else {
        found.append(file)
        continue
      }
      let scanner = scanners[source.settings]
      guard scanner.mayHold(bytes) || known.contains(BaselineFile.name(source.path)) else { continue }
      found.append(file)
      declared += scanner.calls(declaredIn: bytes, language)
    }
  }
}
