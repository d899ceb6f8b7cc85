/// A piece of a diagram: its room, its tracks and its shapes, in pixels from the point where its track comes in.
struct RailroadPiece {
  /// To the right, where the track leaves.
  var width = 0

  /// Above the point.
  var up = 0

  /// Below the point.
  var down = 0

  /// How much lower the track leaves than it comes in.
  var drop = 0

  /// The corners of each track, its ends among them.
  private(set) var tracks: [[(x: Int, y: Int)]] = []

  /// What gives a line of SVG for a shape, where the piece is at a point.
  private(set) var shapes: [(_ x: Int, _ y: Int) -> String] = []

  /// What a drawing in text has in the place of the shapes.
  private(set) var signs = RailroadSigns()

  /// Puts all of another piece at a point.
  mutating func place(_ piece: RailroadPiece, x: Int, y: Int = 0) {
    tracks += piece.tracks.map { $0.map { ($0.x + x, $0.y + y) } }
    shapes += piece.shapes.map { shape in { shape($0 + x, $1 + y) } }
    signs.place(piece.signs, x: x, y: y)
  }

  /// Draws a track from point to point, each on one line with the next, with a quarter circle in the corners.
  mutating func track(_ points: (x: Int, y: Int)...) {
    if points.count > 2 || points[0] != points[1] { tracks.append(points) }
  }

  /// Adds a shape: the line of SVG for it where the piece is at a point.
  mutating func add(_ shape: @escaping (_ x: Int, _ y: Int) -> String) { shapes.append(shape) }

  /// Has a text stand at a point, its middle there, where the drawing is in text.
  mutating func add(sign text: String, x: Int, y: Int) { signs.texts.append((text, x, y)) }

  /// Has a frame stand around a room where the drawing is in text.
  mutating func add(frame corners: [(x: Int, y: Int)]) { signs.frames.append(corners) }

  /// The elements of SVG, a line each. All tracks are one path, of one thickness and behind everything else.
  var lines: [String] {
    [XML.element("path", ["class": "track", "d": tracks.map(Self.path).joined()])] + shapes.map { $0(0, 0) }
  }

  private static func path(along points: [(x: Int, y: Int)]) -> String {
    var path = "M\(points[0].x) \(points[0].y)"
    var old: (x: Int, y: Int)?
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      let new = (x: (to.x - from.x).signum(), y: (to.y - from.y).signum())
      if let old {
        let isClockwise = old.x * new.y > old.y * new.x
        path +=
          "a\(radius) \(radius) 0 0 \(isClockwise ? 1 : 0) \(radius * (old.x + new.x)) \(radius * (old.y + new.y))"
      }
      // The corners take their part of the line.
      let length = abs(to.x - from.x + to.y - from.y) - (old == nil ? 0 : radius)
      let cut = index + 2 < points.count ? radius : 0
      if length != cut { path += new.x != 0 ? "H\(to.x - cut * new.x)" : "V\(to.y - cut * new.y)" }
      old = new
    }
    return path
  }
}

/// The measures.
extension RailroadPiece {
  /// Of a turn of the track.
  private static let radius = 10

  /// The straight track between a turn and what comes next.
  private static let lead = 6

  /// The room on either side of a loop, and beside a line on the side where the track turns.
  static let turnLead = radius + lead

  /// From where a branch leaves the track to what stands on it: a turn there, a turn back, and a straight piece.
  static let branchLead = 2 * radius + lead

  /// From the track to the upper and to the lower side of a box.
  static let boxReach = 14

  /// Between what stands above each other.
  private static let rowGap = 8

  /// The track between what stands side by side.
  private static let columnGap = 16

  /// A width that the text does not exceed in the typefaces that the style names.
  ///
  /// The widest of them take 0.6025 of their size, 13 pixels, for a character; others than those of ASCII may come from
  /// any typeface.
  static func width(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 8 : 18) } }
}

/// Pieces that are made of others.
extension RailroadPiece {
  /// One after the other, on one line.
  ///
  ///     ──[ a ]──[ b ]──
  static func row(_ parts: [RailroadPiece]) -> RailroadPiece {
    var row = RailroadPiece()
    for (index, part) in parts.enumerated() {
      if index > 0 {
        row.track((row.width, row.drop), (row.width + columnGap, row.drop))
        row.width += columnGap
      }
      row.place(part, x: row.width, y: row.drop)
      row.up = max(row.up, part.up - row.drop)
      row.down = max(row.down, row.drop + part.down)
      row.width += part.width
      row.drop += part.drop
    }
    return row
  }

  /// One after the other, on as few lines as the width allows, and these as even as can be: from the end of each the track
  /// goes back to the beginning of the next.
  ///
  ///     ──[ a ]──[ b ]──┐
  ///     ┌───────◁───────┘
  ///     └─[ c ]─────────────
  static func rows(_ parts: [RailroadPiece], limit: Int) -> RailroadPiece {
    func lines(_ limit: Int) -> [[RailroadPiece]] {
      parts.reduce(into: [[]]) { lines, part in
        let width = lines[lines.count - 1].reduce(part.width) { $0 + $1.width + columnGap }
        if width <= limit || lines[lines.count - 1].isEmpty {
          lines[lines.count - 1].append(part)
        } else {
          lines.append([part])
        }
      }
    }
    let inner = limit - 2 * turnLead
    let fewest = lines(inner)
    guard fewest.count > 1 else { return row(parts) }
    let even = stride(from: inner / fewest.count, to: inner, by: 4).lazy.map(lines).first { $0.count == fewest.count }
    let rows = (even ?? fewest).map(row)

    let widest = zip(rows, 0...).map { $0.width + ($1 == 0 ? 0 : turnLead) }.max() ?? 0
    var piece = RailroadPiece(width: widest + turnLead, up: rows[0].up)
    let right = piece.width
    var (start, y) = (0, 0)
    for (row, next) in zip(rows, rows.dropFirst().map(Optional.init) + [nil]) {
      piece.place(row, x: start, y: y)
      let end = (x: start + row.width, y: y + row.drop)
      guard let next else {
        piece.track(end, (right, end.y))
        (piece.down, piece.drop) = (y + row.down, end.y)
        break
      }
      let back = y + max(row.down + 2 * rowGap, row.drop + 2 * radius)
      y = back + max(next.up + 2 * rowGap, 2 * radius)
      start = turnLead
      piece.track(end, (right, end.y), (right, back), (0, back), (0, y), (start, y))
      piece.addArrow(x: right / 2, y: back)
    }
    return piece
  }

  /// One of several, the first on the track and the others below it.
  ///
  ///     ─┬─[ a ]─┬─
  ///      └─[ b ]─┘
  static func branch(_ alternatives: [RailroadPiece]) -> RailroadPiece {
    var piece = RailroadPiece(width: (alternatives.map(\.width).max() ?? 0) + 2 * branchLead)
    for (index, part) in alternatives.enumerated() {
      if index == 0 { (piece.up, piece.drop) = (part.up, part.drop) }
      let height =
        index == 0 ? 0 : max(piece.down + rowGap + part.up, 2 * radius, 2 * radius + piece.drop - part.drop)
      piece.place(part, x: branchLead, y: height)
      let (end, turn) = ((x: branchLead + part.width, y: height + part.drop), piece.width - radius)
      if index == 0 {
        piece.track((0, 0), (branchLead, 0))
        piece.track(end, (piece.width, end.y))
      } else {
        piece.track((0, 0), (radius, 0), (radius, height), (branchLead, height))
        piece.track(end, (turn, end.y), (turn, piece.drop), (piece.width, piece.drop))
      }
      piece.down = height + part.down
    }
    return piece
  }

  /// What can be left out: a track leads past it, above.
  ///
  ///      ┌───────┐
  ///     ─┴─[ a ]─┴─
  static func bypass(_ body: RailroadPiece) -> RailroadPiece {
    var piece = RailroadPiece(
      width: body.width + 2 * branchLead, up: max(2 * radius, body.up + rowGap), down: body.down, drop: body.drop)
    let (top, turn) = (-piece.up, piece.width - radius)
    piece.place(body, onTrackAt: branchLead)
    piece.track((0, 0), (radius, 0), (radius, top), (turn, top), (turn, piece.drop), (piece.width, piece.drop))
    return piece
  }

  /// What can come again: a track leads back below it, through the separator if there is one.
  ///
  ///     ─┬─[ a ]─┬─
  ///      └─( , )─┘
  ///
  /// - Parameters:
  ///   - separator: a piece whose track leaves as high as it comes in.
  ///   - caption: how often, where that is not for the reader to choose.
  static func loop(_ body: RailroadPiece, separator: RailroadPiece?, caption: String?) -> RailroadPiece {
    let between = separator ?? RailroadPiece(down: 6)
    let back = max(body.down + rowGap + between.up, body.drop + 2 * radius)
    // Beside a separator, room for an arrow on either side.
    let inner = max(body.width, separator == nil ? 0 : between.width + 48, caption.map(width) ?? 0)
    var piece = RailroadPiece(
      width: inner + 2 * turnLead, up: body.up, down: back + between.down + (caption == nil ? 0 : 16), drop: body.drop)
    let (right, drop) = (piece.width, piece.drop)
    piece.place(body, onTrackAt: (right - body.width) / 2)
    let middle = (right - between.width) / 2
    piece.track((right - radius, drop), (right, drop), (right, back), (middle + between.width, back))
    piece.track((radius, 0), (0, 0), (0, back), (middle, back))
    piece.place(between, x: middle, y: back)
    piece.addArrow(x: separator == nil ? middle : (radius + middle) / 2, y: back)
    if let caption {
      let bottom = piece.down - 4
      piece.add {
        XML.element("text", ["class": "caption", "x": $0 + right / 2, "y": $1 + bottom], XML.escaped(caption))
      }
      piece.add(sign: caption, x: right / 2, y: bottom)
    }
    return piece
  }

  /// Puts a piece on a straight track all along this one.
  private mutating func place(_ body: RailroadPiece, onTrackAt x: Int) {
    track((0, 0), (x, 0))
    place(body, x: x)
    track((x + body.width, drop), (width, drop))
  }

  /// Draws a head of an arrow that points to the left, its middle at a point.
  private mutating func addArrow(x: Int, y: Int) {
    add { XML.element("path", ["class": "arrow", "d": "M\(x + $0 - 4) \(y + $1)l8-5v10z"]) }
    add(sign: "<", x: x, y: y)
  }
}
