public import GrammarCombinators

/// A language in which equations are written.
///
/// The built-in ones are static members: the five documented ones here, the languages of today in the module
/// `ConstraintLanguages`, which also lists them all and finds one by a name that is known only at run time. A dialect of your
/// own is made of the same parts with the public initialiser, and works wherever a built-in one does:
///
/// ```swift
/// let mine = Dialect(name: "mine", sample: "…", notation: Notation(…), equation: MyEquation())
/// ```
public struct Dialect: Sendable {
  /// The parser of a whole text: what may stand before an equation, the equation and the end.
  public let text: AnyParser<ParsedEquation>

  /// The parser of an equation alone, for use inside the grammar of a host.
  ///
  /// In a dialect whose texts state several constraints it reads those that state one, and refuses others.
  public let equation: AnyParser<ParsedEquation>

  /// The parser of a whole text that may state several constraints; `nil` where each text is one equation.
  public let statement: AnyParser<ParsedStatement>?

  // Behind references, so that a dialect is cheap to hand on.
  package let definition: DialectDefinition

  /// The source of hints and fix-its; `nil` where the place of a mistake and the expected set are enough.
  package private(set) var explainer: Explainer?

  /// The interpreter that explains a text that does not fit.
  package let interpreter: Interpreter

  /// The interpreter of an equation alone, in the text of a host.
  #if hasFeature(Embedded)
    // What is kept there is made at once, and what that takes is never given back.
    package var equationInterpreter: Interpreter { interpreter.starting(at: equation) }
  #else
    package let equationInterpreter: Interpreter
  #endif

  /// A dialect of your own.
  ///
  /// - Parameters:
  ///   - name: its name, in small letters, digits and hyphens.
  ///   - aliases: its other names.
  ///   - library: the library that the language comes from.
  ///   - sample: a sentence of the language.
  ///   - notation: how the printer writes an equation.
  ///   - meaning: what an equation means without saying so, such as which word is the superview.
  ///   - text: the start rule, which ends with `End` or ``EndOfText``.
  ///   - equation: the rule for an equation, without the end of the text.
  @_alwaysEmitIntoClient @inline(__always)
  public init<Text: Parser, EquationRule: Parser>(
    name: String, aliases: [String] = [], library: String = "", sample: String, notation: Notation,
    meaning: Meaning = Meaning(), text: Text, equation: EquationRule
  ) where Text.Output == ParsedEquation, EquationRule.Output == ParsedEquation {
    // Here the parsers lose their types, so this is compiled where these are known: in the module of the dialect.
    self.init(
      name: name, aliases: aliases, library: library, sample: sample, notation: notation, meaning: meaning,
      text: AnyParser(start: text), equation: AnyParser(equation), statement: nil, lists: nil,
      interpreter: Interpreter(text))
  }

  /// A dialect of your own in which a text is one equation: `text ::= equation $`.
  ///
  /// - Parameters:
  ///   - name: its name, in small letters, digits and hyphens.
  ///   - sample: a sentence of the language.
  ///   - notation: how the printer writes an equation.
  ///   - meaning: what an equation means without saying so, such as which word is the superview.
  ///   - equation: the rule for an equation, without the end of the text.
  @_alwaysEmitIntoClient @inline(__always)
  public init<EquationRule: Parser>(
    name: String, sample: String, notation: Notation, meaning: Meaning = Meaning(), equation: EquationRule
  ) where EquationRule.Output == ParsedEquation {
    let text = NamedRule("text") {
      equation
      End()
    }
    self.init(name: name, sample: sample, notation: notation, meaning: meaning, text: text, equation: equation)
  }

  /// A dialect of your own whose texts may state several constraints.
  ///
  /// - Parameters:
  ///   - name: its name, in small letters, digits and hyphens.
  ///   - aliases: its other names.
  ///   - library: the library that the language comes from.
  ///   - sample: a sentence of the language.
  ///   - notation: how the printer writes an equation.
  ///   - meaning: what an equation means without saying so, such as which word is the superview.
  ///   - text: the start rule, which ends with `End` or ``EndOfText``.
  ///   - statement: the rule for what a text states, without the end of the text.
  ///   - lists: how a text states any number of constraints.
  @_alwaysEmitIntoClient @inline(__always)
  public init<Text: Parser, StatementRule: Parser>(
    name: String, aliases: [String] = [], library: String = "", sample: String, notation: Notation,
    meaning: Meaning = Meaning(), text: Text, statement: StatementRule, lists: ListNotation
  ) where Text.Output == ParsedStatement, StatementRule.Output == ParsedStatement {
    let whole = AnyParser(start: text)
    self.init(
      name: name, aliases: aliases, library: library, sample: sample, notation: notation, meaning: meaning,
      text: AnyParser(whole.alone()), equation: AnyParser(statement.alone()), statement: whole, lists: lists,
      interpreter: Interpreter(text))
  }

  @usableFromInline init(
    name: String, aliases: [String], library: String, sample: String, notation: Notation, meaning: Meaning,
    text: AnyParser<ParsedEquation>, equation: AnyParser<ParsedEquation>,
    statement: AnyParser<ParsedStatement>?, lists: ListNotation?, interpreter: Interpreter
  ) {
    self.text = text
    self.equation = equation
    self.statement = statement
    self.interpreter = interpreter
    #if !hasFeature(Embedded)
      equationInterpreter = interpreter.starting(at: equation)
    #endif
    definition = DialectDefinition(
      name: name, aliases: aliases, library: library, sample: sample, notation: notation, meaning: meaning,
      lists: lists)
  }
}

extension Dialect {
  /// The name on the command line and in reports, such as `expression-format`.
  public var name: String { definition.name }

  /// Other names that a dialect is found by.
  public var aliases: [String] { definition.aliases }

  /// The library that the language comes from; empty if nothing is said.
  public var library: String { definition.library }

  /// A sentence of the language.
  public var sample: String { definition.sample }

  /// How the printer spells what the model holds.
  public var notation: Notation { definition.notation }

  /// How a text states any number of constraints; `nil` where each is one equation.
  package var lists: ListNotation? { definition.lists }

  /// Whether a text is to state any number of constraints, by how it begins.
  package func isList(_ bytes: Span<UInt8>) -> Bool { definition.lists?.begins(bytes) ?? false }

  /// The meaning of what its equations leave to be understood.
  public var meaning: Meaning { definition.meaning }

  /// Whether a constraint without an identifier of its own is called by the whole text; asked of each, without a copy of the
  /// meaning.
  package var identifierIsText: Bool { definition.meaning.identifierIsText }

  /// The productions that the start rule leads to.
  ///
  /// - Complexity: they are put together anew each time.
  public var grammar: Grammar { Grammar(text) }

  /// The same language with more to say of a mistake.
  package func explained(by explainer: Explainer) -> Dialect {
    var dialect = self
    dialect.explainer = explainer
    return dialect
  }

  /// The dialects that its hints may name, in groups: one counts where the groups before it have nothing to say.
  package var others: [[Dialect]] { explainer?.others ?? [] }

  /// Whether the text names the items, as the sample shows; where it does not, they are given along with it.
  ///
  /// - Complexity: that of a parse of the sample.
  package var writesItems: Bool {
    if case .implied? = sample.withBytes({ recognize($0) })?.left.operand { false } else { true }
  }

  /// Whether a name may stand for a number.
  ///
  /// - Complexity: that of a parse.
  package var namesNumbers: Bool {
    let operand: Operand = writesItems ? .attribute(of: "item", .width) : .implied(.width)
    return accepts(text(of: Equation(Side(operand), .equal, Side(constant: .name("number", isNegated: false)))))
  }
}

extension Parser where Output == ParsedStatement {
  /// This parser for those who take one constraint: a text that states none, or several, is refused.
  @_alwaysEmitIntoClient @inline(__always)
  func alone() -> Parsers.Mapped<Self, ParsedEquation> {
    check { statement in
      let constraints = statement.constraints
      let none = ParsedEquation(ParsedSide(nil), .equal, ParsedSide(nil))
      return (constraints.first ?? none, constraints.count == 1 ? nil : .notOneConstraint)
    }
  }
}

/// The facts that a dialect tells of itself, besides its parsers.
package final class DialectDefinition: Sendable {
  let name: String
  let aliases: [String]
  let library: String
  let sample: String
  package let notation: Notation
  package let meaning: Meaning
  let lists: ListNotation?

  init(
    name: String, aliases: [String], library: String, sample: String, notation: Notation, meaning: Meaning,
    lists: ListNotation?
  ) {
    self.name = name
    self.aliases = aliases
    self.library = library
    self.sample = sample
    self.notation = notation
    self.meaning = meaning
    self.lists = lists
  }
}

/// How a dialect writes the texts that state any number of constraints.
public struct ListNotation: Sendable {
  /// The name of the production that such a list is, which has signs of its own; `nil` if each text of the dialect is one.
  package let production: String?

  /// Whether a text is to be such a list, by how it begins; of a list all mistakes are found.
  package let begins: @Sendable (Span<UInt8>) -> Bool

  /// The text that states constraints; `nil` where they are written as equations are.
  let text: @Sendable ([Equation], Notation) -> String?

  /// The notation of a dialect's lists.
  ///
  /// - Parameters:
  ///   - production: the name of the production that a list is, where other texts of the dialect are equations.
  ///   - begins: whether a text is to be a list, by how it begins; each is, if nothing is said.
  ///   - text: the text that states constraints; `nil` where they are written as equations are.
  public init(
    of production: String? = nil,
    begins: @escaping @Sendable (Span<UInt8>) -> Bool = { _ in true },
    text: @escaping @Sendable ([Equation], Notation) -> String?
  ) {
    self.production = production
    self.begins = begins
    self.text = text
  }
}
