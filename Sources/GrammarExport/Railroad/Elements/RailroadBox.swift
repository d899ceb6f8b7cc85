/// A text in a box: a terminal, a nonterminal, a class of characters or the end of the text.
///
///     ──( left )──    ──[ attribute ]──
struct RailroadBox: RailroadElement {
  /// The kind of the text; the class of the shape in the style.
  enum Kind: String {
    case terminal, nonterminal, characters, end
  }

  let kind: Kind
  let text: String

  /// Where the production stands that the text names.
  var link: String?

  /// Its place among the boxes of the production, in the order of the declaration, by which scripts find it.
  var number: Int?

  /// Whether capitals and small letters are the same.
  var ignoresCase = false

  /// The mark beside a text that is meant in any case.
  static let caseMark = "Aa"

  /// The room for that mark.
  private var markWidth: Int { ignoresCase ? RailroadMetrics.width(of: Self.caseMark) + 6 : 0 }

  var extent: RailroadExtent {
    let reach = RailroadMetrics.boxReach
    let width = RailroadMetrics.width(of: text) + markWidth + 20
    return RailroadExtent(width: max(2 * reach, width), up: reach, down: reach)
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) { drawing.add(shape(x: x, y: y, width: extent.width)) }

  /// The shape where the box is as wide as it is told.
  func shape(x: Int, y: Int, width: Int) -> String {
    let reach = RailroadMetrics.boxReach
    let radius =
      switch kind {
      case .terminal, .end: reach
      case .characters: 6
      case .nonterminal: 0
      }
    let corners = radius == 0 ? "" : " rx=\"\(radius)\""
    let frame = "<rect x=\"\(x)\" y=\"\(y - reach)\" width=\"\(width)\" height=\"\(2 * reach)\"\(corners)/>"
    let center = x + (width - markWidth) / 2
    var content = frame + "<text x=\"\(center)\" y=\"\(y + 5)\">\(XMLText.escaped(text))</text>"
    if ignoresCase {
      let middle = x + width - 10 - RailroadMetrics.width(of: Self.caseMark) / 2
      content += "<text class=\"case\" x=\"\(middle)\" y=\"\(y + 4)\">\(Self.caseMark)</text>"
    }
    let place = number.map { " data-box=\"\($0)\"" } ?? ""
    guard let link else { return "<g class=\"\(kind.rawValue)\"\(place)>\(content)</g>" }
    return "<a class=\"\(kind.rawValue)\"\(place) href=\"\(XMLText.escaped(link))\">\(content)</a>"
  }
}
