/// A text in a box: a terminal, a nonterminal, a class of characters or the end of the text.
///
///     ──( left )──    ──[ attribute ]──
struct RailroadBox {
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

  /// Whether capitals and small letters are the same, which a mark beside the text says.
  var ignoresCase = false

  private static let caseMark = "Aa"
  private var markWidth: Int { ignoresCase ? RailroadPiece.width(of: Self.caseMark) + 6 : 0 }

  /// How wide it is if it is not told.
  var width: Int { max(2 * RailroadPiece.boxReach, RailroadPiece.width(of: text) + markWidth + 20) }

  /// The box in a diagram.
  var piece: RailroadPiece {
    var piece = RailroadPiece(width: width, up: RailroadPiece.boxReach, down: RailroadPiece.boxReach)
    piece.add { shape(x: $0, y: $1, width: width) }
    piece.add(sign: sign, x: width / 2, y: 0)
    return piece
  }

  /// The box in a drawing in text.
  private var sign: String {
    let text = ignoresCase ? text + " " + Self.caseMark : text
    return kind == .nonterminal ? "[\(text)]" : "(\(text))"
  }

  /// The shape where the box is as wide as it is told.
  func shape(x: Int, y: Int, width: Int) -> String {
    let reach = RailroadPiece.boxReach
    let radius: Int? =
      switch kind {
      case .terminal, .end: reach
      case .characters: 6
      case .nonterminal: nil
      }
    var content =
      XML.element("rect", ["x": x, "y": y - reach, "width": width, "height": 2 * reach, "rx": radius])
      + XML.element("text", ["x": x + (width - markWidth) / 2, "y": y + 5], XML.escaped(text))
    if ignoresCase {
      let middle = x + width - 10 - RailroadPiece.width(of: Self.caseMark) / 2
      content += XML.element("text", ["class": "case", "x": middle, "y": y + 4], Self.caseMark)
    }
    return XML.element(
      link == nil ? "g" : "a", ["class": kind.rawValue, "data-box": number, "href": link], content)
  }

  /// From this many alternatives on, boxes are drawn as a table: a track to each would take more room than it tells.
  static let leastTableCount = 7

  /// One of many texts, in columns inside one frame.
  ///
  ///     ┌ one of ──────┐
  ///     ┤ (a) (b) (c)  ├
  ///     └ (d) (e) (f) ─┘
  ///
  /// - Parameters:
  ///   - words: the alternatives, one or more.
  ///   - limit: the width that it takes at most, if the longest word allows.
  static func table(_ words: [RailroadBox], limit: Int) -> RailroadPiece {
    let (padding, gap, captionHeight) = (10, 6, 20)
    var words = words
    let ignoreCase = words.allSatisfy(\.ignoresCase)
    // Said once, for all of them.
    if ignoreCase { for index in words.indices { words[index].ignoresCase = false } }
    let caption = ignoreCase ? "one of these, in any case" : "one of these"

    func widths(_ count: Int) -> [Int] {
      (0..<count).map { stride(from: $0, to: words.count, by: count).map { words[$0].width }.max() ?? 0 }
    }
    func total(_ widths: some Sequence<Int>) -> Int { widths.reduce(0) { $0 + $1 + gap } }
    let columns = (1...4).reversed().lazy.map(widths).first { total($0) - gap + 2 * padding <= limit } ?? widths(1)

    let rowHeight = 2 * RailroadPiece.boxReach + gap
    let rowCount = (words.count + columns.count - 1) / columns.count
    let height = 2 * padding + captionHeight + rowCount * rowHeight - gap
    let width = 2 * padding + max(total(columns) - gap, RailroadPiece.width(of: caption))
    var piece = RailroadPiece(width: width, up: height / 2, down: height - height / 2)
    let top = -piece.up
    piece.add {
      XML.element("rect", ["class": "table", "x": $0, "y": $1 + top, "width": width, "height": height, "rx": 10])
    }
    piece.add { XML.element("text", ["class": "heading", "x": $0 + padding, "y": $1 + top + 21], caption) }
    let (right, bottom) = (width, top + height)
    piece.add(frame: [(0, top), (right, top), (right, bottom), (0, bottom), (0, top)])
    piece.add(sign: " \(caption) ", x: width / 2, y: top)
    for (index, word) in words.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
      let x = padding + total(columns[..<column])
      let y = top + padding + captionHeight + row * rowHeight + RailroadPiece.boxReach
      piece.add { word.shape(x: $0 + x, y: $1 + y, width: columns[column]) }
      piece.add(sign: word.sign, x: x + columns[column] / 2, y: y)
    }
    return piece
  }
}
