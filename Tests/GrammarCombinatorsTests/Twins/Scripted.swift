import GrammarCombinators

/// A parser that does what its script says, whatever the text: the first behaviour at offset 0, the second at offset 1,
/// and from the start again when the script is used up.
struct Scripted<Output: Sendable>: Parser {
  let name: StaticString
  let script: [Behaviour]
  let output: @Sendable (Int) -> Output

  var syntax: Syntax { .reference(name.description) }

  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    let start = cursor.offset
    let behaviour = script[start % script.count]
    if behaviour.moves, start < input.count { cursor.offset += 1 }
    return behaviour.succeeds ? output(start) : nil
  }

  var twin: Twin {
    Twin { text, start in
      let behaviour = script[start % script.count]
      let end = behaviour.moves ? min(start + 1, text.count) : start
      return Trace(behaviour.succeeds ? .ok("\(output(start))", end: end) : .fail)
    }
  }
}

extension Scripted<Int> {
  /// A part whose output tells which part it is and where it began: `20` is the second, at offset 0.
  init(_ number: Int, _ script: [Behaviour]) {
    self.init(name: Self.names[number], script: script) { number * 10 + $0 }
  }

  init(_ number: Int, _ behaviour: Behaviour) { self.init(number, [behaviour]) }

  private static var names: [StaticString] { ["zero", "one", "two", "three", "four"] }

  /// The same part without an output.
  var void: Scripted<Void> { Scripted<Void>(name: name, script: script) { _ in } }
}
