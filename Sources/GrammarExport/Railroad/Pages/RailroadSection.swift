import GrammarCombinators

/// A production in a page: its name, its diagram with the EBNF beside it, and where it is used.
struct RailroadSection {
  let names: RailroadNames

  func lines(of production: Production) throws(ExportFailure) -> [String] {
    let id = names[production.name] ?? ""
    let name = XMLText.escaped(production.name)
    let address: (String) -> String? = { name in names[name].map { "#" + $0 } }
    let layout = RailroadLayout(production: production.name, link: address)
    let diagram = try RailroadDiagram(of: production.body.withoutLookAheads, in: layout)
    let ebnf = try names.writer.text(of: production)
    let mark = try names.writer.mark(of: production)
    let opening = RailroadTags.opening(
      width: diagram.width, height: diagram.height, id: id, title: production.name, description: ebnf, isFile: false)

    var lines = ["<section id=\"\(id)\" aria-labelledby=\"\(id)-name\">"]
    lines.append("  <h3 id=\"\(id)-name\"><a href=\"#\(id)\">\(name)</a></h3>")
    if let mark {
      let what =
        mark == EBNFWriter.explicitMark
        ? "nothing between the parts, not even white space" : "\(mark) between the parts"
      lines.append("  <p class=\"note\">There is \(what).</p>")
    }
    lines.append("  <div class=\"pair\">")
    lines.append("    <div class=\"diagram\">")
    lines += (opening + diagram.lines.map { "  " + $0 } + ["</svg>"]).map { "      " + $0 }
    lines.append("    </div>")
    lines.append("    <pre class=\"ebnf\">\(EBNFMarkup(link: address).html(of: ebnf))</pre>")
    lines.append("  </div>")
    lines.append("  <p class=\"uses\">\(uses(of: production))As a file: <a href=\"\(id).svg\">\(id).svg</a></p>")
    return lines + ["</section>"]
  }

  private func uses(of production: Production) -> String {
    let users = names.productions.filter { $0.body.mentions(production.name) }
    guard !users.isEmpty else { return "" }
    let links = users.map { "<a href=\"#\(names[$0.name] ?? "")\">\(XMLText.escaped($0.name))</a>" }
    return "Used by " + links.joined(separator: ", ") + ". "
  }
}

extension Syntax {
  /// Whether a production is named here.
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .production(let production): production.name == name
    case .reference(let reference): reference == name
    default: parts.contains { $0.mentions(name) }
    }
  }
}
