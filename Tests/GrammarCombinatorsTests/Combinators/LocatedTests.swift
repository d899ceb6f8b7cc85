import GrammarCombinators
import Testing

@Suite struct LocatedTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      let located = one.located().map { "\($0.value) at \($0.range)" }
      let twin = one.twin.changing(output: { output, start, end in "\(output) at \(start)..<\(end)" })
      try compare(located, with: twin, "\(behaviour)")
      for scene in Scene.all {
        let text = one.text()
        let expected = one.twin.read(scene.text, scene.start).reply.end.map {
          String(decoding: scene.text[scene.start..<$0], as: UTF8.self)
        }
        var cursor = Cursor(offset: scene.start)
        #expect(text.parse(ContiguousArray(scene.text).span, &cursor) == expected)
      }
    }
  }

  @Test func theTransformSeesTheText() throws {
    let number = Bytes(Digit.self).mapText { _, bytes in bytes.count }
    #expect(try number.run("1234x") == (4, 4))
    let word = Word(WordStart.self, WordPart.self).mapText { range, bytes in "\(range) \(String(bytes))" }
    let behind = Grouped(Glued.self) {
      " "
      word
    }
    #expect(try behind.run(" né").output == "1..<2 n")
  }

  @Test func locatedValuesAreEqualWhereValueAndRangeAre() throws {
    let one = try Bytes(Digit.self).as(1).located().run("12").output
    let range = try #require(SourceRange(from: 0, to: 2))
    #expect(one == Located(1, in: range))
    #expect(one != Located(2, in: range))
  }

  @Test func printsAsItsBody() {
    #expect(Literal("a").located().syntax == .literal("a"))
    #expect(Literal("a").text().syntax == .literal("a"))
  }
}
