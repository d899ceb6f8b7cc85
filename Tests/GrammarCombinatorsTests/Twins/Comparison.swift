import GrammarCombinators

/// Parses in every scene and compares all that comes out with what the twin says, in the first pass and in the pass that
/// records.
func compare<P: Parser>(
  _ parser: P, with twin: Twin, in scenes: [Scene] = Scene.all, _ part: @autoclosure () -> String = ""
) throws {
  for scene in scenes {
    let trace = twin.read(scene.text, scene.start)
    let earlier = scene.earlier.map { Miss($0.name.description, at: $0.offset) }
    let failure = FurthestFailure(earlier + trace.misses)

    var unrecorded = Unrecorded()
    let first = try reply(of: parser, in: scene, &unrecorded)
    var recorder = FailureRecorder()
    for miss in scene.earlier { recorder.miss(.label(miss.name), at: miss.offset) }
    let second = try reply(of: parser, in: scene, &recorder)

    func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) throws {
      if value == expected { return }
      throw Disagreement(description: "\(part()) in \(scene): \(what) is \(value), not \(expected)")
    }
    try check("the reply of the first pass", first, trace.reply)
    try check("the reply of the recording pass", second, trace.reply)
    try check("the furthest failure", FurthestFailure(recorder), failure)
  }
}

/// Where a parser and its twin part.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// What a parser gives in a scene. The depth of the cursor is the same before and after.
func reply<P: Parser, R: Recorder>(of parser: P, in scene: Scene, _ recorder: inout R) throws -> Reply {
  var cursor = Cursor(offset: scene.start)
  cursor.depth = 3
  let output = parser.parse(ContiguousArray(scene.text).span, &cursor, &recorder)
  if cursor.depth != 3 { throw Disagreement(description: "in \(scene): the depth is \(cursor.depth), not 3") }
  return output.map { .ok("\($0)", end: cursor.offset) } ?? .fail
}
