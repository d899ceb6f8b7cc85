import ConstraintGrammar

extension ExportFormat {
  /// Every format, in the order in which help lists them.
  public static let all: [ExportFormat] = [
    ebnf, isoEBNF, abnf, antlr4, lark, peg, gbnf, treeSitter, textMate, railroad, json,
  ]

  /// The EBNF of the W3C.
  public static let ebnf = ExportFormat("ebnf", fileExtension: "ebnf", "EBNF of the W3C", folder: "") {
    dialect throws(ExportFailure) in try dialect.ebnf()
  }

  /// The EBNF of ISO/IEC 14977.
  public static let isoEBNF = ExportFormat("iso-ebnf", fileExtension: "ebnf", "EBNF of ISO/IEC 14977") {
    dialect throws(ExportFailure) in
    try ISOEBNFWriter.text(
      of: dialect.grammar, header: dialect.exportHeader + ["", "? U+0009 ? is the character with that code."])
  }

  /// The augmented BNF of RFC 5234.
  public static let abnf = ExportFormat("abnf", fileExtension: "abnf", "augmented BNF of RFC 5234 and RFC 7405") {
    dialect throws(ExportFailure) in try ABNFWriter.text(of: dialect.grammar, header: dialect.exportHeader)
  }

  /// ANTLR 4, whose grammars are called like their files.
  public static let antlr4 = ExportFormat(
    "antlr4", fileExtension: "g4", "ANTLR 4, lexer and parser", fileName: \.capitalisedName
  ) { dialect throws(ExportFailure) in
    try ANTLR4Writer.text(of: dialect.grammar, named: dialect.capitalisedName, header: dialect.exportHeader)
  }

  /// Lark.
  public static let lark = ExportFormat("lark", fileExtension: "lark", "Lark, for its Earley parser") {
    dialect throws(ExportFailure) in try LarkWriter.text(of: dialect.grammar, header: dialect.exportHeader)
  }

  /// A parsing expression grammar for Parsimonious.
  public static let peg = ExportFormat("peg", fileExtension: "peg", "parsing expressions for Parsimonious") {
    dialect throws(ExportFailure) in try PEGWriter.text(of: dialect.grammar, header: dialect.exportHeader)
  }

  /// GBNF.
  public static let gbnf = ExportFormat("gbnf", fileExtension: "gbnf", "GBNF, for constrained text generation") {
    dialect throws(ExportFailure) in try GBNFWriter.text(of: dialect.grammar, header: dialect.exportHeader)
  }

  /// Tree-sitter, a folder a dialect.
  public static let treeSitter = ExportFormat("tree-sitter", "Tree-sitter, with a query for highlighting") {
    dialect throws(ExportFailure) in
    let grammar = try TreeSitterWriter.text(
      of: dialect.grammar, named: dialect.name.substituting("-", with: "_"), header: dialect.exportSummary)
    let query = try HighlightQueryWriter.text(
      of: dialect.grammar, superviewWord: dialect.meaning.superviewWord?.spelling, header: dialect.exportSummary)
    let folder = dialect.name + "/"
    return [
      ExportedFile(path: folder + "grammar.js", text: grammar),
      ExportedFile(path: folder + "queries/highlights.scm", text: query),
    ]
  }

  /// TextMate, with a language configuration of VS Code.
  public static let textMate = ExportFormat("textmate", "TextMate, with a language configuration of VS Code") {
    dialect throws(ExportFailure) in
    let grammar = try TextMateWriter.text(
      of: dialect.grammar, named: dialect.name, superviewWord: dialect.meaning.superviewWord?.spelling,
      about: dialect.exportTitle)
    return [
      ExportedFile(path: dialect.name + ".tmLanguage.json", text: grammar),
      ExportedFile(
        path: dialect.name + ".language-configuration.json", text: try TextMateWriter.configuration(of: dialect.grammar)
      ),
    ]
  }

  /// Railroad diagrams: in a folder a dialect, a page and the drawings of the productions.
  public static let railroad = ExportFormat("railroad", "railroad diagrams, SVG and HTML") {
    dialect throws(ExportFailure) in
    let grammar = dialect.grammar
    let page = try RailroadPageWriter.text(
      of: grammar, named: dialect.name, about: dialect.exportTitle, sample: dialect.sample)
    let drawings = try RailroadSVGWriter.files(of: grammar)
    return ([ExportedFile(path: "index.html", text: page)] + drawings).map { $0.inside(dialect.name + "/") }
  }

  /// The declaration itself.
  public static let json = ExportFormat(
    "json", fileExtension: "json", "the declaration as JSON, with a JSON Schema",
    companions: [ExportedFile(path: JSONGrammarWriter.schemaName, text: JSONGrammarSchema.text)]
  ) { dialect throws(ExportFailure) in
    JSONGrammarWriter.text(
      of: dialect.grammar, named: dialect.name, about: dialect.exportTitle, sample: dialect.sample)
  }
}

extension Dialect {
  /// What an export says of the dialect in its head.
  var exportHeader: [String] {
    exportSummary + ["", "A text is the first rule and nothing after it. White space is part of the rules."]
  }

  /// What the dialect is, with a sample.
  var exportSummary: [String] { ["\(name): \(exportTitle)", "", "    \(sample)"] }

  /// `CompactConstraint`
  fileprivate var capitalisedName: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
