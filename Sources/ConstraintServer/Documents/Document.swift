import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarExport
import SourceScanning

/// A text that the editor has open.
struct Document: Sendable {
  /// The address by which the editor knows it.
  let uri: String

  let kind: DocumentKind

  var version: Int

  var text: DocumentText { didSet { analysis = nil } }

  /// What has been found out about parts of the text that may still be there when others have changed.
  private var memory: CheckMemory? = CheckMemory()

  /// What has been found out about the text as it is; `nil` where nobody has asked since it changed.
  private(set) var analysis: (any DocumentAnalysis)?

  init(uri: String, languageID: String, version: Int, text: String) {
    self.uri = uri
    kind = DocumentKind(languageID: languageID, uri: uri)
    self.version = version
    self.text = DocumentText(text)
  }

  /// Forgets what was found out, where it depends on more than the text.
  mutating func forgetAnalysis() { (analysis, memory) = (nil, CheckMemory()) }

  /// What can be told of the text.
  ///
  /// - Parameter project: the settings and the functions of the app that count for it.
  mutating func analyzed(in project: inout Project) -> any DocumentAnalysis {
    if let analysis { return analysis }
    let made: any DocumentAnalysis =
      switch kind {
      case .source(let language):
        SourceAnalysis(text.bytes, language, project.scanner(for: uri), remembering: &memory)
      case .equations(let dialect): EquationsAnalysis(text, dialect)
      case .grammar: GrammarAnalysis(text)
      case .log: LogAnalysis(text)
      case .other: OtherAnalysis()
      }
    analysis = made
    return made
  }
}

/// What a document is read as.
enum DocumentKind: Sendable {
  case source(SourceLanguage)
  /// An equation of a dialect a line.
  case equations(Dialect)
  /// A grammar in the EBNF of the W3C.
  case grammar
  /// What Auto Layout prints.
  case log
  case other

  /// The kind that an editor's name for the language tells, or else the ending of the file.
  init(languageID: String, uri: String) {
    let ending = uri.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { String($0) } ?? ""
    self =
      Self.named(languageID) ?? SourceLanguage(ofFileNamed: uri).map { .source($0) } ?? Self.named(ending) ?? .other
  }

  private static func named(_ name: String) -> DocumentKind? {
    switch name {
    case "swift": .source(.swift)
    case "objective-c", "objective-cpp", "objc", "objcpp": .source(.objectiveC)
    case _ where GrammarNotation(rawValue: name) != nil: .grammar
    case "log": .log
    default: Dialect(named: name).map { .equations($0.withHintsAmongAll) }
    }
  }
}
