public import GrammarCombinators
import Spelling

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
  private let filesInFolder: @Sendable (Grammar.Language) throws(ExportFailure) -> [ExportedFile]

  /// The files of a language: one in most notations.
  ///
  /// - Throws: an ``ExportFailure`` if a production of the language uses something that the notation can't say.
  public func files(for language: Grammar.Language) throws(ExportFailure) -> [ExportedFile] {
    do throws(ExportFailure) {
      return try filesInFolder(language).map { $0.inside(folder) }
    } catch {
      throw error.withNames(of: language.grammar)
    }
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
    files: @escaping @Sendable (Grammar.Language) throws(ExportFailure) -> [ExportedFile]
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
    text: @escaping @Sendable (Grammar.Language) throws(ExportFailure) -> String
  ) {
    self.init(name, about, folder: folder, companions: companions()) { language throws(ExportFailure) in
      [ExportedFile(path: language.name + "." + fileExtension, text: try text(language))]
    }
  }

  /// A notation in which every character of a text is accounted for.
  init(
    _ name: String, _ fileExtension: String, _ about: String, _ notation: CharacterNotation, remarks: [String] = []
  ) {
    self.init(name, fileExtension, about) { language throws(ExportFailure) in
      try notation.text(
        of: language.grammar.ofTokens,
        header: language.header(within: notation.commentMarks) + remarks)
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
  public var description: String {
    "\(notation) can't express \(construct), which \(production) uses".withControlsSpelledOut
  }
}

extension ExportFormat {
  /// Every format, in the order in which help lists them.
  public static let all: [ExportFormat] = [
    ebnf, isoEBNF, abnf, antlr4, lark, peg, gbnf, treeSitter, textMate, railroad, json,
  ]

  /// The EBNF of the W3C.
  public static let ebnf = ExportFormat("ebnf", "ebnf", "EBNF of the W3C", folder: "") {
    language throws(ExportFailure) in try language.ebnf()
  }

  /// The EBNF of ISO/IEC 14977.
  public static let isoEBNF = ExportFormat(
    "iso-ebnf", "ebnf", "EBNF of ISO/IEC 14977", .isoEBNF,
    remarks: ["", "? U+0009 ? is the character with that code."])

  /// The augmented BNF of RFC 5234.
  public static let abnf = ExportFormat("abnf", "abnf", "augmented BNF of RFC 5234 and RFC 7405", .abnf)

  /// ANTLR 4, whose grammars are called like their files.
  public static let antlr4 = ExportFormat("antlr4", "ANTLR 4, lexer and parser") { language throws(ExportFailure) in
    let name = language.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let text = try ANTLR4Notation.text(
      of: language.grammar.ofTokens, named: name,
      header: { language.header(skippingSpaces: $0) })
    return [ExportedFile(path: name + ".g4", text: text)]
  }

  /// Lark.
  public static let lark = ExportFormat("lark", "lark", "Lark, for its Earley parser") {
    language throws(ExportFailure) in
    let grammar = language.grammar.ofTokens
    do throws(ExportFailure) {
      return try CharacterNotation.lark.text(
        of: grammar, header: language.header() + ["", "To be read by Lark(grammar, parser=\"earley\")."])
    } catch  where grammar.isUnordered && !grammar.isOfCharacters {
      return try LarkTokens.text(of: grammar, header: { language.header(skippingSpaces: $0) })
    }
  }

  /// A parsing expression grammar for Parsimonious.
  ///
  /// What can't be said without look-aheads is written with them.
  public static let peg = ExportFormat("peg", "peg", "parsing expressions for Parsimonious") {
    language throws(ExportFailure) in
    let grammar = language.grammar.ofTokens
    if let text = try? CharacterNotation.peg.text(of: grammar, header: language.header()) { return text }
    return try PEGWriter.text(of: grammar, header: language.header())
  }

  /// GBNF.
  public static let gbnf = ExportFormat("gbnf", "gbnf", "GBNF, for constrained text generation", .gbnf)

  /// Tree-sitter, a folder a language.
  public static let treeSitter = ExportFormat("tree-sitter", "Tree-sitter, with a query for highlighting") {
    language throws(ExportFailure) in
    let grammar = language.grammar.ofTokens
    let name = language.name.substituting("-", with: "_")
    func file(_ path: String, _ text: String) -> ExportedFile {
      ExportedFile(path: language.name + "/" + path, text: text)
    }
    do throws(ExportFailure) {
      let text = try TreeSitterWriter.text(of: grammar, named: name, header: language.summary())
      let query = try HighlightQueryWriter.text(
        of: grammar, reservedName: language.reservedName, header: language.summary())
      return [file("grammar.js", text), file("queries/highlights.scm", query)]
    } catch  where grammar.isOfCharacters {
      // Without tokens there are no kinds of them to highlight.
      return [file("grammar.js", try TreeSitterCharacters.text(of: grammar, named: name, header: language.summary()))]
    }
  }

  /// TextMate, with a language configuration of VS Code.
  public static let textMate = ExportFormat("textmate", "TextMate, with a language configuration of VS Code") {
    language throws(ExportFailure) in
    let grammar = try TextMateWriter.text(
      of: language.grammar.ofTokens, named: language.name,
      reservedName: language.reservedName, about: language.title)
    let configuration = try TextMateWriter.configuration(of: language.grammar.ofTokens)
    return [
      ExportedFile(path: language.name + ".tmLanguage.json", text: grammar),
      ExportedFile(path: language.name + ".language-configuration.json", text: configuration),
    ]
  }

  /// Railroad diagrams: in a folder a language, a page and the drawings of the productions.
  public static let railroad = ExportFormat("railroad", "railroad diagrams, SVG and HTML") {
    language throws(ExportFailure) in
    let pages = RailroadPages(of: language.grammar.withNamedParts(hasWholeLiterals: false))
    let page = try pages.index(named: language.name, about: language.title, sample: language.sample)
    return ([ExportedFile(path: "index.html", text: page)] + (try pages.drawings())).map {
      $0.inside(language.name + "/")
    }
  }

  /// The declaration itself.
  public static let json = ExportFormat(
    "json", "json", "the declaration as JSON, with a JSON Schema",
    companions: [ExportedFile(path: JSONGrammarWriter.schemaName, text: JSONGrammarSchema.text)]
  ) { language in
    JSONGrammarWriter.text(
      of: language.grammar, named: language.name, about: language.title, sample: language.sample)
  }
}

extension Grammar {
  /// The same language with the end of the text outside, and with a name for each token, as most notations need it.
  fileprivate var ofTokens: Grammar { withEndsOutside.withNamedParts(hasWholeLiterals: true) }
}

extension Grammar.Language {
  /// The grammar in the EBNF of the W3C, as `Grammar/` holds it.
  ///
  /// If a word may touch another one, which the conventions for tokens do not allow, every character is accounted
  /// for.
  ///
  /// - Throws: an ``ExportFailure`` if a production of the language uses something that the notation can't say.
  public func ebnf() throws(ExportFailure) -> String {
    let grammar = grammar.withNamedParts(hasWholeLiterals: false)
    // A grammar with longest tokens is written with their mark, so it is cut into the same tokens when it is read.
    if !grammar.isOfCharacters, !grammar.hasLongestTokens {
      let ends = WordEnds(of: grammar)
      let notation = EBNFNotation.notation
      if let token = grammar.tokens.first(where: ends.hasWordInside) {
        throw ExportFailure(notation: notation, production: token.name, construct: WordEnds.inside)
      }
      let characters = grammar.withEndsOutside
      let touching = try? CharacterGrammar(
        unseparated: characters, notation: notation, hasTokens: false, isOrdered: false, ignoresOrder: true)
      if let touching, touching.breaksConventions(ends) || touching.hasTokensThatRunOn(ends) {
        let separated = try CharacterGrammar(
          characters, notation: notation, hasTokens: false, isOrdered: false, ignoresOrder: true)
        return CharacterNotation.w3cEBNF.text(
          of: separated, header: header(within: CharacterNotation.w3cEBNF.commentMarks))
      }
    }
    let summary = summary(within: CharacterNotation.w3cEBNF.commentMarks)
    return try EBNFWriter.text(
      of: grammar, header: summary + (grammar.isOfCharacters ? [] : Self.conventions(of: grammar)))
  }
}
