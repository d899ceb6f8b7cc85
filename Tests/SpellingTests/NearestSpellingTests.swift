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

  /// One letter more or less counts no more than another first letter.
  @Test(arguments: [
    ("hight", ["height", "right"]), ("wight", ["right", "width"]), ("eight", ["right", "height"]), ("widht", ["width"]),
    ("lefft", ["left"]), ("eft", ["left"]), ("tpo", ["top"]), ("LEFT", ["left"]), ("trail", ["trailing"]),
    ("lop", ["top"]),
    ("ding", []),
  ])
  func allAsNear(word: String, expected: [String]) {
    let words = ["left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY"]
    #expect(nearestSpellings(to: word, among: words) == expected)
  }

  @Test(arguments: ["", "y", "zzzz", "f", "met", "colour", "dct", "fxxe", String(repeating: "x", count: 65)])
  func nothingNear(word: String) {
    #expect(nearestSpelling(to: word, among: Self.words) == nil)
  }
}
