public import GrammarCombinators

/// Writes a grammar as a page of railroad diagrams, the EBNF of each production beside its diagram.
public struct RailroadPageWriter: Sendable {
  /// The text of the page. It links to the files of ``RailroadSVGWriter``.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - name: what the language is called.
  ///   - about: what else is said of it.
  ///   - sample: a sentence of it.
  /// - Throws: an ``ExportFailure`` if a production uses something that a diagram or the EBNF can't say.
  public static func text(
    of grammar: Grammar, named name: String, about: String, sample: String
  ) throws(ExportFailure) -> String {
    let names = RailroadNames(of: grammar)
    let name = XMLText.escaped(name)
    let groups = [Production.Kind.rule, .token].map { kind in names.productions.filter { $0.kind == kind } }
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
      "<p><code class=\"sample\">\(XMLText.escaped(sample))</code></p>",
    ]
    lines += RailroadLegend.lines
    lines.append("<nav aria-label=\"Productions\">")
    for (title, productions) in parts {
      lines += ["<h2>\(title)</h2>", "<ul>"]
      lines += productions.map { production in
        "  <li><a href=\"#\(names[production.name] ?? "")\">\(XMLText.escaped(production.name))</a></li>"
      }
      lines.append("</ul>")
    }
    lines += ["</nav>", "</header>", "<main id=\"productions\">"]
    let section = RailroadSection(names: names)
    for (title, productions) in parts {
      lines.append("<h2>\(title)</h2>")
      for production in productions { lines += try section.lines(of: production) }
    }
    lines += ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }
}
