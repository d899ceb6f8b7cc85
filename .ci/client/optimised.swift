import GrammarCombinators

// Choices of many values in the plain style, within one another: shapes on which the optimiser has stopped, with
// "too many/large bit fields allocated in function".

enum Unescaped: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 34 && byte != 92 && byte != 10 }
}

let newline = SequenceOf(NoSpace.self) {
  Repeat(.optional, NoSpace.self) { "\r" }
  "\n"
}.token("NEWLINE")

let escape = OneOf {
  LiteralText("n").as("\n")
  LiteralText("t").as("\t")
  LiteralText("\"").as("\"")
  LiteralText("\\").as("\\")
  LiteralText("r").as("\r")
  LiteralText("b").as("\u{8}")
  LiteralText("f").as("\u{C}")
  LiteralText("/").as("/")
}

struct QuotedText: Token {
  static var name: StaticString { "QUOTED" }

  var body: some Parser<String> {
    "\""
    Committed(NoSpace.self) {
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          CharactersOf(Unescaped.self).text()
          SequenceOf(NoSpace.self) {
            "\\"
            Committed(NoSpace.self) { escape }
          }
        }
      }.map { $0.joined() }
      LiteralText("\"")
    }
  }
}

struct LabelledText: Token {
  static var name: StaticString { "LABELLED" }

  var body: some Parser<String> {
    "\""
    Committed(NoSpace.self) {
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: "\"\\\n").complement }.text()
          SequenceOf(NoSpace.self) {
            "\\"
            Committed(NoSpace.self) {
              OneOf {
                OneOf {
                  LiteralText("n").as("\n")
                  LiteralText("t").as("\t")
                }
                OneOf {
                  LiteralText("\"").as("\"")
                  LiteralText("\\").as("\\")
                  newline.as("")
                }
              }.labelled("an escape")
            }
          }
        }.labelled("a character")
      }.map { $0.joined() }
      LiteralText("\"")
    }
  }
}

let word = SequenceOf(NoSpace.self) {
  CharacterClass(of: "abc")
  Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "abc-") }
}.text().map { $0.uppercased() }.token("WORD").labelled("a word")

let pair = NamedRule("pair", NoSpace.self) {
  Optionally(NoSpace.self) { word }.map { $0 ?? "" }
  SequenceOf(NoSpace.self) {
    "="
    Committed(NoSpace.self) { word }
  }
}.map { $0 + $1 }

public func read(_ text: String) -> [String?] {
  [try? QuotedText().run(text).output, try? LabelledText().run(text).output, try? pair.run(text).output]
}
