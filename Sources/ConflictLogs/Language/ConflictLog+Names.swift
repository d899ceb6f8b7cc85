import ConstraintGrammar
import GrammarCombinators

extension ConflictLog {
  /// Whether a constraint is active, and the names that its body has for views.
  ///
  ///     state ::= "(" ACTIVITY ( "," BLANKS? names )? BLANKS? ")"
  ///             | "(" names BLANKS? ")" /* ws: explicit */
  struct State: Rule {
    typealias Parts = (isActive: Bool, names: [(String, ParsedItem)])

    static var name: StaticString { "state" }
    @SequenceBuilder<NoSpace> var body: some Parser<Parts> {
      OneOf {
        Activeness()
        SequenceOf(NoSpace.self) {
          "("
          Names()
          PossibleBlanks()
          ")"
        }.map { Parts(true, $0) }
      }
    }
  }

  /// The first alternative of a state.
  struct Activeness: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<(Bool, [(String, ParsedItem)]?)> {
      "("
      Activity()
      Optionally { FurtherNames() }
      PossibleBlanks()
      ")"
    }

    static func value(of parts: (Bool, [(String, ParsedItem)]?)) -> State.Parts { State.Parts(parts.0, parts.1 ?? []) }
  }

  /// The names behind something else.
  struct FurtherNames: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<[(String, ParsedItem)]> {
      ","
      PossibleBlanks()
      Names()
    }
  }

  ///     names ::= ( "names:" | "Names:" ) BLANKS? naming ( "," BLANKS? naming )* /* ws: explicit */
  struct Names: Rule {
    static var name: StaticString { "names" }
    @SequenceBuilder<NoSpace> var body: some Parser<[(String, ParsedItem)]> {
      OneOf {
        "names:"
        "Names:"
      }
      PossibleBlanks()
      Repeat(.oneOrMore, NoSpace.self) {
        ","
        PossibleBlanks()
      } _: {
        Naming()
      }
    }
  }

  /// A name, or the mark of the superview, and the view that it stands for.
  ///
  ///     naming ::= ( SUPERVIEW_NAME | NAME ) ":" namedItem /* ws: explicit */
  struct Naming: Rule {
    static var name: StaticString { "naming" }
    @SequenceBuilder<NoSpace> var body: some Parser<(String, ParsedItem)> {
      OneOf {
        SuperviewName().as("|")
        BoxName().text()
      }
      ":"
      NamedItem()
    }
  }

  /// A view whose class or name stands before its address, or its address alone.
  ///
  ///     namedItem ::= class ":" ADDRESS LAST_TITLE?
  ///                 | NAME ":" ADDRESS
  ///                 | ADDRESS /* ws: explicit */
  struct NamedItem: Rule {
    static var name: StaticString { "namedItem" }
    @SequenceBuilder<NoSpace> var body: some Parser<ParsedItem> {
      OneOf {
        SequenceOf(NoSpace.self) {
          ClassName().text()
          ":"
          Address().text().located()
          Optionally { LastTitle().text() }
        }.map { ParsedItem(className: $0, reference: $1, title: $2) }
        SequenceOf(NoSpace.self) {
          BoxName().text()
          ":"
          Address().text().located()
        }.map { ParsedItem(className: nil, reference: $1, title: nil) }
        Address().text().located().map { ParsedItem(className: nil, reference: $0, title: nil) }
      }
    }
  }
}
