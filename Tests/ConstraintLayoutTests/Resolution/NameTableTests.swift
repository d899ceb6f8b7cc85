import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite struct NameTableTests {
  private static let names =
    (0..<300).map { "view\($0)" } + ["a", "b", "ab", "ba", "gap", "a_rather_long_name_of_a_view"]

  @Test func findsEveryNameAndNoOther() throws {
    let views = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, Place(name: $0)) })
    let bindings = LayoutBindings(views: views, metrics: ["gap": 8, "a": 9])
    for name in Self.names {
      let constraint = try Dialect.compactConstraint.resolve("\(name).width = gap", in: bindings).constraint
      #expect(constraint.firstItem == views[name])
      #expect(constraint.constant == 8)
    }
    for name in ["view", "view300", "view00", "aa", "A", "a_rather_long_name_of_a_vie"] {
      let error = #expect(throws: Diagnostic.self) {
        try Dialect.compactConstraint.resolve("\(name).width = a", in: bindings)
      }
      #expect(error?.code == .unknownView, "\(name)")
    }
  }

  @Test("Names of every length that differ in one letter, wherever it is", arguments: 1...26)
  func everyLetterCounts(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let others = (0..<length).map { place in
      String(name.enumerated().map { $0.offset == place ? "o" : $0.element })
    }
    for bound in [[name], others, [name] + others] {
      let bindings = LayoutBindings(views: Dictionary(uniqueKeysWithValues: bound.map { ($0, Place(name: $0)) }))
      for asked in [name] + others {
        let found = try? Dialect.compactConstraint.resolve("\(asked).width = 1", in: bindings).constraint.firstItem
        #expect(found == (bound.contains(asked) ? Place(name: asked) : nil))
      }
    }
  }

  @Test func findsWhatIsBoundLater() throws {
    var bindings = LayoutBindings(views: ["a": Place(name: "a"), "c": Place(name: "c")])
    bindings.items["b"] = Place(name: "b")
    bindings.items["c"] = nil
    bindings.numbers["gap"] = 8
    let constraint = try Dialect.compactConstraint.resolve("b.width = a.width + gap", in: bindings).constraint
    #expect(constraint.firstItem == Place(name: "b"))
    #expect(constraint.constant == 8)
    #expect(throws: Diagnostic.self) { try Dialect.compactConstraint.resolve("c.width = 1", in: bindings) }
  }

  @Test func findsANameThatIsEqualWithOtherBytes() throws {
    // The sign for kelvin is equal to the letter K.
    let bindings = LayoutBindings(views: ["\u{212A}": Place(name: "kelvin")])
    let constraint = try Dialect.compactConstraint.resolve("K.width = 1", in: bindings).constraint
    #expect(constraint.firstItem == Place(name: "kelvin"))
  }
}

private struct Place: LayoutItem, Equatable {
  let name: String
  var layoutSuperview: Place? { nil }
}
