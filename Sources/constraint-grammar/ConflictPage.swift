import ConflictLogs
import ConstraintGrammar
import GrammarExport
import Spelling

/// A page with conflicts, each with the views that are in it drawn to scale. It needs no other file.
struct ConflictPage {
  private var sections: [String] = []

  /// Adds a conflict.
  ///
  /// - Parameters:
  ///   - lines: the explanation.
  ///   - origins: where the constraints may have been made, in words.
  mutating func add(_ explanation: ConflictExplanation, _ lines: [String], _ origins: [String]) {
    var parts = [XML.element("h2", [:], XML.escaped(lines.first ?? ""))]
    parts += explanation.drawings.map { Drawing($0, explanation.log).text }
    for line in lines.dropFirst() + origins {
      // Code is indented, and so are sentences that belong together.
      let isCode = line.hasPrefix("    ")
      parts.append(
        isCode
          ? XML.element("pre", ["class": "code"], XML.escaped(String(line.dropFirst(4))))
          : XML.element("p", ["class": line.hasPrefix("  ") ? "reason" : nil], XML.escaped(line.withoutIndentation)))
    }
    let conflict = Set(explanation.conflict)
    let items = explanation.log.entries.enumerated().map { index, entry in
      let text =
        switch entry {
        case .constraint(let constraint): constraint.text
        case .unread(let unread): unread.text
        }
      return XML.element(
        "li", ["class": conflict.contains(index) ? "conflict" : nil],
        XML.element("code", [:], XML.escaped(text.withControlsSpelledOut)))
    }
    parts += [
      "<details>", XML.element("summary", [:], "All that was printed"), "<ol>", items.joined(separator: "\n"), "</ol>",
      "</details>",
    ]
    sections.append((["<section>"] + parts + ["</section>"]).joined(separator: "\n"))
  }

  /// The text of the page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Constraints that contradict each other</title>
    <style>
    \((PageStyle.page + Self.style).joined(separator: "\n"))
    </style>
    </head>
    <body>
    <header><h1>Constraints that contradict each other</h1></header>
    <main>
    \(sections.isEmpty ? "<p>There is no log of Auto Layout.</p>" : sections.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private static let style = PageStyle.sheet(
    """
    .reason { margin: 0 0 2px 24px; }
    .reason + p:not(.reason) { margin-top: 12px; }
    .code { margin: 0 0 0 24px; white-space: pre-wrap; }
    .across { margin: 12px 0 16px; max-width: 900px; }
    .across .row { position: relative; height: 26px; margin: 2px 0; }
    .across .bar { position: absolute; top: 0; bottom: 0; }
    .down { position: relative; display: flex; gap: 4px; margin: 12px 0 16px; height: 420px; max-width: 900px; overflow-x: auto; }
    .down .row { position: relative; flex: 1 0 90px; max-width: 180px; }
    .down .bar { position: absolute; left: 0; right: 0; }
    .bar { box-sizing: border-box; border: 1.5px solid; border-radius: 3px; padding: 1px 6px; min-width: 2px; min-height: 2px; }
    .bar { font-size: 13px; line-height: 1.4; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .demand { border-style: dashed; border-width: 2px; font-weight: 600; }
    .missing { font-size: 14px; }
    li.conflict code { font-weight: 600; }
    details ol { padding-left: 40px; }
    .bar { background: $nonterminal-fill; border-color: $nonterminal-edge; color: $nonterminal-text; }
    .demand { background: $wrong-fill; border-color: $wrong-edge; color: $wrong-text; }
    li.conflict code { color: $wrong-text; }
    .missing { color: $faint; }
    """)
}

/// The views of a conflict along an axis, each as a bar.
private struct Drawing {
  let text: String

  init(_ drawing: ConflictDrawing, _ log: ConflictLog) {
    func name(_ address: String) -> String { log.views.first { $0.address == address }?.shownName ?? address }
    let demanded: (name: String, start: Double, end: Double)? =
      switch drawing.demand {
      case .extent(let extent)?: (name(extent.view), extent.start, extent.end)
      case .line(let view, let attribute, let place)?: ("\(attribute.rawValue) of \(name(view))", place, place)
      case nil: nil
      }
    let places = drawing.extents.flatMap { [$0.start, $0.end] } + (demanded.map { [$0.start, $0.end] } ?? [])
    let least = places.min() ?? 0
    let length = max((places.max() ?? 0) - least, 1e-9)
    func percent(_ number: Double) -> String { (100 * number / length).rounded(toDigits: 3) + "%" }
    func row(_ name: String, _ start: Double, _ end: Double, _ kind: String, _ note: String) -> String {
      let (from, size) = (percent(min(start, end) - least), percent((end - start).magnitude))
      let style = drawing.isVertical ? "top: \(from); height: \(size)" : "left: \(from); width: \(size)"
      let label = "\(name): \(note)"
      let bar = XML.element("div", ["class": kind, "style": style, "title": label], XML.escaped(label))
      return XML.element("div", ["class": "row"], bar)
    }
    var rows: [String] = []
    for extent in drawing.extents {
      rows.append(
        row(name(extent.view), extent.start, extent.end, "bar", (extent.end - extent.start).rounded(toDigits: 3)))
      guard case .extent(let wanted)? = drawing.demand, wanted.view == extent.view else { continue }
      let size = (wanted.end - wanted.start).rounded(toDigits: 3)
      rows.append(row(name(wanted.view), wanted.start, wanted.end, "bar demand", size + " wanted"))
    }
    if case .line? = drawing.demand, let demanded {
      rows.append(row(demanded.name, demanded.start, demanded.end, "bar demand", "wanted here"))
    }
    let axis = drawing.isVertical ? "From the top down" : "From left to right"
    var lines = [
      XML.element(
        "div", ["class": drawing.isVertical ? "down" : "across", "role": "group", "aria-label": axis],
        "\n" + rows.joined(separator: "\n") + "\n")
    ]
    if !drawing.undetermined.isEmpty {
      let names = drawing.undetermined.map(name).joined(separator: ", ")
      lines.append(
        XML.element(
          "p", ["class": "missing"], XML.escaped("Not drawn, as these constraints do not determine it: " + names)))
    }
    text = lines.joined(separator: "\n")
  }
}

extension Double {
  /// The number with so many digits behind the point, and none that is 0 at its end.
  fileprivate func rounded(toDigits digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int64(rounded)) : "\(rounded)"
  }
}

extension String {
  fileprivate var withoutIndentation: String { String(drop { $0 == " " }) }
}
