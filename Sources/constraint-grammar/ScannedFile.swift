import CommandLineInterface
import SourceScanning

/// A source and the strings in it. It is handed from one thread to another, and used by one at a time.
final class ScannedFile: @unchecked Sendable {
  var path = ""

  /// The place of the settings for it.
  var settings = 0

  /// Why it is no source that can be read; `nil` for one that can.
  private(set) var unreadable: UnreadableSource?
  private(set) var bytes: ContiguousArray<UInt8> = [] { didSet { knownLines = nil } }

  /// Where its lines begin: found out once, where it is asked for.
  var lines: SourceLines {
    let lines = knownLines ?? SourceLines(bytes)
    knownLines = lines
    return lines
  }
  private var knownLines: SourceLines?

  private(set) var result: Result<[ConstraintString], CommandFailure> = .success([])

  /// The source with anchors, if it is to be migrated.
  private(set) var migration: SourceMigration?

  /// Reads the source and looks for strings.
  ///
  /// - Parameter helpers: whether helpers stay that nothing calls any more; `nil` where nothing is written anew.
  func scan(_ scanner: SourceScanner, keepingHelpers helpers: Bool?) {
    migration = nil
    do throws(CommandFailure) {
      let language = try read()
      unreadable = UnreadableSource(bytes)
      if unreadable != nil {
        result = .success([])
        return
      }
      if let helpers { migration = scanner.migration(of: bytes, language, keepsHelpers: helpers) }
      result = .success(scanner.strings(in: bytes, language))
    } catch {
      result = .failure(error)
    }
  }

  private func read() throws(CommandFailure) -> SourceLanguage {
    // That there is no such file comes first.
    bytes = try InputFile.bytes(at: path)
    guard let language = SourceLanguage(ofFileNamed: path) else {
      let reason =
        path == "-" ? "only the name of a file tells its language" : "it is no source of Swift or Objective-C"
      throw .unreadable(path: path, reason: reason)
    }
    return language
  }
}
