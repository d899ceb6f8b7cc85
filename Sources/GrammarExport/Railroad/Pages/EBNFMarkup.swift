/// The EBNF of a production as HTML: coloured, with links to the productions that it names.
struct EBNFMarkup {
  /// The address of a production.
  let link: (String) -> String?

  /// Each line is a block of its own, so that what does not fit is indented further than the line is.
  func html(of ebnf: String) -> String {
    ebnf.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      let indentation = line.prefix { $0 == " " }.count + 4
      return "<span class=\"line\" style=\"padding-left: \(indentation)ch; text-indent: -\(indentation)ch\">"
        + marked(line, isFirst: number == 0) + "</span>"
    }.joined()
  }

  private func marked(_ line: Substring, isFirst: Bool) -> String {
    var result = ""
    var rest = line
    var isHead = isFirst
    while let first = rest.first {
      let piece = rest.prefix(Self.length(of: rest, first))
      rest = rest.dropFirst(piece.count)
      let text = XMLText.escaped(String(piece))
      if first.isLetter || first == "_" {
        if isHead {
          result += "<b>" + text + "</b>"
        } else if let address = link(String(piece)) {
          result += "<a href=\"\(XMLText.escaped(address))\">\(text)</a>"
        } else {
          result += text
        }
        isHead = false
      } else if let style = Self.styles[first], piece.count > 1 {
        result += "<span class=\"\(style)\">\(text)</span>"
      } else {
        result += text
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
    case "/": text.count
    case "#": max(1, text.prefix { $0 == "#" || $0 == "x" || $0.isHexDigit }.count)
    default: max(1, text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count)
    }
  }
}
