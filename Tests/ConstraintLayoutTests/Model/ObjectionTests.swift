import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite struct ObjectionTests {
  private let scene = Scene("a b")

  private func objections(_ first: Attribute, _ second: Attribute, multiplier: Double = 1) -> [Objection] {
    LayoutConstraint(scene["a"], first, .equal, scene["b"], second, multiplier: multiplier).objections
  }

  /// Every pair of attributes, as UIKit and AppKit judge it.
  @Test func pairs() {
    let groups: [[Attribute]] = [
      [.width, .height],
      [.left, .right, .leftMargin, .rightMargin],
      [.leading, .trailing, .leadingMargin, .trailingMargin],
      [.centerX, .centerXWithinMargins],
      [
        .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins,
      ],
    ]
    // Rows and columns in the order of the groups.
    let table: [[Objection?]] = [
      [nil, .placeAndSize, .placeAndSize, .placeAndSize, .placeAndSize],
      [.placeAndSize, nil, .mixedDirections, nil, .mixedAxes],
      [.placeAndSize, .mixedDirections, nil, nil, .mixedAxes],
      [.placeAndSize, nil, nil, nil, .mixedAxes],
      [.placeAndSize, .mixedAxes, .mixedAxes, .mixedAxes, nil],
    ]
    #expect(groups.joined().count == Attribute.allCases.count)
    for (row, firsts) in zip(table, groups) {
      for (objection, seconds) in zip(row, groups) {
        for first in firsts {
          for second in seconds {
            let expected = objection.map { [$0] } ?? []
            #expect(objections(first, second) == expected, "\(first), \(second)")
            let placeTimesZero: [Objection] = first.kind == .size ? [] : [.placeTimesZero]
            #expect(objections(first, second, multiplier: 0) == placeTimesZero + expected, "\(first), \(second)")
          }
        }
      }
    }
  }

  @Test(arguments: Attribute.allCases)
  func alone(_ attribute: Attribute) {
    let isSize = [.width, .height].contains(attribute)
    #expect(LayoutConstraint(scene["a"], attribute, .equal, constant: 1).objections == (isSize ? [] : [.placeAlone]))
  }

  @Test func codes() {
    #expect(
      Objection.allCases.map { DiagnosticCode($0).rawValue } == [
        "place-alone", "place-times-zero", "mixed-axes", "place-and-size", "mixed-directions",
      ])
  }
}
