public import GrammarCombinators

/// Writes productions as railroad diagrams, each a file of SVG that needs nothing else.
///
/// Whoever follows the track reads a text of the production. Other productions are links to their files.
public struct RailroadSVGWriter: Sendable {
  private static let titleHeight = 28

  /// A file a production, the white space among them. The names of the productions link to ``RailroadPageWriter``'s page,
  /// `index.html`.
  ///
  /// - Throws: an ``ExportFailure`` if a production uses something that a diagram or the EBNF can't say.
  public static func files(of grammar: Grammar) throws(ExportFailure) -> [ExportedFile] {
    let names = RailroadNames(of: grammar)
    return try names.productions.map { production throws(ExportFailure) in
      ExportedFile(path: (names[production.name] ?? "") + ".svg", text: try text(of: production, names: names))
    }
  }

  private static func text(of production: Production, names: RailroadNames) throws(ExportFailure) -> String {
    let layout = RailroadLayout(production: production.name) { name in names[name].map { $0 + ".svg" } }
    let diagram = try RailroadDiagram(of: production.body.withoutLookAheads, in: layout, top: titleHeight)
    let name = XMLText.escaped(production.name)
    let nameWidth = 10 * production.name.unicodeScalars.count
    var head = "<text x=\"8\" y=\"22\">\(name)</text>"
    if let file = names[production.name] { head = "<a class=\"name\" href=\"index.html#\(file)\">\(head)</a>" }
    var width = max(diagram.width, nameWidth + 16)
    var lines = [head]
    if let mark = try names.writer.mark(of: production) {
      let note = (mark == EBNFWriter.explicitMark ? "nothing" : mark) + " between the parts"
      lines.append("<text class=\"heading\" x=\"\(nameWidth + 20)\" y=\"22\">\(note)</text>")
      width = max(width, nameWidth + 28 + RailroadMetrics.width(of: note))
    }
    let opening = RailroadTags.opening(
      width: width, height: diagram.height, id: names[production.name] ?? name, title: production.name,
      description: try names.writer.text(of: production), isFile: true)
    let canvas = "<rect class=\"canvas\" width=\"\(width)\" height=\"\(diagram.height)\" rx=\"8\"/>"
    let style = ["<style>"] + RailroadStyle.rules.map { "  " + $0 } + ["</style>"]
    let inside = style + [canvas] + lines + diagram.lines
    return (opening + inside.map { "  " + $0 } + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}
