import GrammarCombinators

/// What may stand between the parts of a line.
enum Blank: ByteClass, Spacing {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}

/// A text of characters that are none of these.
func characters(_ bounds: Syntax.RepetitionBounds, but excluded: String) -> some Parser<String> {
  Repeat(bounds, NoSpace.self) { CharacterClass(of: excluded).complement }.text()
}

let lineEnd = OneOf {
  "\n"
  End()
}.labelled("the end of the line")

let escape = OneOf {
  LiteralText("n").as("\n")
  LiteralText("t").as("\t")
  LiteralText("\"").as("\"")
  LiteralText("\\").as("\\")
}.labelled("n, t, a quotation mark or a backslash")

let quoted: some Parser<Setting> = SequenceOf(NoSpace.self) {
  "\""
  Committed(NoSpace.self) {
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        characters(.oneOrMore, but: "\"\\\n")
        SequenceOf(NoSpace.self) {
          "\\"
          Committed(NoSpace.self) { escape }
        }
      }.labelled("more text")
    }
    "\""
  }
}.map { Setting.text($0.joined()) }

/// What is neither in quotation marks nor anything else, up to the end of the line.
struct Bare: Token {
  static var name: StaticString { "TEXT" }
  static var role: TokenRole { .text }
  var body: some Parser<String> {
    SequenceOf(NoSpace.self) {
      CharacterClass(of: " \t\r\n\"").complement
      characters(.zeroOrMore, but: "\n").as(())
    }.text()
  }
}

let bare: some Parser<String> = NamedRule("text", NoSpace.self) {
  Bare()
  lineEnd
}

let value: some Parser<Setting> = NamedRule("value", Blank.self) {
  OneOf {
    SequenceOf(Blank.self) {
      quoted
      lineEnd
    }
    bare.map { meaning(of: $0) }
  }.labelled("a value")
}

let header: some Parser<String> = SequenceOf(NoSpace.self) {
  "["
  characters(.oneOrMore, but: "[]\n").labelled("a name")
  "]"
}

let line: some Parser<Line> = NamedRule("line", Blank.self) {
  OneOf {
    SequenceOf(Blank.self) {
      header
      lineEnd
    }.map { Line.section(trimmed($0)) }
    SequenceOf(Blank.self) {
      characters(.oneOrMore, but: " \t\r\n=[];#\"").located()
      "="
      value
    }.map { Line.entry($0, $1) }
    SequenceOf(NoSpace.self) {
      CharacterClass(of: ";#")
      characters(.zeroOrMore, but: "\n")
      lineEnd
    }.as(Line.nothing)
    lineEnd.as(Line.nothing)
  }.labelled("a section, a key or a comment")
}

let file: some Parser<Settings> = NamedRule("file", Blank.self) {
  Distinct(
    lines: Repeat(.zeroOrMore, Blank.self) {
      Recover(Blank.self) {
        line
      } until: {
        lineEnd
      } as: { _ in
        Line.nothing
      }
    })
  End()
}
