import GrammarCombinators
import Testing

@Suite struct RecursiveTests {
  @Test func agreesWithItsBodyAboveTheLimit() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let spaced = Recursive {
        one
        two
      }
      try compare(spaced, with: .sequence([one.twin, two.twin], spaced: true), "\(script)")
      let glued = Recursive(limit: 4, Glued.self) {
        one
        two
      }
      try compare(glued, with: .sequence([one.twin, two.twin], spaced: false), "\(script)")
    }
  }

  @Test func failsAtTheLimitWithoutTryingItsBody() throws {
    for behaviour in Behaviour.all {
      for limit in 0...3 {
        let refused = Twin { _, _ in Trace(.fail) }
        try compare(Recursive(limit: limit) { Scripted(1, behaviour) }, with: refused, "\(behaviour)")
      }
    }
  }

  @Test(arguments: 0...4, 0...4)
  func isRefusedAtTheLimit(_ depth: Int, _ limit: Int) {
    var cursor = Cursor(offset: 1)
    cursor.depth = depth
    var recorder = FailureRecorder()
    let inside = Recursive(limit: limit) { DepthProbe() }.parse(
      ([1, 2, 3] as ContiguousArray<UInt8>).span, &cursor, &recorder)
    #expect(inside == (depth < limit ? depth + 1 : nil))
    #expect(cursor.depth == depth)
    #expect(recorder.obstacle == (depth < limit ? nil : Refusal(.nestingTooDeep, in: 1..<1)))
  }

  @Test func countsTheLevelsAroundIt() throws {
    let innermost = Recursive(limit: 3) { Recursive(limit: 3) { Recursive(limit: 3) { DepthProbe() } } }
    #expect(try innermost.run("").output == 3)
    let tooDeep = Recursive(limit: 3) { innermost }
    let failure = #expect(throws: ParseFailure.self) { try tooDeep.run("") }
    #expect(failure?.refusal == Refusal(.nestingTooDeep, in: 0..<0))
  }

  @Test func hasALimitOfFifty() {
    var unrecorded = Unrecorded()
    var cursor = Cursor()
    cursor.depth = 49
    #expect(Recursive { Nothing() }.parse(ContiguousArray<UInt8>().span, &cursor, &unrecorded) != nil)
    cursor.depth = 50
    #expect(Recursive { Nothing() }.parse(ContiguousArray<UInt8>().span, &cursor, &unrecorded) == nil)
  }

  @Test func printsAsItsBody() {
    #expect(Recursive { "a" }.syntax == .literal("a"))
  }
}
