import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import SentenceGeneration
import Testing

/// The meaning of visual formats, in an environment of views and metrics.
@Suite struct VisualFormatMeaningTests {
  private let scene = Scene(PlainChain.views.joined(separator: " "), metrics: PlainChain.metrics)

  private func outlines(_ text: String, _ options: VisualFormatOptions = []) throws -> [String] {
    try LayoutConstraint.constraints(
      visualFormat: text, options: options, metrics: PlainChain.metrics, views: scene.views
    ).map { $0.outline + ($0.isSystemSpacing ? " SYSTEM" : "") }
  }

  /// What the library makes of generated texts, against what is put together beside them.
  @Test func generated() throws {
    var generator = SeededGenerator(seed: 2026)
    for _ in 0..<2_000 {
      let chain = PlainChain(using: &generator)
      let options = VisualFormatOptions.named.first { $0.name == chain.direction }?.option ?? []
      let constraints = try outlines(chain.text, options)
      #expect(constraints == chain.constraints, "\(chain.text) \(chain.direction)")
    }
  }

  /// The constraints of the shared example, in Foundation's order.
  @Test func order() throws {
    #expect(
      try outlines("V:|-[a(>=50@700,<=b)]-10-[dd]|") == [
        "a.top == root.top * 1.0 + 20.0 SYSTEM", "a.height >= nil * 1.0 + 50.0 @700.0",
        "a.height <= b.height * 1.0 + 0.0", "dd.top == a.bottom * 1.0 + 10.0",
        "root.bottom == dd.bottom * 1.0 + 0.0",
      ])
  }

  @Test func alignments() throws {
    #expect(
      try outlines("[a]-5-[b][dd]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing * 1.0 + 5.0", "dd.leading == b.trailing * 1.0 + 0.0", "b.top == a.top * 1.0 + 0.0",
        "dd.top == b.top * 1.0 + 0.0", "b.lastBaseline == a.lastBaseline * 1.0 + 0.0",
        "dd.lastBaseline == b.lastBaseline * 1.0 + 0.0",
      ])
  }

  @Test func metricBeforeView() throws {
    #expect(try outlines("[a(c)]") == ["a.width == nil * 1.0 + 33.0"])
    #expect(try outlines("[a(b)]") == ["a.width == b.width * 1.0 + 0.0"])
  }

  @Test(arguments: [
    ("[a]-b-[dd]", "view-for-number"), ("[a]-no-[dd]", "unknown-number"), ("[no]-[a]", "unknown-view"),
    ("[a(5@c2)]", "unknown-number"),
  ])
  func refused(text: String, code: String) {
    let refused = #expect(throws: Diagnostic.self) { try outlines(text) }
    #expect(refused?.mistakes.map(\.code.rawValue) == [code])
  }

  @Test func receiver() throws {
    var environment = scene.bindings
    environment.items["self"] = nil
    let receiving = Receiving(bindings: environment, receiver: scene["b"])
    #expect(
      try Dialect.compactConstraint2021.resolve("self.top = a.top # x", in: receiving).constraint.outline
        == "b.top == a.top * 1.0 + 0.0 #x")
    var other = environment
    other.items["self"] = scene["a"]
    #expect(
      try Dialect.compactConstraint2021.resolve(
        "self.top = dd.top # x", in: Receiving(bindings: other, receiver: scene["b"])
      ).constraint.outline == "a.top == dd.top * 1.0 + 0.0 #x")
  }
}

/// Names that a call is made with, and the view that it is made on.
private struct Receiving: LayoutEnvironment {
  let bindings: LayoutBindings<Box>
  let receiver: Box?

  func item(named name: String) -> Box? { bindings.item(named: name) }
  func number(named name: String) -> Double? { bindings.number(named: name) }
  var leftItem: Box? { nil }
  var rightItem: Box? { nil }
  var itemNames: [String] { bindings.itemNames }
  var numberNames: [String] { bindings.numberNames }
}
