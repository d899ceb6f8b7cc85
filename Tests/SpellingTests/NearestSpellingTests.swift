import Testing

@testable import Spelling

@Suite struct NearestSpellingTests {
  static let words = ["dialect", "format", "file", "metric", "metrics", "x"]

  @Test(arguments: [
    ("dialcet", "dialect"), ("DIALECT", "dialect"), ("fromat", "format"), ("fil", "file"), ("flie", "file"),
    ("dial", "dialect"), ("d", "dialect"), ("metric", "metric"), ("metrik", "metric"), ("metrcis", "metrics"),
    ("metrisc", "metric"),
    ("metri", "metric"), ("fo", "format"), ("formatter", "format"),
  ])
  func near(word: String, expected: String) {
    #expect(nearestSpelling(to: word, among: Self.words) == expected)
  }

  @Test(arguments: ["", "y", "zzzz", "f", "met", "colour", "dct", "fxxe", String(repeating: "x", count: 65)])
  func nothingNear(word: String) {
    #expect(nearestSpelling(to: word, among: Self.words) == nil)
  }
}
