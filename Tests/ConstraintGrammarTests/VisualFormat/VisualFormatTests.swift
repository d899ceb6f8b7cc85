import ConstraintGrammar
import ConstraintLanguages
import SentenceGeneration
import Testing

import struct TestMaterial.PlainVisualFormat

struct VisualFormatTests {
  /// The examples of Apple's document, and one of each thing that Foundation takes or refuses beyond it.
  @Test(arguments: [
    ("[button]-[textField]", ["textField.leading == button.trailing + system"]),
    ("[button(>=50)]", ["button.width >= 50.0"]),
    (
      "|-50-[purpleBox]-50-|",
      ["purpleBox.leading == superview.leading + 50.0", "superview.trailing == purpleBox.trailing + 50.0"]
    ),
    ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10.0"]),
    ("[maroonView][blueView]", ["blueView.leading == maroonView.trailing + 0.0"]),
    ("[button(100@20)]", ["button.width == 100.0 @ 20.0"]),
    ("[button1(==button2)]", ["button1.width == number-or-size button2"]),
    ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width >= 70.0", "flexibleButton.width <= 100.0"]),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == superview.leading + system", "findNext.leading == find.trailing + system",
        "findField.leading == findNext.trailing + system", "findField.width >= 20.0",
        "superview.trailing == findField.trailing + system",
      ]
    ),
    (
      "V:|-[a(>=50@700,<=b)]-10-[c]|",
      [
        "a.top == superview.top + system", "a.height >= 50.0 @ 700.0", "a.height <= number-or-size b",
        "c.top == a.bottom + 10.0", "superview.bottom == c.bottom + 0.0",
      ]
    ),
    ("|->=0-[a]", ["a.leading >= superview.leading + 0.0"]),
    ("[a]-10@777-[b]", ["b.leading == a.trailing + 10.0 @ 777.0"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing + -8.0"]),
    ("[a]->=-8@p-[b]", ["b.leading >= a.trailing + -8.0 @ p"]),
    ("[a(0x1.8p3,-.5,8.,1e2)]", ["a.width == 12.0", "a.width == -0.5", "a.width == 8.0", "a.width == 100.0"]),
    ("[a]", []), ("[H(V)]", ["H.width == number-or-size V"]),
  ])
  func statesWhatFoundationMakesOfIt(_ text: String, _ expected: [String]) throws {
    #expect(try Dialect.visualFormat.constraints(in: text).map(\.plainLine) == expected)
    #expect(PlainVisualFormat.constraints(in: text)?.map(\.line) == expected)
  }

  @Test func agreesWithAReaderWrittenByHand() {
    var random = SeededGenerator(seed: 17)
    var (accepted, rejected) = (0, 0)
    for _ in 0..<20_000 {
      let text = VisualFormatMaker.text(&random)
      let stated = try? Dialect.visualFormat.constraints(in: text).map(\.plainLine)
      let expected = PlainVisualFormat.constraints(in: text)?.map(\.line)
      #expect(stated == expected, "\(text)")
      if expected == nil { rejected += 1 } else { accepted += 1 }
    }
    #expect(accepted > 4000 && rejected > 4000)
  }

  @Test func writesWhatItReads() throws {
    var random = SeededGenerator(seed: 18)
    var count = 0
    while count < 2000 {
      let text = VisualFormatMaker.text(&random)
      guard let stated = try? Dialect.visualFormat.constraints(in: text), !stated.isEmpty else { continue }
      count += 1
      let written = try #require(Dialect.visualFormat.text(stating: stated), "\(text)")
      #expect(try Dialect.visualFormat.constraints(in: written) == stated)
      #expect(Dialect.visualFormat.text(stating: try Dialect.visualFormat.constraints(in: written)) == written)
    }
  }
}

extension Equation {
  /// The constraint in one line.
  var plainLine: String {
    let left = left.operand?.plainText ?? ""
    var object = right.constant?.value.plainText ?? ""
    if let operand = right.operand { object = operand.plainText + (object.isEmpty ? "" : " + " + object) }
    return "\(left) \(relation.rawValue) \(object)" + (priority.map { " @ " + $0.plainText } ?? "")
  }
}

extension Operand {
  fileprivate var plainText: String {
    switch self {
    case .attribute(let item, let attribute): "\(item).\(attribute.rawValue)"
    case .superview(let attribute): "superview.\(attribute.rawValue)"
    case .numberOrItem(let name): "number-or-size \(name)"
    case .implied(let attribute): attribute.rawValue
    case .metric(let name): name
    }
  }
}

extension Scalar {
  fileprivate var plainText: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name, _): name
    case .systemSpacing: "system"
    }
  }
}

/// Texts that are visual formats, or nearly.
enum VisualFormatMaker {
  static func text(_ random: inout SeededGenerator) -> String {
    var text = pick(["", "", "H:", "V:"], &random)
    if Bool.random(using: &random) { text += "|" + connection(&random) }
    for index in 0...Int.random(in: 0...3, using: &random) {
      if index > 0 { text += connection(&random) }
      text += "[" + name(&random) + (Int.random(in: 0..<3, using: &random) == 0 ? list(&random) : "") + "]"
    }
    if Bool.random(using: &random) { text += connection(&random) + "|" }
    return Bool.random(using: &random) ? text : damaged(text, &random)
  }

  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var characters = Array(text)
    for _ in 0...Int.random(in: 0...1, using: &random) {
      let place = Int.random(in: 0..<max(1, characters.count), using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where !characters.isEmpty: characters.remove(at: place)
      case 1:
        characters.insert(
          contentsOf: pick(
            [" ", "-", "(", ")", "[", "]", "|", "@", ",", ".", "8", "a", ":", "x", "e", "+", "é"], &random),
          at: min(place, characters.count))
      default: if characters.count > 1 { characters.swapAt(place, (place + 1) % characters.count) }
      }
    }
    return String(characters)
  }

  private static func connection(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: ""
    case 1, 2: "-"
    case 3: "-" + list(&random) + "-"
    default: "-" + predicate(&random) + "-"
    }
  }

  private static func list(_ random: inout SeededGenerator) -> String {
    let predicates = (0...Int.random(in: 0...2, using: &random)).map { _ in predicate(&random) }
    return "(" + predicates.joined(separator: ",") + ")"
  }

  private static func predicate(_ random: inout SeededGenerator) -> String {
    let priority =
      Int.random(in: 0..<4, using: &random) == 0
      ? "@" + pick(["750", "p", "0.5", "1000", "1", "0", "1001", "-1"], &random) : ""
    return pick(["", "", "==", ">=", "<="], &random) + value(&random) + priority
  }

  private static func value(_ random: inout SeededGenerator) -> String {
    Int.random(in: 0..<4, using: &random) == 0
      ? name(&random)
      : pick(
        [
          "8", "20", "0", "8.", "8.5", "1e2", "0x10", "0x1.8p2", "-8", "-.5", "1e-3", "12.25e+1", "0x.8", "-0x1p-1",
          "1e", "0x", ".5", "-", "1.5.2",
        ], &random)
  }

  private static func name(_ random: inout SeededGenerator) -> String {
    pick(["a", "b", "c1", "_d", "H", "V", "longName"], &random)
  }

  private static func pick(_ texts: [String], _ random: inout SeededGenerator) -> String {
    texts.randomElement(using: &random) ?? ""
  }
}
