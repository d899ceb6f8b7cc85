import GrammarCombinators
import GrammarExport
import Testing

/// The drawings of random grammars: every box is there once, none is on another, and nothing is beyond the edge.
@Suite struct RailroadLayoutTests {
  private struct Frame: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func overlaps(_ other: Frame) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
  }

  @Test func boxes() throws {
    var random = RandomGrammar(seed: 7)
    var count = 0
    for _ in 0..<300 {
      for production in random.next().productions {
        // What the EBNF can't say is refused, and tested elsewhere.
        let grammar = Grammar(start: production)
        guard let drawing = try? RailroadSVGWriter.files(of: grammar)[0].text else { continue }
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
    // Where the track goes to the right of or below everything, or back above it.
    let track = try #require(drawing.firstMatch(of: /<path class="track" d="([^"]*)"/)).1
    for place in track.matches(of: /H(-?\d+)/) { #expect((8...(width - 8)).contains(try #require(Int(place.1)))) }
    for place in track.matches(of: /V(-?\d+)/) { #expect((28...(height - 8)).contains(try #require(Int(place.1)))) }
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
