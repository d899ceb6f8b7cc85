import GrammarCombinators

/// What a text of ``Notes`` says.
indirect enum Note: Equatable, Sendable {
  case name(String)
  case number(Double)
  case text(String)
  case sum(Note, String, Note)
  case list([Note])
  case set(String, Note)
  case skipped(SourceRange)
}

/// A language with all that a grammar can have, whose rules hold a mark. Of one that takes no place the bodies are made once and
/// kept; of another they are made at each call.
enum Notes<Mark: Sendable> {
  struct Reserved: KeywordSet {
    static var table: KeywordTable<Bool> { KeywordTable([("let", true), ("nil", false)]) }
  }

  struct Name: Token {
    static var name: StaticString { "NAME" }
    let mark: Mark

    var body: some Parser<String> {
      SequenceOf(NoSpace.self) {
        CharacterClass.nameStart
        Repeat(.zeroOrMore, NoSpace.self) { CharacterClass.namePart }
      }.text().map { $0 + "" }.except(Reserved())
    }
  }

  struct Number: Token {
    static var name: StaticString { "NUMBER" }
    let mark: Mark

    var body: some Parser<Double> {
      SequenceOf(NoSpace.self) {
        Optionally(NoSpace.self) { "-" }
        DecimalNumber { BytesOf(Digit.self) }
      }.check { sign, number in (sign == nil ? number : -number, number > 99 ? .tooLarge : nil) }
    }
  }

  struct Text: Token {
    static var name: StaticString { "TEXT" }
    let mark: Mark

    var body: some Parser<String> {
      "'"
      Committed(NoSpace.self) {
        Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "'\n").complement }.text()
        "'"
      }
    }
  }

  /// A parser of one's own, with a closure in it.
  struct Filtered: Parser {
    let name: Name
    let isFine: @Sendable (String) -> Bool

    var syntax: Syntax { name.syntax }

    func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> String? {
      name.parse(input, &cursor).flatMap { isFine($0) ? $0 : nil }
    }
  }

  struct Primary: Rule {
    static var name: StaticString { "primary" }
    let mark: Mark

    var body: some Parser<Note> {
      OneOf {
        Text(mark: mark).map { Note.text($0) }
        SequenceOf {
          "("
          Recursive(limit: 4) { Repeat(.zeroOrMore, separator: { "," }, { Sum(mark: mark) }) }
          ")"
        }.map { Note.list($0) }
        Number(mark: mark).map { Note.number($0) }
        SequenceOf {
          Filtered(name: Name(mark: mark)) { !$0.isEmpty }
          NotFollowedBy { "=" }
        }.map { Note.name($0) }
        LiteralWord("nil").as(Note.list([]))
      }
    }
  }

  struct Sum: Rule {
    static var name: StaticString { "sum" }
    let mark: Mark

    var body: some Parser<Note> {
      Primary(mark: mark)
        .infix("product", .left) {
          LiteralText("*").as("*")
          LiteralText("/").as("/")
        } combining: { left, sign, right in
          Note.sum(left, sign, right)
        }
        .infix("power", .right) {
          "^"
        } combining: { left, _, right in
          Note.sum(left, "^", right)
        }
    }

    static func value(of note: Note) -> Note { note }
  }

  struct Setting: UnnamedRule {
    let mark: Mark

    var body: some Parser<(String, Note)> {
      LiteralWord("let")
      Name(mark: mark)
      "="
      Sum(mark: mark)
    }

    static func value(of parts: (String, Note)) -> Note { .set(parts.0, parts.1) }
  }

  struct Statement: Rule {
    static var name: StaticString { "statement" }
    let mark: Mark

    @SequenceBuilder<Commented> var body: some Parser<Note> {
      Recover(Commented.self) {
        OneOf {
          Setting(mark: mark)
          Sum(mark: mark)
        }.labelled("a statement")
        ";"
      } until: {
        ";"
      } as: {
        Note.skipped($0)
      }
    }
  }

  struct File: Rule {
    static var name: StaticString { "notes" }
    let mark: Mark

    @SequenceBuilder<Commented> var body: some Parser<[Note]> {
      Repeat(.zeroOrMore, Commented.self) { Statement(mark: mark) }
      End()
    }
  }

  /// Blanks and comments, of classes that are made in the body.
  enum Commented: Spacing {
    static var body: some Parser<Void> {
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          CharacterClass(of: " \n")
          SequenceOf(NoSpace.self) {
            "#"
            Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
          }
        }
      }
    }
  }
}

extension Refusal.Reason {
  fileprivate static let tooLarge = Refusal.Reason(code: "too-large")
}
