import Testing

@testable import Spelling

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("same", "same", 0),
    ("dialcet", "dialect", 1), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abcdef", "bacdfe", 2),
    ("format", "formt", 1), ("format", "fformat", 1), ("format", "farmat", 1), ("ca", "abc", 3),
  ])
  func distance(first: String, second: String, expected: Int) {
    #expect(editDistance(Array(first.utf8), Array(second.utf8)) == expected)
    #expect(editDistance(Array(second.utf8), Array(first.utf8)) == expected)
  }
}
