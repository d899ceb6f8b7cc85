import GrammarCombinators
import Testing

@testable import GrammarExport

/// The drawings of random grammars: every box is there once, none is on another or on the track, and nothing is beyond
/// the edge.
@Suite struct RailroadLayoutTests {
  private struct Frame: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func overlaps(_ other: Frame) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    /// Whether a line goes through it or along one of its long sides; it may end where the box begins.
    func isCrossed(by line: Frame) -> Bool {
      x < line.x + line.width && line.x < x + width && y <= line.y + line.height && line.y <= y + height
    }
  }

  @Test func drawings() throws {
    var random = RandomGrammar(seed: 7)
    var count = 0
    for _ in 0..<300 {
      for production in random.next().productions {
        // What the EBNF can't say is refused, and tested elsewhere.
        let grammar = Grammar(start: production)
        guard let drawing = try? RailroadPages(of: grammar).drawings()[0].text else { continue }
        count += 1
        try check(drawing, of: production)
      }
    }
    #expect(count > 1000)
  }

  private func check(_ drawing: String, of production: Production) throws {
    let size = try #require(drawing.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
    let (width, height) = (try #require(Int(size.1)), try #require(Int(size.2)))
    var numbers: [Int] = []
    var frames: [Frame] = []
    for box in drawing.matches(
      of: /data-box="(\d+)"[^>]*><rect x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/)
    {
      numbers.append(try #require(Int(box.1)))
      let parts = try [box.2, box.3, box.4, box.5].map { try #require(Int($0)) }
      frames.append(Frame(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    }
    #expect(numbers.sorted() == production.body.drawnLeaves(from: 0), "\(production.body)")
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= 8 && frame.x + frame.width <= width - 8, "\(production.body)")
      #expect(frame.y >= 28 && frame.y + frame.height <= height - 8, "\(production.body)")
      #expect(!frames[(index + 1)...].contains { $0.overlaps(frame) }, "\(production.body)")
    }
    let track = try #require(drawing.firstMatch(of: /<path class="track" d="([^"]*)"/)).1
    for piece in try Self.straightPieces(of: track) {
      #expect(piece.x >= 8 && piece.x + piece.width <= width - 8, "\(production.body)")
      #expect(piece.y >= 28 && piece.y + piece.height <= height - 8, "\(production.body)")
      #expect(!frames.contains { $0.isCrossed(by: piece) }, "\(production.body)")
    }
  }

  /// The straight pieces of a track, each as thin as a line.
  private static func straightPieces(of track: Substring) throws -> [Frame] {
    var pieces: [Frame] = []
    var (x, y) = (0, 0)
    for step in track.matches(of: /([MHVa])(-?\d+)(?: (-?\d+)(?: 0 0 [01] (-?\d+) (-?\d+))?)?/) {
      let numbers = [step.2, step.3 ?? "", step.4 ?? "", step.5 ?? ""].compactMap { Int($0) }
      let (oldX, oldY) = (x, y)
      switch step.1 {
      case "M": (x, y) = (numbers[0], numbers[1])
      case "H": x = numbers[0]
      case "V": y = numbers[0]
      default: (x, y) = (x + numbers[2], y + numbers[3])
      }
      guard step.1 == "H" || step.1 == "V" else { continue }
      pieces.append(Frame(x: min(x, oldX), y: min(y, oldY), width: abs(x - oldX), height: abs(y - oldY)))
    }
    return pieces
  }
}

extension Syntax {
  fileprivate var leafCount: Int { parts.isEmpty ? 1 : parts.map(\.leafCount).reduce(0, +) }

  /// The numbers of what is drawn: all leaves, but for the separator of what comes once at most.
  fileprivate func drawnLeaves(from first: Int) -> [Int] {
    if parts.isEmpty { return [first] }
    if case .repetition(let body, let bounds, _, _) = self, bounds.upper == 1 { return body.drawnLeaves(from: first) }
    var next = first
    return parts.flatMap { part in
      defer { next += part.leafCount }
      return part.drawnLeaves(from: next)
    }
  }
}
