import GrammarCombinators
import Testing

@Suite struct ChoiceTests {
  @Test func agreesWithItsTwin() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      try compare(
        OneOf {
          one
          two
        }, with: .choice([one.twin, two.twin]), "\(script)")
    }
  }

  @Test func agreesWithItsTwinForThreeAlternatives() throws {
    for script in lists(of: 3, from: Behaviour.all) {
      let (one, two, three) = (Scripted(1, script[0]), Scripted(2, script[1]), Scripted(3, script[2]))
      try compare(
        OneOf {
          one
          two
          three
        }, with: .choice([one.twin, two.twin, three.twin]), "\(script)")
    }
  }
}

extension Twin {
  /// The first of the alternatives that succeeds; the misses of all that were tried.
  static func choice(_ alternatives: [Twin]) -> Twin {
    Twin { text, start in
      var misses: [Miss] = []
      for alternative in alternatives {
        let trace = alternative.read(text, start)
        misses += trace.misses
        if trace.isFinal || trace.reply != .fail { return Trace(trace.reply, misses, isFinal: trace.isFinal) }
      }
      return Trace(.fail, misses)
    }
  }
}
