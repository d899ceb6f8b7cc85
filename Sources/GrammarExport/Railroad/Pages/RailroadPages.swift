import GrammarChecks
import GrammarCombinators

/// A grammar as railroad diagrams: a page with the EBNF of each production beside its diagram, and a drawing a production.
///
/// Whoever follows the track reads a text of the production. Other productions are links.
struct RailroadPages {
  /// The productions that are drawn, in the order of the EBNF: rules, tokens, white space.
  private let productions: [Production]

  /// The names of the productions in files and addresses: each its own, for systems to which capitals are small letters
  /// too.
  private let names: NameTable

  /// The writer of the EBNF of the productions.
  private let writer: EBNFWriter

  /// How the EBNF of a part of a production is written.
  private let notation: @Sendable (String) -> EBNFNotation

  private let keepsExclusions: Bool

  private static let titleHeight = 28

  init(of grammar: Grammar) {
    let spaces = WhiteSpaces(of: grammar)
    writer = EBNFWriter(spaces, of: grammar)
    notation = { EBNFNotation(production: $0, definitions: { grammar[$0]?.body }) }
    keepsExclusions = grammar.isOfCharacters
    productions = grammar.rules + grammar.tokens + spaces.productions
    names = NameTable(
      of: productions.map { ($0.name, $0.kind, Self.plain($0.name)) }, reserved: ["index"], ignoresCase: true, mark: "-"
    )
  }

  /// The characters that no address and no system of files has a use of its own for.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" })
  }

  /// The diagram of a production.
  ///
  /// - Parameters:
  ///   - top: how much is left free above it.
  ///   - address: where another production stands, from its name in addresses.
  private func diagram(
    of production: Production, top: Int = 0, _ address: @escaping (String) -> String
  ) throws(ExportFailure) -> RailroadDiagram {
    let layout = RailroadLayout(notation: notation(production.name), link: link(address))
    let body = keepsExclusions ? production.body : production.bodyWithoutLookAheads
    return try RailroadDiagram(of: body, in: layout, top: top)
  }

  private func link(_ address: @escaping (String) -> String) -> (String) -> String? {
    { name in productions.contains { $0.name == name } ? address(names[name]) : nil }
  }

  /// A file of SVG a production, the white space among them, that needs nothing else. The names of the productions link to
  /// the page, `index.html`.
  ///
  /// - Throws: an ``ExportFailure`` if a production uses something that a diagram or the EBNF can't say.
  func drawings() throws(ExportFailure) -> [ExportedFile] {
    try productions.map { production throws(ExportFailure) in
      ExportedFile(path: names[production.name] + ".svg", text: try drawing(of: production))
    }
  }

  private func drawing(of production: Production) throws(ExportFailure) -> String {
    let diagram = try diagram(of: production, top: Self.titleHeight) { $0 + ".svg" }
    let file = names[production.name]
    let nameWidth = 10 * production.name.unicodeScalars.count
    var head = [
      "<a class=\"name\" href=\"index.html#\(file)\"><text x=\"8\" y=\"22\">\(XMLText.escaped(production.name))</text></a>"
    ]
    var width = max(diagram.width, nameWidth + 16)
    if let mark = try writer.mark(of: production) {
      let note = (mark == EBNFWriter.explicitMark ? "nothing" : mark) + " between the parts"
      head.append("<text class=\"heading\" x=\"\(nameWidth + 20)\" y=\"22\">\(note)</text>")
      width = max(width, nameWidth + 28 + RailroadMetrics.width(of: note))
    }
    let canvas = "<rect class=\"canvas\" width=\"\(width)\" height=\"\(diagram.height)\" rx=\"8\"/>"
    let style = ["<style>"] + RailroadStyle.rules.map { "  " + $0 } + ["</style>"]
    let inside = style + [canvas] + head + diagram.lines
    return try svg(of: production, inside, width: width, height: diagram.height, isFile: true).joined(separator: "\n")
      + "\n"
  }

  /// A drawing, with what those hear who do not see it.
  ///
  /// - Parameter isFile: whether the drawing stands alone.
  private func svg(
    of production: Production, _ lines: [String], width: Int, height: Int, isFile: Bool
  ) throws(ExportFailure) -> [String] {
    let space = isFile ? "xmlns=\"http://www.w3.org/2000/svg\" lang=\"en\" " : ""
    let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    let id = XMLText.escaped(names[production.name])
    return [
      "<svg \(space)class=\"railroad\" \(size) role=\"group\" "
        + "aria-labelledby=\"\(id)-title\" aria-describedby=\"\(id)-description\">",
      "  <title id=\"\(id)-title\">\(XMLText.escaped(production.name))</title>",
      "  <desc id=\"\(id)-description\">\(XMLText.escaped(try writer.text(of: production)))</desc>",
    ] + lines.map { "  " + $0 } + ["</svg>"]
  }

  /// The text of the page, which links to the drawings.
  ///
  /// - Parameters:
  ///   - name: what the language is called.
  ///   - about: what else is said of it.
  ///   - sample: a sentence of it.
  /// - Throws: an ``ExportFailure`` if a production uses something that a diagram or the EBNF can't say.
  func index(named name: String, about: String, sample: String) throws(ExportFailure) -> String {
    let name = XMLText.escaped(name)
    let groups = [Production.Kind.rule, .token].map { kind in productions.filter { $0.kind == kind } }
    let parts = zip(["Rules", "Tokens"], groups).filter { !$0.1.isEmpty }

    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(name): railroad diagrams</title>", "<style>",
    ]
    lines += RailroadPageStyle.rules + RailroadStyle.rules
    lines += ["</style>", "</head>", "<body>", "<a class=\"skip\" href=\"#productions\">To the productions</a>"]
    lines += [
      "<header>", "<h1>\(name)</h1>", "<p class=\"about\">\(XMLText.escaped(about)) as railroad diagrams</p>",
    ]
    if !sample.isEmpty { lines.append("<p><code class=\"sample\">\(XMLText.escaped(sample))</code></p>") }
    lines += RailroadLegend.lines
    lines.append("<nav aria-label=\"Productions\">")
    for (title, productions) in parts {
      lines += ["<h2>\(title)</h2>", "<ul>"]
      lines += productions.map { "  <li>" + reference(to: $0) + "</li>" }
      lines.append("</ul>")
    }
    lines += ["</nav>", "</header>", "<main id=\"productions\">"]
    for (title, productions) in parts {
      lines.append("<h2>\(title)</h2>")
      for production in productions { lines += try section(on: production) }
    }
    lines += ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func reference(to production: Production) -> String {
    "<a href=\"#\(names[production.name])\">\(XMLText.escaped(production.name))</a>"
  }

  /// A production in the page: its name, its diagram with the EBNF beside it, and where it is used.
  private func section(on production: Production) throws(ExportFailure) -> [String] {
    let id = names[production.name]
    let diagram = try diagram(of: production) { "#" + $0 }
    let drawing = try svg(of: production, diagram.lines, width: diagram.width, height: diagram.height, isFile: false)
    let ebnf = EBNFMarkup(link: link { "#" + $0 }).html(of: try writer.text(of: production))
    var lines = ["<section id=\"\(id)\" aria-labelledby=\"\(id)-name\">"]
    lines.append("  <h3 id=\"\(id)-name\">\(reference(to: production))</h3>")
    if let mark = try writer.mark(of: production) {
      let what =
        mark == EBNFWriter.explicitMark
        ? "nothing between the parts, not even white space" : "\(mark) between the parts"
      lines.append("  <p class=\"note\">There is \(what).</p>")
    }
    lines += ["  <div class=\"pair\">", "    <div class=\"diagram\">"] + drawing.map { "      " + $0 } + ["    </div>"]
    lines += ["    <pre class=\"ebnf\">\(ebnf)</pre>", "  </div>"]
    lines.append("  <p class=\"uses\">\(uses(of: production))As a file: <a href=\"\(id).svg\">\(id).svg</a></p>")
    return lines + ["</section>"]
  }

  private func uses(of production: Production) -> String {
    let users = productions.filter { $0.body.withAllParts.contains { $0.mentionedName == production.name } }
    return users.isEmpty ? "" : "Used by " + users.map(reference).joined(separator: ", ") + ". "
  }
}
