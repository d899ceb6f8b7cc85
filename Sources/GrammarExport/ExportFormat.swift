public import ConstraintGrammar

/// A notation in which the grammar of a dialect can be written.
public struct ExportFormat: Sendable {
  /// What it is called on the command line, and the folder of its files.
  public let name: String

  /// What its files' names end with, without the dot.
  public let fileExtension: String

  /// What it is, in a few words.
  public let about: String

  /// Where the file of a dialect stands in a folder of exports.
  public func path(for dialect: Dialect) -> String { folder + fileName(dialect) + "." + fileExtension }

  /// The text for a dialect.
  public let text: @Sendable (Dialect) throws(ExportFailure) -> String

  /// Files that go with those of the dialects, by their paths in a folder of exports.
  public let companions: [(path: String, text: String)]

  private let folder: String
  private let fileName: @Sendable (Dialect) -> String

  /// - Parameters:
  ///   - folder: where its files stand in a folder of exports, with a slash at its end; the format's name if none is given.
  ///   - fileName: what the file of a dialect is called; the dialect's name if nothing is given.
  ///   - companions: what goes with the files, by name.
  init(
    _ name: String, fileExtension: String, _ about: String, folder: String? = nil,
    fileName: @escaping @Sendable (Dialect) -> String = { $0.name }, companions: [(name: String, text: String)] = [],
    text: @escaping @Sendable (Dialect) throws(ExportFailure) -> String
  ) {
    let folder = folder ?? name + "/"
    self.name = name
    self.fileExtension = fileExtension
    self.about = about
    self.text = text
    self.folder = folder
    self.fileName = fileName
    self.companions = companions.map { (folder + $0.name, $0.text) }
  }
}
