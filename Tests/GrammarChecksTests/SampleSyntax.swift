import GrammarChecks
import GrammarCombinators

// Short spellings of right-hand sides, for grammars that are written in a line.

func text(_ text: String) -> Syntax { .literal(text) }

func word(_ text: String, ignoringCase ignoresCase: Bool = false) -> Syntax {
  .literal(text, ignoresCase: ignoresCase, isWord: true)
}

func one<Class: ByteClass>(_ byteClass: Class.Type) -> Syntax { .characters(CharacterClass(byteClass)) }

func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }

func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }

func either(_ alternatives: Syntax...) -> Syntax { .choice(alternatives) }

func optional(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: .glued) }

func many(
  _ body: Syntax, _ bounds: Syntax.RepetitionBounds = .zeroOrMore, separator: Syntax? = nil,
  spacing: Syntax.Spacing = .spaced
) -> Syntax {
  .repetition(body, bounds, separator: separator, spacing: spacing)
}

func rule(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .rule) { body }) }

func token(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .token) { body }) }

/// `body`, at most fifty levels deep.
func limited(_ body: Syntax) -> Syntax { .annotated(body, .nesting(limit: 50)) }

func named(_ name: String) -> Syntax { .reference(name) }

let identifier = token("IDENTIFIER", WordOf(WordStart.self, WordPart.self).syntax)

let number = token("NUMBER", BytesOf(Digit.self).syntax)

/// A grammar whose start rule is called `start`.
func grammar(_ body: Syntax) -> Grammar { Grammar(start: Production("start", .rule) { body }) }

extension Grammar {
  /// What the author of the grammar is told.
  var complaints: [String] { problems.map(\.description) }
}

/// What can't be decided about a choice between two alternatives, of which nothing is known to be wrong.
func notes(on earlier: Syntax, before later: Syntax) -> [GrammarNote] {
  let choice = grammar(either(earlier, later))
  return choice.problems.isEmpty ? choice.notes : []
}

/// What is wrong with a choice between two alternatives.
func problems(of earlier: Syntax, before later: Syntax) -> [GrammarProblem] { grammar(either(earlier, later)).problems }

/// The problem that of `text`, which `later` matches, `earlier` takes only `captured`.
func capture(_ earlier: String, _ captured: String, _ later: String, _ text: String) -> GrammarProblem {
  .prefixCapture(
    rule: "start", earlier: MatchedAlternative(earlier, matching: captured),
    later: MatchedAlternative(later, matching: text))
}

/// The problem that `later` is never reached behind `earlier`.
func unreachable(_ earlier: String, _ later: String) -> GrammarProblem {
  .unreachable(rule: "start", earlier: earlier, later: later)
}

/// The note that `earlier` may cut `later` short.
func undecided(_ earlier: String, _ later: String) -> GrammarNote {
  .prefixCaptureUndecided(rule: "start", earlier: earlier, later: later)
}
