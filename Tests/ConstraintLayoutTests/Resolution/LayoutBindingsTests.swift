import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite struct LayoutBindingsTests {
  private let scene = Scene("a b", metrics: ["gap": 8, "half": 0.5])

  @Test func viewsAndMetrics() {
    let bindings = LayoutBindings(views: scene.views, metrics: scene.metrics)
    #expect(bindings.item(named: "a") == scene["a"])
    #expect(bindings.item(named: "gap") == nil)
    #expect(bindings.number(named: "gap") == 8)
    #expect(bindings.number(named: "a") == nil)
    #expect(bindings.itemNames == ["a", "b"])
    #expect(bindings.numberNames == ["gap", "half"])
    #expect(bindings.leftItem == nil)
    #expect(bindings.rightItem == nil)
  }

  @Test func parameters() {
    let bindings = LayoutBindings(parameters: ["a": .item(scene["a"]), "gap": 8, "half": 0.5, "less": .number(-1)])
    #expect(bindings.items == ["a": scene["a"]])
    #expect(bindings.numbers == ["gap": 8, "half": 0.5, "less": -1])
  }

  @Test func bothSides() {
    let bindings = LayoutBindings(lhs: scene["a"], rhs: scene["b"])
    #expect(bindings.leftItem == scene["a"])
    #expect(bindings.rightItem == scene["b"])
    #expect(bindings.itemNames == [])
    #expect(bindings.numberNames == [])
    #expect(LayoutBindings(lhs: scene["a"], rhs: nil).rightItem == nil)
  }

  /// A view and a number may have one name where they are in two dictionaries: each is found where it is needed.
  @Test func oneNameForBoth() {
    let bindings = LayoutBindings(views: scene.views, metrics: ["a": 3])
    #expect(Dialect.compactConstraint.outline(of: "a.width = a", in: bindings) == "a.width == nil * 1.0 + 3.0")
    #expect(
      Dialect.compactConstraint.outline(of: "b.width = a.width * a - a", in: bindings)
        == "b.width == a.width * 3.0 + -3.0")
  }

  /// Of many names eight are listed.
  @Test(arguments: [(8, ""), (9, " and 1 others"), (10, " and 2 others")])
  func manyNames(count: Int, rest: String) {
    let names = (10..<10 + count).map { "view\($0)" }
    let bindings = LayoutBindings(views: Dictionary(uniqueKeysWithValues: names.map { ($0, Box($0)) }))
    #expect(
      Dialect.compactConstraint.outline(of: "button.width = 1", in: bindings) == """
        unknown-view 0+6
        text:1:1: error: there is no view called 'button'
        button.width = 1
        ^~~~~~
        hint: the views are 'view10', 'view11', 'view12', 'view13', 'view14', 'view15', 'view16', 'view17'\(rest)
        """)
  }

  @Test func noNames() {
    #expect(
      Dialect.compactConstraint.outline(of: "button.width = 1", in: LayoutBindings<Box>(views: [:])) == """
        unknown-view 0+6
        text:1:1: error: there is no view called 'button'
        button.width = 1
        ^~~~~~
        """)
  }
}
