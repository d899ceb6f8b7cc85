import ConflictLogs
import ConstraintGrammar
import Testing

/// Where the views of a conflict are drawn: from where to where, and what is asked for.
@Suite struct DrawingTests {
  private static func drawings(_ bodies: [String]) -> [String] {
    let text = bodies.enumerated().map { "<NSLayoutConstraint:0x1\($0.offset) \($0.element)>\n" }.joined()
    return ConflictLog.logs(in: text).flatMap { ConflictExplanation(of: $0).drawings }.map { drawing in
      var parts = drawing.extents.map { "\($0.view) \($0.start)...\($0.end)" } + drawing.undetermined.map { "\($0) ?" }
      switch drawing.demand {
      case .extent(let extent)?: parts.append("wanted \(extent.view) \(extent.start)...\(extent.end)")
      case .line(let view, let attribute, let place)?: parts.append("wanted \(view).\(attribute.rawValue) \(place)")
      case nil: break
      }
      return (drawing.isVertical ? "V: " : "H: ") + parts.joined(separator: ", ")
        + (drawing.constraint.map { " by \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    (
      // The button and the distances make the view higher than it may be.
      [
        "V:|-(10)-[UIButton:0xb(52)]   (active, names: '|':A:0xa )",
        "V:[UIButton:0xb]-(32)-|   (active, names: '|':A:0xa )",
        "V:[A:0xa(86)]",
      ], ["V: 0xa 0.0...94.0, 0xb 10.0...62.0, wanted 0xa 0.0...86.0 by 3"]
    ),
    (
      // What is at least so much is drawn as it would just do.
      ["A:0xa.width >= 30", "A:0xa.width <= 20"], ["H: 0xa 0.0...30.0, wanted 0xa 0.0...20.0 by 1"]
    ),
    (
      // From right to left; the width of the inner view is none of the reason.
      [
        "H:[A:0xa]-(5)-|(RTL)   (active, names: '|':B:0xb )", "H:|-(5)-[A:0xa](RTL)   (active, names: '|':B:0xb )",
        "A:0xa.width == 10", "B:0xb.width == 5",
      ], ["H: 0xb 0.0...10.0, 0xa 5.0...5.0, wanted 0xb 0.0...5.0 by 3"]
    ),
    (
      // A place and not a size.
      ["A:0xa.left == B:0xb.left + 3", "A:0xa.left == B:0xb.left + 7"], []
    ),
    (
      // The place of a line of a view whose size is known.
      [
        "A:0xa.width == 10", "B:0xb.width == 20", "A:0xa.left == B:0xb.left", "A:0xa.right == B:0xb.right",
      ], ["H: 0xa 0.0...10.0, 0xb 0.0...10.0, wanted 0xb 0.0...20.0 by 1"]
    ),
    (
      // A view of which nothing is left.
      ["H:|-(16)-[A:0xa]-(16)-|   (active, names: '|':B:0xb )", "B:0xb.width == 20"],
      ["H: 0xb 0.0...32.0, 0xa 16.0...16.0, wanted 0xb 0.0...20.0 by 2"]
    ),
    (["A:0xa.width == 3"], []),
  ]) func drawn(_ bodies: [String], _ expected: [String]) { #expect(Self.drawings(bodies) == expected) }
}
