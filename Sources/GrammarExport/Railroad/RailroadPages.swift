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

  private let grammar: Grammar

  init(of grammar: Grammar) {
    self.grammar = grammar
    let spaces = WhiteSpaces(of: grammar)
    var writer = EBNFWriter(spaces, of: grammar)
    writer.remarksLookAheads = true
    self.writer = writer
    productions = grammar.rules + grammar.tokens + spaces.productions
    names = NameTable(
      of: productions.map { ($0.name, $0.kind) }, reserved: ["index"], ignoresCase: true, mark: "-"
    ) { Self.plain($0.name) }
  }

  /// The characters that no address and no system of files has a use of its own for.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" })
  }

  /// A file of SVG a production, the white space among them, that needs nothing else. The names of the productions link to
  /// the page, `index.html`.
  ///
  /// - Throws: an ``ExportFailure`` if a production uses something that a diagram or the EBNF can't say.
  func drawings() throws(ExportFailure) -> [ExportedFile] {
    try productions.map { production throws(ExportFailure) in
      let text = try svg(of: production, isFile: true).joined(separator: "\n") + "\n"
      return ExportedFile(path: names[production.name] + ".svg", text: text)
    }
  }

  /// A drawing, with what those hear who do not see it.
  ///
  /// - Parameter isFile: whether the drawing stands alone, with its style and the name of the production above it.
  private func svg(of production: Production, isFile: Bool) throws(ExportFailure) -> [String] {
    let (name, id) = (production.name, names[production.name])
    let grammar = grammar
    var layout = RailroadLayout(
      notation: EBNFNotation(production: name, definitions: { grammar[$0]?.body }, remarksLookAheads: true),
      link: address(withFiles: isFile))
    let diagram = try layout.diagram(of: grammar.drawnBody(of: production), top: isFile ? 28 : 0)
    var (width, height, lines) = (diagram.width, diagram.height, diagram.drawing.lines)
    if isFile {
      let nameWidth = 10 * name.unicodeScalars.count
      let title = XML.element("text", ["x": 8, "y": 22], XML.escaped(name))
      var head = [XML.element("a", ["class": "name", "href": "index.html#\(id)"], title)]
      width = max(width, nameWidth + 16)
      if let mark = try writer.mark(of: production) {
        let note = (mark == EBNFWriter.explicitMark ? "nothing" : mark) + " between the parts"
        head.append(XML.element("text", ["class": "heading", "x": nameWidth + 20, "y": 22], note))
        width = max(width, nameWidth + 28 + RailroadPiece.width(of: note))
      }
      let canvas = XML.element("rect", ["class": "canvas", "width": width, "height": height, "rx": 8])
      lines = ["<style>"] + RailroadStyle.shapes.map { "  " + $0 } + ["</style>", canvas] + head + lines
    }
    let tag = """
      <svg \(isFile ? "xmlns=\"http://www.w3.org/2000/svg\" lang=\"en\" " : "")class="railroad" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)" role="group" aria-labelledby="\(id)-title" \
      aria-describedby="\(id)-description">
      """
    let description = XML.escaped(try writer.text(of: production))
    let title = XML.element("title", ["id": "\(id)-title"], XML.escaped(name))
    let texts = [title, XML.element("desc", ["id": "\(id)-description"], description)]
    return [tag] + (texts + lines).map { "  " + $0 } + ["</svg>"]
  }

  /// Where a production stands that is named so: in a file of its own or in the page.
  private func address(withFiles: Bool) -> (String) -> String? {
    { name in
      guard productions.contains(where: { $0.name == name }) else { return nil }
      return withFiles ? names[name] + ".svg" : "#" + names[name]
    }
  }

  /// The text of the page, which links to the drawings.
  ///
  /// - Parameters:
  ///   - name: what the language is called.
  ///   - about: what else is said of it.
  ///   - sample: a sentence of it.
  /// - Throws: an ``ExportFailure`` if a production uses something that a diagram or the EBNF can't say.
  func index(named name: String, about: String, sample: String) throws(ExportFailure) -> String {
    let groups = [("Rules", Production.Kind.rule), ("Tokens", .token)].map { title, kind in
      (title, productions.filter { $0.kind == kind })
    }.filter { !$0.1.isEmpty }
    var (list, sections): ([String], [String]) = ([], [])
    for (title, productions) in groups {
      let heading = XML.element("h2", [:], title)
      list += [heading, "<ul>"] + productions.map { "  <li>\(reference(to: $0))</li>" } + ["</ul>"]
      sections.append(heading)
      for production in productions { sections.append(try section(on: production)) }
    }
    let quoted = sample.isEmpty ? "" : "<p><code class=\"sample\">\(XML.escaped(sample))</code></p>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(XML.escaped(name)): railroad diagrams</title>
      <style>
      \((PageStyle.page + RailroadStyle.shapes).joined(separator: "\n"))
      </style>
      </head>
      <body>
      <a class="skip" href="#productions">To the productions</a>
      <header>
      <h1>\(XML.escaped(name))</h1>
      <p class="about">\(XML.escaped(about)) as railroad diagrams</p>
      \(quoted)<p>Follow the track from the ring on the left to the dot on the right: each way through is a text of the
      production. White space may stand before, between and after the parts of a rule, unless it is said that nothing
      may; a token has none inside. A token is as long as it can be, and a word or a number ends where no letter, digit
      or <code>_</code> follows.</p>
      <ul class="legend">
      \(Self.legend.joined(separator: "\n"))
      </ul>
      <nav aria-label="Productions">
      \(list.joined(separator: "\n"))
      </nav>
      </header>
      <main id="productions">
      \(sections.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// The explanation of the shapes.
  private static let legend = [
    (RailroadBox(kind: .terminal, text: "width"), "a text as it stands"),
    (RailroadBox(kind: .terminal, text: "width", ignoresCase: true), "a text in capitals or small letters"),
    (RailroadBox(kind: .characters, text: "[0-9]"), "one character out of a class"),
    (RailroadBox(kind: .nonterminal, text: "constant"), "another production, and a link to it"),
  ].map { box, meaning in
    let (width, height) = (box.width + 2, 2 * RailroadPiece.boxReach + 2)
    let shape = box.shape(x: 1, y: height / 2, width: box.width)
    let size = "0 0 \(width) \(height)"
    let drawing = XML.element(
      "svg", ["class": "railroad", "width": width, "height": height, "viewBox": size, "aria-hidden": true], shape)
    return "  <li>\(drawing) \(meaning)</li>"
  }

  private func reference(to production: Production) -> String {
    XML.element("a", ["href": "#\(names[production.name])"], XML.escaped(production.name))
  }

  /// A production in the page: its name, its diagram with the EBNF beside it, and where it is used.
  private func section(on production: Production) throws(ExportFailure) -> String {
    let id = names[production.name]
    let drawing = try svg(of: production, isFile: false).map { "      " + $0 }
    let ebnf = EBNFMarkup(link: address(withFiles: false)).html(of: try writer.text(of: production))
    let note = try writer.mark(of: production).map { mark in
      let what =
        mark == EBNFWriter.explicitMark
        ? "nothing between the parts, not even white space" : "\(mark) between the parts"
      return "  <p class=\"note\">There is \(what).</p>\n"
    }
    let users = productions.filter { $0.body.withAllParts.contains { $0.mentionedName == production.name } }
    let uses = users.isEmpty ? "" : "Used by \(users.map(reference).joined(separator: ", ")). "
    return """
      <section id="\(id)" aria-labelledby="\(id)-name">
        <h3 id="\(id)-name">\(reference(to: production))</h3>
      \(note ?? "")  <div class="pair">
          <div class="diagram">
      \(drawing.joined(separator: "\n"))
          </div>
          <pre class="ebnf">\(ebnf)</pre>
        </div>
        <p class="uses">\(uses)As a file: <a href="\(id).svg">\(id).svg</a></p>
      </section>
      """
  }
}
