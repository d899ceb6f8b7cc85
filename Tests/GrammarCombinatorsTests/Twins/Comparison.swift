@testable import GrammarCombinators

/// Parses in every scene and compares what comes out with what the twin says.
func compare<P: Parser>(
  _ parser: P, with twin: Twin, in scenes: [Scene] = Scene.all, _ part: @autoclosure () -> String = ""
) throws {
  for scene in scenes {
    try check("the reply", reply(of: parser, in: scene), twin.read(scene.text, scene.start).reply, scene, part())
  }
}

/// Compares the parser, and the interpreter of its grammar, with the twin: what comes out, how far the text fits, and what
/// would have fitted there, also where a text fits to its end.
func compareExplained<P: Parser>(
  _ parser: P, with twin: Twin, in scenes: [Scene] = Scene.texts, _ part: @autoclosure () -> String = ""
) throws {
  let interpreter = Interpreter(parser.syntax)
  for scene in scenes {
    let trace = twin.read(scene.text, scene.start)
    try check("the reply", reply(of: parser, in: scene), trace.reply, scene, part())
    var cursor = Cursor(offset: scene.start)
    let isAccepted = interpreter.accepts(ContiguousArray<UInt8>(scene.text).span, from: &cursor)
    try check("the end in the interpreter", isAccepted ? cursor.offset : nil, trace.reply.end, scene, part())
    let failure = parser.explain(
      ContiguousArray<UInt8>(scene.text).span, from: Cursor(offset: scene.start), by: interpreter)
    let expected = FurthestFailure(trace.misses, from: scene.start)
    try check("the furthest failure", FurthestFailure(failure), expected, scene, part())
  }
}

private func check<Value: Equatable>(
  _ what: String, _ value: Value, _ expected: Value, _ scene: Scene, _ part: @autoclosure () -> String
) throws {
  if value == expected { return }
  throw Disagreement(description: "\(part()) in \(scene): \(what) is \(value), not \(expected)")
}

/// Where a parser and its twin part.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// What a parser gives in a scene. The depth of the cursor is the same before and after, unless the parse was ended, and what is
/// refused behind the parser is noted.
func reply<P: Parser>(of parser: P, in scene: Scene) throws -> Reply {
  var cursor = Cursor(offset: scene.start)
  cursor.depth = 3
  let output = parser.parse(ContiguousArray<UInt8>(scene.text).span, &cursor)
  if cursor.depth != 3, !cursor.isStopped {
    throw Disagreement(description: "in \(scene): the depth is \(cursor.depth), not 3")
  }
  if cursor.isStopped { return .fail }
  let refusal = RefusalLog.refusal(from: Cursor(offset: scene.start)) { cursor in
    _ = parser.parse(ContiguousArray<UInt8>(scene.text).span, &cursor)
    return cursor.refuse(.numberTooLarge, in: 0..<0)
  }
  if refusal == nil { throw Disagreement(description: "in \(scene): a refusal behind it is lost") }
  return output.map { .ok("\($0)", end: cursor.offset) } ?? .fail
}
