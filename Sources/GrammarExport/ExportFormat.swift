public import GrammarCombinators

/// A notation in which a grammar can be written.
public struct ExportFormat: Sendable {
  /// The name on the command line, and of the folder of its files.
  public let name: String

  /// A description in a few words.
  public let about: String

  /// Files that go with those of the languages.
  public var companions: [ExportedFile] { companionFiles() }

  private let companionFiles: @Sendable () -> [ExportedFile]
  private let folder: String
  private let filesInFolder: @Sendable (Language) throws(ExportFailure) -> [ExportedFile]

  /// The files of a language: one in most notations.
  ///
  /// - Throws: an ``ExportFailure`` if a production of the language uses something that the notation can't say.
  public func files(for language: Language) throws(ExportFailure) -> [ExportedFile] {
    try filesInFolder(language).map { $0.inside(folder) }
  }

  /// A notation with any number of files a language.
  ///
  /// - Parameters:
  ///   - folder: where its files stand in a folder of exports, with a slash at its end; the format's name if none is given.
  ///   - companions: what goes with the files, by paths in that folder.
  ///   - files: the files of a language, by paths in that folder.
  init(
    _ name: String, _ about: String, folder: String? = nil,
    companions: @escaping @autoclosure @Sendable () -> [ExportedFile] = [],
    files: @escaping @Sendable (Language) throws(ExportFailure) -> [ExportedFile]
  ) {
    let folder = folder ?? name + "/"
    self.name = name
    self.about = about
    self.folder = folder
    companionFiles = { companions().map { $0.inside(folder) } }
    filesInFolder = files
  }

  /// A notation with one file a language, which is called like it.
  init(
    _ name: String, _ fileExtension: String, _ about: String, folder: String? = nil,
    companions: @escaping @autoclosure @Sendable () -> [ExportedFile] = [],
    text: @escaping @Sendable (Language) throws(ExportFailure) -> String
  ) {
    self.init(name, about, folder: folder, companions: companions()) { language throws(ExportFailure) in
      [ExportedFile(path: language.name + "." + fileExtension, text: try text(language))]
    }
  }

  /// A notation in which every character of a text is accounted for.
  init<Notation: CharacterNotation>(
    _ name: String, _ fileExtension: String, _ about: String, _ notation: Notation.Type, remarks: [String] = []
  ) {
    self.init(name, fileExtension, about) { language throws(ExportFailure) in
      try Notation.text(of: language.grammar, header: language.header + remarks)
    }
  }
}

/// A file of an export.
public struct ExportedFile: Hashable, Sendable {
  /// Where it stands in a folder of exports.
  public let path: String

  /// The contents of the file.
  public let text: String

  /// The same file in a folder, whose name has a slash at its end.
  func inside(_ folder: String) -> ExportedFile { ExportedFile(path: folder + path, text: text) }
}

/// Why a grammar can't be written in a notation.
public struct ExportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notation.
  public let notation: String

  /// The production that uses what the notation lacks.
  public let production: String

  /// The construct that the notation lacks.
  public let construct: String

  /// One sentence for a person.
  public var description: String { "\(notation) can't express \(construct), which \(production) uses" }
}
