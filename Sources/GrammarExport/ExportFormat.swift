public import ConstraintGrammar

/// A notation in which the grammar of a dialect can be written.
public struct ExportFormat: Sendable {
  /// What it is called on the command line, and the folder of its files.
  public let name: String

  /// What it is, in a few words.
  public let about: String

  /// Files that go with those of the dialects.
  public let companions: [ExportedFile]

  private let folder: String
  private let filesInFolder: @Sendable (Dialect) throws(ExportFailure) -> [ExportedFile]

  /// The files of a dialect: one in most notations.
  ///
  /// - Throws: an ``ExportFailure`` if a production of the dialect uses something that the notation can't say.
  public func files(for dialect: Dialect) throws(ExportFailure) -> [ExportedFile] {
    try filesInFolder(dialect).map { $0.inside(folder) }
  }

  /// A notation with any number of files a dialect.
  ///
  /// - Parameters:
  ///   - folder: where its files stand in a folder of exports, with a slash at its end; the format's name if none is given.
  ///   - companions: what goes with the files, by paths in that folder.
  ///   - files: the files of a dialect, by paths in that folder.
  init(
    _ name: String, _ about: String, folder: String? = nil, companions: [ExportedFile] = [],
    files: @escaping @Sendable (Dialect) throws(ExportFailure) -> [ExportedFile]
  ) {
    let folder = folder ?? name + "/"
    self.name = name
    self.about = about
    self.folder = folder
    self.companions = companions.map { $0.inside(folder) }
    filesInFolder = files
  }

  /// A notation with one file a dialect.
  ///
  /// - Parameters:
  ///   - fileExtension: what the files' names end with, without the dot.
  ///   - fileName: what the file of a dialect is called; the dialect's name if nothing is given.
  ///   - text: the text for a dialect.
  init(
    _ name: String, fileExtension: String, _ about: String, folder: String? = nil,
    fileName: @escaping @Sendable (Dialect) -> String = { $0.name }, companions: [ExportedFile] = [],
    text: @escaping @Sendable (Dialect) throws(ExportFailure) -> String
  ) {
    self.init(name, about, folder: folder, companions: companions) { dialect throws(ExportFailure) in
      [ExportedFile(path: fileName(dialect) + "." + fileExtension, text: try text(dialect))]
    }
  }
}
