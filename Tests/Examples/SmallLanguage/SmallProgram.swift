public import GrammarCombinators

/// A program of a small language: what it states, and all that is wrong with it.
///
///     # The area of what is given.
///     fn area(width, height) { return width * height; }
///
///     let total = 0;
///     while total < 100 and not done() { total = total + area(2, 3); }
public struct SmallProgram: Sendable {
  /// Its statements; one that can't be read is ``Statement/skipped(_:)``.
  public let statements: [Statement]

  /// What is wrong, in the order of the text.
  public let failures: [ParseFailure]

  /// Reads a program and goes on behind each mistake.
  public init(_ text: String) {
    let (statements, failures) = ProgramRule().run(recovering: text, explainedBy: Self.interpreter)
    self.statements = statements ?? []
    self.failures = failures
  }

  /// The productions of the language.
  public static let grammar = Grammar(ProgramRule())

  /// The same as data, which tells what is wrong with a program.
  private static let interpreter = Interpreter(ProgramRule())
}

///     program ::= statement+ $
struct ProgramRule: Rule {
  static var name: StaticString { "program" }

  @SequenceBuilder<Commented> var body: some Parser<[Statement]> {
    Repeat(.oneOrMore, Commented.self) { StatementRule() }
    End()
  }
}
