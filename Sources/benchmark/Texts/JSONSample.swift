import SentenceGeneration

/// JSON texts like the three that parsers of JSON are commonly measured with, made from a seed.
enum JSONSample: String, CaseIterable {
  /// Coordinates: arrays of arrays of numbers with many digits.
  case numbers
  /// Messages: objects of strings, in many scripts and with escapes.
  case strings
  /// A catalogue: objects of small numbers, words, and lists of both, indented.
  case mixed

  /// The name of the corpus in which the text is read to a value.
  var name: String { "json-" + rawValue }

  var text: String {
    var random = SeededGenerator(seed: 19)
    switch self {
    case .numbers: return Self.numbers(&random)
    case .strings: return Self.strings(&random)
    case .mixed: return Self.mixed(&random)
    }
  }

  private static func numbers(_ random: inout SeededGenerator) -> String {
    let rings = (0..<60).map { _ in
      let points = (0..<200).map { _ in
        "[\(Double.random(in: -141 ..< -52, using: &random)),\(Double.random(in: 41..<83, using: &random))]"
      }
      return "[\(points.joined(separator: ","))]"
    }
    return
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":["#
      + rings.joined(separator: ",") + "]}}]}"
  }

  private static let words = [
    "layout", "constraint", "the", "of", "width", "größer", "幅", "制約", "ширина", "🙂", "a", "to", "screen", "view",
  ]

  private static func sentence(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  private static func strings(_ random: inout SeededGenerator) -> String {
    let messages = (0..<700).map { index in
      let escape =
        ["\\n", "\\\"", "\\/", "\\u00e9", "\\ud83d\\ude00", "", "", "", "", ""].randomElement(using: &random) ?? ""
      return """
        {"id":\(500_000_000 + index),"created_at":"Sun Aug 31 00:29:\(10 + index % 50) +0000 2014",\
        "text":"@\(sentence(3, &random)) \(escape)\(sentence(12, &random))","user":{"screen_name":"\(sentence(1, &random))",\
        "description":"\(sentence(9, &random))","url":"http:\\/\\/t.co\\/\(index)","verified":false,"followers_count":\(index * 7)},\
        "lang":"ja","retweeted":\(index % 3 == 0),"coordinates":null}
        """
    }
    return "{\"statuses\":[\(messages.joined(separator: ",\n"))]}"
  }

  private static func mixed(_ random: inout SeededGenerator) -> String {
    let events = (0..<1200).map { index in
      """
          "\(138_586_341 + index)": {
            "description": null,
            "id": \(138_586_341 + index),
            "name": "\(sentence(3, &random))",
            "prices": [
              { "amount": \(Int.random(in: 1000..<90_000, using: &random)), "seatCategoryId": 338937235 },
              { "amount": \(Int.random(in: 1000..<90_000, using: &random)), "seatCategoryId": 338937236 }
            ],
            "subTopicIds": [
              \((0..<4).map { _ in String(Int.random(in: 324_846_098...337_184_292, using: &random)) }.joined(separator: ",\n        "))
            ],
            "isOpen": true
          }
      """
    }
    return "{\n  \"events\": {\n\(events.joined(separator: ",\n"))\n  }\n}\n"
  }
}
