/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
  /// Where it stands in a folder of exports.
  public let path: String

  /// What it holds.
  public let text: String

  /// The same file in a folder, whose name has a slash at its end.
  func inside(_ folder: String) -> ExportedFile { ExportedFile(path: folder + path, text: text) }
}
