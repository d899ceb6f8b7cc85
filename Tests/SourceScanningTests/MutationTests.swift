import ConstraintGrammar
import ConstraintLayout
import SourceScanning
import Testing

/// Sources without a mistake, of which one character of one string is damaged at a time.
@Suite struct MutationTests {
  static let swift = #"""
    import UIKit

    final class CardView: UIView {
      private let views: [String: Any]

      func install() {
        let views: [String: Any] = ["title": title, "icon": icon, "badge": badge]
        let metrics = ["gap": 8, "edge": 16]
        let column = "V:|-edge-[title(>=20@750)]-gap-[icon]|"
        for format in ["H:|-edge-[title]-(>=gap)-[icon(24)]-|", "H:|[badge]|", column] {
          addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views))
        }
        addCompactConstraints([
          "title.left = icon.right + gap",  // beside the icon
          "badge.width <= title.width * 2 - 4 @ 750", "|-[badge]-[title]-|",
          // the rest
          "icon.centerY = super.centerY",
        ], metrics: metrics, views: views)
        addConstraint(NSLayoutConstraint(expressionFormat: "title.width = icon.width * 2 + gap", parameters: ["title": title, "icon": icon, "gap": 8]))
        NSLayoutConstraint.activate(isWide
          ? NSLayoutConstraint.constraints(withVisualFormat: "[title]-\(distance(of: "[x]"))-[badge]", metrics: nil, views: views)
          : NSLayoutConstraint.constraints(withVisualFormat: """
            V:|-(8)-[title]\
            -(>=4)-[badge]|
            """, metrics: nil, views: views))
        icon.constrain("width = 2 * height + 4", to: badge)
        addConstraintsWithFormat("H:|-4-[v0(30)]-[v1(==v0)]", views: icon, title)
      }

      func other() {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[b]", metrics: nil, views: ["a": a, "b": b]))
      }
    }
    """#

  static let objectiveC = #"""
    #import "CardView.h"

    @implementation CardView
    - (void)install {
      NSDictionary *views = NSDictionaryOfVariableBindings(title, icon, badge);
      NSDictionary *metrics = @{@"gap": @8, @"edge": @16};
      NSArray *formats = @[@"H:|-edge-[title]-(>=gap)-[icon(24)]-|", @"H:|[badge]|"];
      for (NSString *format in formats) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics views:views]];
      }
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-edge-[title(>=20@750)]"
                                                                          @"-gap-[icon]|"
                                                                   options:0
                                                                   metrics:metrics
                                                                     views:views]];
      [self addCompactConstraints:@[
        @"title.left = icon.right + gap",  // beside the icon
        @"badge.width <= title.width * 2 - 4 @ 750", @"|-[badge]-[title]-|",
      ] metrics:metrics views:views];
      [self addConstraint:[NSLayoutConstraint attributeConstraintWithVisualFormat:@"title.left >= icon.left * 2 + 10" views:views]];
      NSString *format = self.isWide ? @"|-4-[title]" : @"|-8-[title]";
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
      [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"[title]-%d-[badge]", 4] options:0 metrics:nil views:views];
      [icon constrain:@"width = 2 * height + 4" to:badge];
    }

    - (void)other {
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[a]-[b]" options:0 metrics:nil views:@{@"a": a, @"b": b}]];
    }
    @end
    """#

  @Test func aBracketTooManyInAHead() {
    let source = "func f) { let views = x; view.addConstraints(withVisualFormat: \"[a]\", views: views) }"
    #expect(SourceScanner().strings(in: source, .swift).map(\.text) == ["[a]"])
  }

  /// A report of each string, by its place.
  private func reports(_ source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [Int: ConstraintString] {
    Dictionary(uniqueKeysWithValues: SourceScanner().strings(in: source, language).map { ($0.offset, $0) })
  }

  /// Where the content of the literals ends that begin at an offset: of all pieces of a text, up to the last.
  private func content(of string: ConstraintString, in source: ContiguousArray<UInt8>) -> [Int] {
    let quote = UInt8(ascii: "\"")
    let marks = source[string.offset...].prefix { $0 == quote }.count
    let start = string.offset + (marks == 1 ? 1 : 3)
    // The characters of the text that stand one after another in the source; those behind an escape do not count.
    var places: [Int] = []
    var place = start
    for byte in string.text.utf8 {
      guard place < source.count, source[place] == byte else { break }
      places.append(place)
      place += 1
    }
    return places
  }

  @Test(arguments: [(swift, SourceLanguage.swift), (objectiveC, .objectiveC)])
  func aDamagedCharacterIsReportedInItsStringAlone(_ text: String, _ language: SourceLanguage) {
    let source = ContiguousArray(text.utf8)
    let clean = reports(source, language)
    #expect(clean.count > 10 && clean.values.allSatisfy { if case .ok = $0.status { true } else { false } })
    let strings = clean.values.sorted { $0.offset < $1.offset }
    var state: UInt64 = 500
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var counts = (mistakes: 0, legal: 0, unchecked: 0)
    var damages = 0
    while damages < 250 {
      let string = strings[random(strings.count)]
      let places = content(of: string, in: source)
      guard !places.isEmpty else { continue }
      let place = places[random(places.count)]
      let byte = UInt8(32 + random(95))
      if byte == source[place] { continue }
      damages += 1
      var damaged = source
      damaged[place] = byte
      let after = reports(damaged, language)
      let what =
        "\(language.rawValue) \(string.line):\(string.column) with '\(Character(Unicode.Scalar(byte)))' at \(place - string.offset)"
      // A quotation mark too many may leave another literal of its line without an end.
      let isNearby = { (other: ConstraintString) in
        other.offset == string.offset || byte == UInt8(ascii: "\"") && other.line == string.line
      }
      for other in after.values {
        if case .ok = other.status { continue }
        // A call that is damaged takes no text any more.
        if case .notChecked(.call) = other.status { continue }
        #expect(isNearby(other), "\(what): \(other.line):\(other.column) \(other.status)")
      }
      guard let report = after[string.offset] ?? after.values.first(where: isNearby) else {
        Issue.record("\(what): nothing is found")
        continue
      }
      let bytes = ContiguousArray(report.text.utf8)
      switch report.status {
      case .mistake(let mistakes):
        counts.mistakes += 1
        let end = (places.last ?? 0) + 1
        // A piece that is behind, or a line, may be where the mistake shows.
        #expect(mistakes.allSatisfy { $0.offset > string.offset && $0.offset <= end + 200 }, "\(what)")
        let areNames = mistakes.allSatisfy { [.unknownView, .unknownNumber, .numberForView].contains($0.code) }
        #expect(
          report.text.contains("\\(") || report.text.contains("%") || areNames == report.dialect.accepts(bytes.span),
          "\(what)")
      case .ok:
        counts.legal += 1
        #expect(
          report.text.contains("\\(") || report.text.contains("%") || report.dialect.accepts(bytes.span),
          "\(what): '\(report.text)'")
      case .notChecked(let reason):
        counts.unchecked += 1
        // A mark of the literal itself, or what makes a value one.
        let marks = reason == .literal ? "\"\\()" : "\"\\()%d"
        let isMark = marks.utf8.contains(byte) || marks.utf8.contains(source[place])
        #expect(isMark || report.text.contains("\\(") || report.text.contains("%"), "\(what): \(reason)")
      }
    }
    #expect(counts.mistakes > 150 && counts.mistakes + counts.legal + counts.unchecked == damages, "\(counts)")
  }
}
