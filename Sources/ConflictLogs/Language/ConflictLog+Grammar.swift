import ConstraintGrammar
public import GrammarCombinators

/// The language in which Auto Layout prints a constraint, as productions.
///
///     <NSLayoutConstraint:0x600000283c00 'gap' V:|-(8)-[UILabel:0x7fab1b4063a0'Seconds']   (active, names: '|':UIView:0x7fab )>
///
/// No document has it: it is as UIKit and AppKit, Masonry and SnapKit were seen to print it.
extension ConflictLog {
  /// The productions, the start rule first.
  public static let grammar = Grammar(Constraint())

  /// A constraint. All but the body may be missing.
  ///
  ///     constraint ::= "<" heading statement ">"
  struct Constraint: Rule {
    static var name: StaticString { "constraint" }
    var body: some Parser<(Heading.Parts, Statement)> {
      "<"
      Heading()
      StatementRule()
      ">"
    }
  }

  /// The parts of a constraint from its body on.
  struct Statement: Sendable {
    let body: ParsedBody
    let direction: WritingDirection.Direction?
    let contentPriorities: (hugging: Double, resistance: Double)?
    let priority: Double?
    let isActive: Bool
    let names: [(String, ParsedItem)]
  }

  ///     statement ::= body DIRECTION? contentPriorities? priority? state?
  struct StatementRule: Rule {
    typealias Ranking = ((hugging: Double, resistance: Double)?, Double?)

    static var name: StaticString { "statement" }
    var body: some Parser<(ParsedBody, WritingDirection.Direction?, Ranking, State.Parts?)> {
      BodyRule()
      Optionally { WritingDirection() }
      SequenceOf {
        Optionally { ContentPriorities() }
        Optionally { Priority() }
      }
      Optionally { State() }
    }

    static func value(
      of parts: (ParsedBody, WritingDirection.Direction?, Ranking, State.Parts?)
    ) -> Statement {
      Statement(
        body: parts.0, direction: parts.1, contentPriorities: parts.2.0, priority: parts.2.1,
        isActive: parts.3?.isActive ?? true, names: parts.3?.names ?? [])
    }
  }

  /// The parts of a constraint before its body. A debugger leaves out all but the identifier.
  ///
  ///     heading ::= CLASS ( ":" ( LABEL place | KEY ) )? mask? QUOTED?
  ///               | QUOTED
  struct Heading: Rule {
    typealias Parts = (className: String?, address: String?, place: ParsedPlace?, identifier: String?)

    static var name: StaticString { "heading" }
    var body: some Parser<Parts> {
      OneOf {
        SequenceOf {
          ClassName().text()
          Optionally {
            ":"
            OneOf {
              SequenceOf {
                Label().text()
                Place()
              }.map { ($0, Optional($1)) }
              Key().text().map { ($0, nil as ParsedPlace?) }
            }
          }
          SequenceOf {
            Optionally { Mask() }.as(())
            Optionally { Quoted().text() }
          }
        }.map { Parts($0, $1?.0, $1?.1, $2.map { String($0.dropFirst().dropLast()) }) }
        Quoted().text().map { Parts(nil, nil, nil, String($0.dropFirst().dropLast())) }
      }
    }
  }

  /// The place of the call of SnapKit that made a constraint.
  ///
  ///     place ::= "@" FILE "#" DIGITS /* ws: explicit */
  struct Place: Rule {
    static var name: StaticString { "place" }
    @SequenceBuilder<NoSpace> var body: some Parser<(String, String)> {
      "@"
      FileName().text()
      "#"
      Digits().text()
    }

    static func value(of parts: (String, String)) -> ParsedPlace { ParsedPlace(file: parts.0, line: Int(parts.1) ?? 0) }
  }

  /// Which of margin, size and margin the frame of a view lets stretch.
  ///
  ///     mask ::= "h=" MASK "v=" MASK
  struct Mask: Rule {
    static var name: StaticString { "mask" }
    var body: some Parser<Void> {
      "h="
      MaskCharacters()
      "v="
      MaskCharacters()
    }
  }

  /// How much the size of a content keeps a view from growing and from shrinking.
  ///
  ///     contentPriorities ::= "Hug:" unsignedNumber "CompressionResistance:" unsignedNumber
  struct ContentPriorities: Rule {
    static var name: StaticString { "contentPriorities" }
    var body: some Parser<(Double, Double)> {
      "Hug:"
      StandardNumber()
      "CompressionResistance:"
      StandardNumber()
    }

    static func value(of parts: (Double, Double)) -> (hugging: Double, resistance: Double) { parts }
  }

  /// A priority, before which older debuggers print the word.
  ///
  ///     priority ::= ( "@" | "priority:" ) unsignedNumber
  struct Priority: Rule {
    static var name: StaticString { "priority" }
    var body: some Parser<Double> {
      OneOf {
        "@"
        "priority:"
      }
      StandardNumber()
    }
  }

  /// Whether a constraint is active, and the names that its body has for views.
  ///
  ///     state ::= "(" ( "active" | "inactive" ) ( "," names )? ")"
  ///             | "(" names ")"
  struct State: Rule {
    typealias Parts = (isActive: Bool, names: [(String, ParsedItem)])

    static var name: StaticString { "state" }
    var body: some Parser<Parts> {
      OneOf {
        SequenceOf {
          "("
          OneOf {
            LiteralWord("active").as(true)
            LiteralWord("inactive").as(false)
          }
          Optionally {
            ","
            Names()
          }
          ")"
        }.map { Parts($0, $1 ?? []) }
        SequenceOf {
          "("
          Names()
          ")"
        }.map { Parts(true, $0) }
      }
    }
  }

  ///     names ::= ( "names" | "Names" ) ":" naming ( "," naming )*
  struct Names: Rule {
    static var name: StaticString { "names" }
    var body: some Parser<[(String, ParsedItem)]> {
      OneOf {
        LiteralWord("names")
        LiteralWord("Names")
      }
      ":"
      Repeat(.oneOrMore) {
        ","
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
  ///     namedItem ::= CLASS ":" ADDRESS LAST_TITLE?
  ///                 | NAME ":" ADDRESS
  ///                 | ADDRESS /* ws: explicit */
  struct NamedItem: Rule {
    static var name: StaticString { "namedItem" }
    @SequenceBuilder<NoSpace> var body: some Parser<ParsedItem> {
      OneOf {
        SequenceOf(NoSpace.self) {
          ClassName().text()
          ":"
          Address().text()
          Optionally { LastTitle().text() }
        }.map { ParsedItem(className: $0, reference: $1, title: $2) }
        SequenceOf(NoSpace.self) {
          BoxName().text()
          ":"
          Address().text()
        }.map { ParsedItem(className: nil, reference: $1, title: nil) }
        Address().text().map { ParsedItem(className: nil, reference: $0, title: nil) }
      }
    }
  }

  ///     body ::= visual
  ///            | equation
  struct BodyRule: Rule {
    static var name: StaticString { "body" }
    var body: some Parser<ParsedBody> {
      OneOf {
        Visual().map { ParsedBody.visual($0) }
        Equation().map { ParsedBody.equation($0) }
      }
    }
  }
}
