import ConstraintServer
import JSON
import Testing

/// What comes by chance, the same each time.
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

@Suite struct RandomTests {
  private static let pieces = [
    "x(withVisualFormat: \"", "[a]", "[b(>=8)]", "-", "|", "\", views: [\"a\": a, \"b\": b])", "\n", "\r\n", "\r", "é",
    "😀", "\"", "\\",
    "(", ")", "{", "}", "let v = [\"a\": a]\n", "views: v)", "// constraint-grammar:disable\n", "\u{2028}",
    "a.width = b.width / 2",
  ]

  /// After any changes the diagnostics are those of a document that is opened with the same text, in each way to count.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func changes(_ encoding: String) {
    var chance = Chance(state: UInt64(encoding.utf8.count))
    var editor = Editor.running(#"{"general":{"positionEncodings":["\#(encoding)"]},"textDocument":{"diagnostic":{}}}"#)
    var lines = [""]
    editor.open("")
    for version in 2..<600 {
      func place() -> (line: Int, character: Int) {
        let line = Int.random(in: 0..<lines.count, using: &chance)
        return (line, Int.random(in: 0...lines[line].unicodeScalars.count, using: &chance))
      }
      var (start, end) = (place(), place())
      if (end.line, end.character) < (start.line, start.character) { swap(&start, &end) }
      // Little is taken away, so that the text grows.
      if Bool.random(using: &chance) || end.line > start.line + 1 { end = start }
      let new = Self.pieces.randomElement(using: &chance) ?? ""
      func position(_ place: (line: Int, character: Int)) -> String {
        let before = lines[place.line].unicodeScalars.prefix(place.character)
        let count =
          switch encoding {
          case "utf-8": String(String.UnicodeScalarView(before)).utf8.count
          case "utf-16": String(String.UnicodeScalarView(before)).utf16.count
          default: before.count
          }
        return #"{"line":\#(place.line),"character":\#(count)}"#
      }
      let change =
        #"{"range":{"start":\#(position(start)),"end":\#(position(end))},"text":\#(JSONValue.string(new).line)}"#
      editor.tell(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"\#(Editor.uri)","version":\#(version)},"contentChanges":[\#(change)]}"#)
      let text = Self.text(lines, start, end, new)
      lines = Self.lines(of: text)
      if text.utf8.count > 2000 {
        lines = [""]
        editor.open("")
      } else if version % 10 == 0 {
        var fresh = Editor.running(
          #"{"general":{"positionEncodings":["\#(encoding)"]},"textDocument":{"diagnostic":{}}}"#)
        fresh.open(text)
        let question = #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#
        #expect(editor.ask("textDocument/diagnostic", question) == fresh.ask("textDocument/diagnostic", question))
        for method in ["hover", "completion", "documentHighlight", "definition", "prepareRename"] {
          let question = #"{"textDocument":{"uri":"\#(Editor.uri)"},"position":\#(position((0, 0)))}"#
          #expect(editor.ask("textDocument/" + method, question) == fresh.ask("textDocument/" + method, question))
        }
      }
    }
  }

  /// The lines of a text, each with what ends it; a model that shares nothing with the server.
  private static func lines(of text: String) -> [String] {
    var (lines, rest) = ([String](), text.unicodeScalars[...])
    var line = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      line.append(scalar)
      if scalar == "\n" || scalar == "\r" && rest.first != "\n" {
        lines.append(String(line))
        line = .init()
      }
    }
    return lines + [String(line)]
  }

  private static func text(
    _ lines: [String], _ start: (line: Int, character: Int), _ end: (line: Int, character: Int), _ new: String
  ) -> String {
    // What ends a line is not a part of it: a position there is before it.
    func content(_ line: String) -> Int {
      let scalars = Array(line.unicodeScalars)
      return scalars.count
        - (scalars.suffix(2) == ["\r", "\n"] ? 2 : ["\r", "\n"].contains(scalars.last ?? " ") ? 1 : 0)
    }
    func split(_ place: (line: Int, character: Int)) -> (String, String) {
      let scalars = Array(lines[place.line].unicodeScalars)
      let index = min(place.character, content(lines[place.line]))
      func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: part)
        return String(view)
      }
      return (string(scalars[..<index]), string(scalars[index...]))
    }
    return lines[..<start.line].joined() + split(start).0 + new + split(end).1 + lines[(end.line + 1)...].joined()
  }

  /// Whatever comes, the server goes on.
  @Test func messages() {
    var chance = Chance(state: 7)
    let pieces = [
      "{", "}", "[", "]", ":", ",", "\"", "\"id\"", "\"method\"", "\"params\"", "1", "-1", "null", "true",
      "\"textDocument/hover\"",
      "\"textDocument\"", "\"uri\"", "\"\(Editor.uri)\"", "\"position\"", "\"line\"", "\"character\"", "9999999999999",
      "1e400", "\u{0}",
      "é", "\\u",
    ]
    var editor = Editor.running()
    editor.open("x(withVisualFormat: \"[a\", views: [\"a\": a])")
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<20, using: &chance)
      _ = editor.receive((0..<count).map { _ in pieces.randomElement(using: &chance) ?? "" }.joined())
    }
    var frames = MessageFrames()
    for _ in 0..<3000 {
      frames.add((0..<50).map { _ in UInt8.random(in: 0...255, using: &chance) })
      while let message = frames.next() { _ = editor.server.receive([message]) }
    }
    #expect(editor.server.exitStatus == nil)
    #expect(editor.diagnosticCount == 1)
  }

  /// Positions that are nowhere are the nearest that are.
  @Test func positions() {
    var editor = Editor.running()
    editor.open("a\nx(withVisualFormat: \"[a\", views: [\"a\": a])")
    for (line, character) in [(0, 99), (99, 0), (1, Int.max), (Int.max, Int.max)] {
      #expect(editor.ask("textDocument/hover", at: line, character) == "null")
      #expect(editor.actions(at: line, character, only: "quickfix").isEmpty)
      #expect(editor.ask("textDocument/completion", at: line, character) == "[]")
    }
    #expect(
      editor.ask("textDocument/hover", at: -1, 0)
        == #"{"code": -32602, "message": "'line' must be a whole number from 0 on"}"#)
  }
}
