import ConstraintGrammar
import GrammarCombinators

/// The language in which Auto Layout prints a constraint, as productions.
///
///     <NSLayoutConstraint:0x600000283c00 'gap' V:|-(8)-[UILabel:0x7fab1b4063a0'Seconds']   (active, names: '|':UIView:0x7fab )>
///
/// No document has it: it is as UIKit and AppKit, Masonry and SnapKit were seen to print it.
extension ConflictLog {
  /// A constraint. All but the body may be missing.
  ///
  ///     constraint ::= "<" BLANKS? heading BLANKS statement BLANKS? ">" /* ws: explicit */
  struct Constraint: Rule {
    static var name: StaticString { "constraint" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Heading.Parts, Statement)> {
      "<"
      PossibleBlanks()
      Heading()
      Blanks()
      StatementRule()
      PossibleBlanks()
      ">"
    }
  }

  /// The parts of a constraint from its body on.
  struct Statement: Sendable {
    let body: ParsedBody
    let isRightToLeft: Bool?
    let contentPriorities: (hugging: Double, resistance: Double)?
    let priority: Double?
    let isActive: Bool
    /// Whether it is said whether the constraint is active.
    let saysState: Bool
    let names: [(String, ParsedItem)]
  }

  ///     statement ::= body ( BLANKS? DIRECTION )? ( BLANKS contentPriorities )? priority? ( BLANKS? state )? /* ws: explicit */
  struct StatementRule: Rule {
    typealias Ranking = ((hugging: Double, resistance: Double)?, Double?)

    static var name: StaticString { "statement" }
    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedBody, Bool?, Ranking, State.Parts?)> {
      BodyRule()
      Optionally(NoSpace.self) {
        PossibleBlanks()
        WritingDirection()
      }
      SequenceOf(NoSpace.self) {
        Optionally(NoSpace.self) {
          Blanks()
          ContentPriorities()
        }
        Optionally { Priority() }
      }
      Optionally(NoSpace.self) {
        PossibleBlanks()
        State()
      }
    }

    static func value(of parts: (ParsedBody, Bool?, Ranking, State.Parts?)) -> Statement {
      Statement(
        body: parts.0, isRightToLeft: parts.1, contentPriorities: parts.2.0, priority: parts.2.1,
        isActive: parts.3?.isActive ?? true, saysState: parts.3 != nil, names: parts.3?.names ?? [])
    }
  }

  /// The parts of a constraint before its body. A debugger leaves out all but the identifier.
  ///
  ///     heading ::= class ( ":" ( LABEL place | KEY ) )? ( BLANKS mask )? ( BLANKS QUOTED )?
  ///               | QUOTED /* ws: explicit */
  struct Heading: Rule {
    typealias Parts = (
      className: String?, address: String?, place: PrintedConstraint.Place?, identifier: Located<String>?
    )

    static var name: StaticString { "heading" }
    @SequenceBuilder<NoSpace> var body: some Parser<Parts> {
      OneOf {
        SequenceOf(NoSpace.self) {
          ClassName().text()
          Optionally(NoSpace.self) {
            ":"
            OneOf {
              SequenceOf(NoSpace.self) {
                Label().text()
                Place()
              }.map { ($0, Optional($1)) }
              Key().text().map { ($0, nil as PrintedConstraint.Place?) }
            }
          }
          SequenceOf(NoSpace.self) {
            Optionally(NoSpace.self) {
              Blanks()
              Mask()
            }.as(())
            Optionally(NoSpace.self) {
              Blanks()
              Quoted().text().located()
            }
          }
        }.map { Parts($0, $1?.0, $1?.1, $2?.withoutQuotationMarks) }
        Quoted().text().located().map { Parts(nil, nil, nil, $0.withoutQuotationMarks) }
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

    static func value(of parts: (String, String)) -> PrintedConstraint.Place {
      PrintedConstraint.Place(file: parts.0, line: Int(parts.1) ?? 0)
    }
  }

  /// Which of margin, size and margin the frame of a view lets stretch.
  ///
  ///     mask ::= "h=" MASK BLANKS "v=" MASK /* ws: explicit */
  struct Mask: Rule {
    static var name: StaticString { "mask" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      "h="
      MaskCharacters()
      Blanks()
      "v="
      MaskCharacters()
    }
  }

  /// How much the size of a content keeps a view from growing and from shrinking.
  ///
  ///     contentPriorities ::= "Hug:" unsignedNumber BLANKS "CompressionResistance:" unsignedNumber /* ws: explicit */
  struct ContentPriorities: Rule {
    static var name: StaticString { "contentPriorities" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Double, Double)> {
      "Hug:"
      StandardNumber()
      Blanks()
      "CompressionResistance:"
      StandardNumber()
    }

    static func value(of parts: (Double, Double)) -> (hugging: Double, resistance: Double) { parts }
  }

  /// A priority, before which older debuggers print the word.
  ///
  ///     priority ::= ( BLANKS? "@" | BLANKS "priority:" ) unsignedNumber /* ws: explicit */
  struct Priority: Rule {
    static var name: StaticString { "priority" }
    @SequenceBuilder<NoSpace> var body: some Parser<Double> {
      OneOf {
        SequenceOf(NoSpace.self) {
          PossibleBlanks()
          "@"
        }
        SequenceOf(NoSpace.self) {
          Blanks()
          "priority:"
        }
      }
      StandardNumber()
    }
  }

  ///     body ::= visual
  ///            | equation
  struct BodyRule: Rule {
    static var name: StaticString { "body" }
    @SequenceBuilder<NoSpace> var body: some Parser<ParsedBody> {
      OneOf {
        Visual()
        Equation()
      }
    }
  }
}

extension Located<String> {
  /// The text between the quotation marks around it.
  fileprivate var withoutQuotationMarks: Located<String> {
    let inner = SourceRange(from: range.lowerBound + 1, to: range.upperBound - 1)
    return Located(String(value.dropFirst().dropLast()), in: inner ?? range)
  }
}
