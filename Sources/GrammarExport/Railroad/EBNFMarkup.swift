/// The EBNF of a production as HTML: coloured, with links to the productions that it names.
struct EBNFMarkup {
  /// The address of a production.
  let link: (String) -> String?

  /// Each line is a block of its own, so that what does not fit is indented further than the line is.
  func html(of ebnf: String) -> String {
    ebnf.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      let indentation = line.prefix { $0 == " " }.count + 4
      let style = "padding-left: \(indentation)ch; text-indent: -\(indentation)ch"
      return XML.element("span", ["class": "line", "style": style], marked(line, isFirst: number == 0))
    }.joined()
  }

  private func marked(_ line: Substring, isFirst: Bool) -> String {
    var result = ""
    var rest = line
    var isHead = isFirst
    while let first = rest.first {
      let piece = rest.prefix(Self.length(of: rest, first))
      rest = rest.dropFirst(piece.count)
      let text = XML.escaped(String(piece))
      if first.isLetter || first == "_" {
        let address = isHead ? nil : link(String(piece))
        result += isHead ? XML.element("b", [:], text) : address.map { XML.element("a", ["href": $0], text) } ?? text
        isHead = false
      } else {
        let style = piece.count > 1 ? Self.styles[first] : nil
        result += style.map { XML.element("span", ["class": $0], text) } ?? text
      }
    }
    return result
  }

  private static let styles: [Character: String] = [
    "\"": "terminal", "'": "terminal", "[": "characters", "#": "characters", "/": "note",
  ]

  /// How many characters the piece has that `text` begins with. What is quoted or bracketed keeps its `?`, `*` or `+`.
  private static func length(of text: Substring, _ first: Character) -> Int {
    func upTo(_ end: Character) -> Int {
      guard let last = text.dropFirst().firstIndex(of: end) else { return text.count }
      let next = text.index(after: last)
      return text.distance(from: text.startIndex, to: next) + text[next...].prefix { "?*+".contains($0) }.count
    }
    return switch first {
    case "\"", "'": upTo(first)
    case "[": upTo("]")
    case "/": text.indices.first { text[$0...].hasPrefix("*/") }.map { text[..<$0].count + 2 } ?? text.count
    case "#": max(1, text.prefix { $0 == "#" || $0 == "x" || $0.isHexDigit }.count)
    default: max(1, text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count)
    }
  }
}
