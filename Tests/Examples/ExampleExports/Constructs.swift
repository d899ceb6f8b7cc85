import GrammarCombinators

/// Small languages in the plain style, each for something that notations say in different ways.
enum Constructs {
  private static let name = WordOf(WordStart.self, WordPart.self)
  private static let number = DecimalNumber { BytesOf(Digit.self) }

  /// The first article's language, which is not divided into tokens.
  static let settings = NamedRule("settings") {
    Repeat(.oneOrMore, separator: { ";" }) { setting }
    End()
  }

  private static let setting = NamedRule("setting") {
    name.text()
    "="
    number
  }

  /// A list that may be empty.
  static let names = NamedRule("names") {
    Repeat(.zeroOrMore, separator: { "," }) { name }
    End()
  }

  /// Lists in lists: the start rule stands in itself.
  struct Lists: Rule {
    static var name: StaticString { "lists" }

    var body: some Parser<Void> {
      "("
      Recursive {
        Repeat(.oneOrMore, separator: { "," }) {
          OneOf {
            Constructs.name.as(())
            Lists()
          }
        }
      }
      ")"
    }
  }

  /// A word that is no keyword may touch a number.
  static let area = NamedRule("area") {
    number
    ","
    number
    "to"
    number
    ","
    number
    End()
  }

  /// Keywords in any case, some of which may be left out.
  static let query = NamedRule("query") {
    LiteralWord("select", ignoringCase: true)
    Optionally { LiteralWord("all", ignoringCase: true) }
    OneOf {
      "*"
      Repeat(.oneOrMore, separator: { "," }) { column.as(()) }
    }
    Optionally {
      LiteralWord("limit", ignoringCase: true)
      number
    }
    End()
  }

  private static let column = NamedRule("column") { WordOf(WordStart.self, WordPart.self).except(QueryWords()) }

  struct QueryWords: KeywordSet {
    static let table = KeywordTable([("select", ()), ("all", ()), ("limit", ()), ("from", ())], ignoringCase: true)
  }

  /// Parts that touch beside parts that need not.
  static let versions = NamedRule("versions") {
    Repeat(.oneOrMore) {
      OneOf {
        ">="
        "<"
      }
      version
    }
    End()
  }

  private static let version = NamedRule("version", NoSpace.self) {
    part
    "."
    part
    Optionally(NoSpace.self) {
      "-"
      Repeat(.oneOrMore, NoSpace.self, separator: { "." }) { label }
    }
  }

  private static let part = NamedRule("part") { BytesOf(Digit.self) }
  private static let label = NamedRule("label") { BytesOf(WordPart.self) }

  /// Durations, which are digits and a letter that touch.
  static let durations = NamedRule("durations") {
    Repeat(.oneOrMore, separator: { "," }) {
      SequenceOf(NoSpace.self) {
        BytesOf(Digit.self)
        OneOf {
          "h"
          "min"
          "s"
        }
      }
    }
    End()
  }

  /// Classes of characters, some of them beyond ASCII.
  static let colours = NamedRule("colours") {
    Repeat(.zeroOrMore) {
      OneOf {
        SequenceOf(NoSpace.self) {
          "#"
          Repeat(.exactly(3), NoSpace.self) { hexadecimalDigit }
        }
        SequenceOf(NoSpace.self) {
          CharacterClass.nameStart
          Repeat(.zeroOrMore, NoSpace.self) { CharacterClass.namePart }
        }
      }
      ";"
    }
    End()
  }

  private static let hexadecimalDigit = CharacterClass("0"..."9", "a"..."f")

  /// An operator table.
  static let expressions: some Parser<Void> = NamedRule("expressions") {
    operators
    End()
  }

  private static let operators: some Parser<Void> = OneOf {
    number.as(())
    name.as(())
  }
  .prefix("negation") {
    "-"
  } combining: { _, _ in
    ()
  }
  .infix("product", .left) {
    "*"
    "/"
  } combining: { _, _, _ in
    ()
  }
  .infix("sum", .left) {
    "+"
    "-"
  } combining: { _, _, _ in
    ()
  }
  .infix("comparison", .none) {
    "<"
    "=="
  } combining: { _, _, _ in
    ()
  }

  /// Mistakes that are skipped up to the end of a statement.
  static let statements = NamedRule("statements") {
    Repeat(.zeroOrMore) {
      Recover {
        name
        ":="
        number
        ";"
      } until: {
        ";"
      } as: { _ in
        (.zero, 0)
      }
    }
    End()
  }

  /// Lines with mistakes, of which some are comments and some are empty.
  static let alarms = NamedRule("alarms", Blank.self) {
    Repeat(.zeroOrMore, Blank.self) {
      Recover(Blank.self) {
        OneOf {
          alarm.as(())
          comment
          ""
        }
        lineEnd
      } until: {
        lineEnd
      } as: { _ in
        ()
      }
    }
    End()
  }

  private static let lineEnd = OneOf {
    "\n"
    End()
  }

  private static let alarm = NamedRule("alarm", Blank.self) {
    BytesOf(Digit.self)
    ":"
    name
  }

  private static let comment = SequenceOf(NoSpace.self) {
    "#"
    Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
  }

  enum Blank: ByteClass, Spacing {
    static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
  }

  /// The rest of a line, in which all may stand that parts before it are made of.
  static let jobs = NamedRule("jobs", NoSpace.self) {
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        variable.as(())
        job.as(())
      }
      "\n"
    }
    End()
  }

  private static let variable = NamedRule("variable", NoSpace.self) {
    name
    Optionally(NoSpace.self) { BytesOf(Blank.self) }
    "="
    Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
  }

  private static let job = NamedRule("job", NoSpace.self) {
    time
    BytesOf(Blank.self)
    time
    BytesOf(Blank.self)
    CharacterClass(of: " \t\n").complement
    Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
  }

  private static let time = NamedRule("time", NoSpace.self) {
    OneOf {
      "*"
      BytesOf(Digit.self).as(())
    }
  }

  /// A sign that a part behind it may hold.
  static let releases = NamedRule("releases", NoSpace.self) {
    BytesOf(Digit.self)
    Optionally(NoSpace.self) {
      "-"
      Repeat(.oneOrMore, NoSpace.self, separator: { "." }) {
        Repeat(.oneOrMore, NoSpace.self) { CharacterClass("a"..."z", "0"..."9", "-"..."-") }
      }
    }
    End()
  }

  /// Look-aheads in a rule: only parsing expressions have these.
  static let calls = NamedRule("calls") {
    Repeat(.oneOrMore) {
      name
      NotFollowedBy { "(" }
      ";"
    }
    End()
  }
}
