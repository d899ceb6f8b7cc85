import JSON
import Testing

@Suite struct JSONValueTests {
  private let value: JSONValue = [
    "name": "a \"b\"\n", "count": 2, "flag": true, "none": .null, "list": [1, ["x": []]], "empty": [:],
  ]

  @Test func onOneLine() {
    #expect(
      value.line
        == #"{"name": "a \"b\"\n", "count": 2, "flag": true, "none": null, "list": [1, {"x": []}], "empty": {}}"#)
    #expect(value.text == value.line)
  }

  /// What does not fit on a line has each of its parts on lines of its own, and so has what a part of is alone.
  @Test func onManyLines() {
    let long = String(repeating: "a", count: 101)
    #expect(
      JSONValue.members([("x", value), ("y", .list([.string(long), ["z": 1]]))]).text == """
        {
          "x": \(value.line),
          "y": [
            "\(long)",
            {"z": 1}
          ]
        }
        """)
    #expect(JSONValue.list([.alone(.list([.string(long), 2])), 3]).text == "[\n  [\"\(long)\", 2],\n  3\n]")
    #expect(JSONValue.list([.alone(1)]).line == "[1]")
  }
}
