import GrammarCombinators
import Testing

@Suite struct RecursiveTests {
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
    let start = cursor
    let probe = Recursive(limit: limit) { DepthProbe() }
    let inside = probe.parse(ContiguousArray<UInt8>([1, 2, 3]).span, &cursor)
    #expect(inside == (depth < limit ? depth + 1 : nil))
    #expect(cursor.isStopped == (depth >= limit))
    #expect(cursor.isStopped || cursor.depth == depth)
    let failure = probe.explain(ContiguousArray<UInt8>([1, 2, 3]).span, from: start, by: Interpreter(probe))
    #expect(failure.refusal == (depth < limit ? nil : Refusal(.nestingTooDeep, in: 1..<1)))
  }

  @Test func countsTheLevelsAroundIt() throws {
    let innermost = Recursive(limit: 3) { Recursive(limit: 3) { Recursive(limit: 3) { DepthProbe() } } }
    #expect(try innermost.run("").output == 3)
    let tooDeep = Recursive(limit: 3) { innermost }
    let failure = #expect(throws: ParseFailure.self) { try tooDeep.run("") }
    #expect(failure?.refusal == Refusal(.nestingTooDeep, in: 0..<0))
  }

  @Test func hasALimitOfFifty() {
    var cursor = Cursor()
    cursor.depth = 49
    #expect(Recursive { Parsers.Nothing() }.parse(ContiguousArray<UInt8>([UInt8]()).span, &cursor) != nil)
    cursor.depth = 50
    #expect(Recursive { Parsers.Nothing() }.parse(ContiguousArray<UInt8>([UInt8]()).span, &cursor) == nil)
  }

  /// An alternative that would fit does not hide that the nesting is too deep, wherever the limit is met.
  @Test func isFinal() {
    let atLimit = Recursive(limit: 0) { "b" }
    let tooDeep = Refusal(.nestingTooDeep, in: 1..<1)
    func expectRefused(_ parser: some Parser, sourceLocation: SourceLocation = #_sourceLocation) {
      let failure = #expect(throws: ParseFailure.self, sourceLocation: sourceLocation) { try parser.run("ab") }
      #expect(failure?.refusal == tooDeep, sourceLocation: sourceLocation)
    }
    expectRefused(
      OneOf {
        SequenceOf {
          "a"
          atLimit
        }
        "ab"
      })
    expectRefused(
      SequenceOf {
        "a"
        Optionally { atLimit }
      })
    expectRefused(
      SequenceOf {
        "a"
        Repeat(.zeroOrMore) { atLimit }
        "b"
      })
    expectRefused(
      SequenceOf {
        "a"
        NotFollowedBy { atLimit }
        "b"
      })
    expectRefused(
      SequenceOf {
        "a"
        NotFollowedBy { NotFollowedBy { atLimit } }
      })
    expectRefused(
      SequenceOf {
        "a"
        OneOf {
          FollowedBy { atLimit }
          "b"
        }
      })
  }

  @Test func isFinalInAHost() throws {
    var cursor = Cursor()
    let optional = Optionally { Recursive(limit: 0) { "a" } }
    #expect(optional.parse(ContiguousArray<UInt8>([97]).span, &cursor) != nil)
    #expect(cursor.isStopped)
    #expect(throws: ParseFailure.self) {
      var cursor = Cursor()
      return try optional.run(ContiguousArray<UInt8>([97]).span, from: &cursor).map { true }
    }
  }
}
