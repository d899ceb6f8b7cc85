import GrammarCombinators

/// Small languages in the plain style, each for something that notations say in different ways.
enum Constructs {
  private static let name = Word(WordStart.self, WordPart.self)
  private static let number = DecimalNumber { Bytes(Digit.self) }

  /// The first article's language, which is not divided into tokens.
  static let settings = Named("settings") {
    Repeat(.oneOrMore, separator: { ";" }) { setting }
    End()
  }

  private static let setting = Named("setting") {
    name.text()
    "="
    number
  }

  /// A list that may be empty.
  static let names = Named("names") {
    Repeat(.zeroOrMore, separator: { "," }) { name }
    End()
  }

  /// A word that is no keyword may touch a number.
  static let area = Named("area") {
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
  static let query = Named("query") {
    Keyword("select", ignoringCase: true)
    Optionally { Keyword("all", ignoringCase: true) }
    OneOf {
      "*"
      Repeat(.oneOrMore, separator: { "," }) { column.as(()) }
    }
    Optionally {
      Keyword("limit", ignoringCase: true)
      number
    }
    End()
  }

  private static let column = Named("column") { UnreservedWord(WordStart.self, WordPart.self, except: QueryWords.self) }

  enum QueryWords: KeywordSet {
    static let table = KeywordTable([("select", ()), ("all", ()), ("limit", ()), ("from", ())], ignoringCase: true)
  }

  /// Parts that touch beside parts that need not.
  static let versions = Named("versions") {
    Repeat(.oneOrMore) {
      OneOf {
        ">="
        "<"
      }
      version
    }
    End()
  }

  private static let version = Named("version", Glued.self) {
    part
    "."
    part
    Optionally(Glued.self) {
      "-"
      Repeat(.oneOrMore, Glued.self, separator: { "." }) { label }
    }
  }

  private static let part = Named("part") { Bytes(Digit.self) }
  private static let label = Named("label") { Bytes(WordPart.self) }

  /// Durations, which are digits and a letter that touch.
  static let durations = Named("durations") {
    Repeat(.oneOrMore, separator: { "," }) {
      Grouped(Glued.self) {
        Bytes(Digit.self)
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
  static let colours = Named("colours") {
    Repeat(.zeroOrMore) {
      OneOf {
        Grouped(Glued.self) {
          "#"
          Repeat(.exactly(3), Glued.self) { hexadecimalDigit }
        }
        Grouped(Glued.self) {
          CharacterClass.nameStart
          Repeat(.zeroOrMore, Glued.self) { CharacterClass.namePart }
        }
      }
      ";"
    }
    End()
  }

  private static let hexadecimalDigit = CharacterClass("0"..."9", "a"..."f")

  /// An operator table.
  static let expressions: some Parser<Void> = Named("expressions") {
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
  static let statements = Named("statements") {
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

  /// Look-aheads in a rule: only parsing expressions have these.
  static let calls = Named("calls") {
    Repeat(.oneOrMore) {
      name
      NotFollowedBy { "(" }
      ";"
    }
    End()
  }
}
