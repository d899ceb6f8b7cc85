import GrammarCombinators

///     file ::= record ( LINE_END record )* $ /* ws: explicit */
struct File: Rule {
  static var name: StaticString { "file" }

  @SequenceBuilder<NoSpace> var body: some Parser<[CSVRecord]> {
    Repeat(.oneOrMore, NoSpace.self, separator: { LineEnd() }, { Record() })
    End()
  }

  /// What stands behind the last line end is a record if anything stands there.
  static func value(of records: [CSVRecord]) -> [[String]] {
    records.dropLast(records.last?.isBlank == true ? 1 : 0).map(\.fields)
  }
}

///     record ::= field ( "," field )* /* ws: explicit */
struct Record: Rule {
  static var name: StaticString { "record" }

  @SequenceBuilder<NoSpace> var body: some Parser<CSVRecord> {
    Repeat(.oneOrMore, into: CSVRecord.self, NoSpace.self, separator: { "," }, { Field() })
  }
}

///     field ::= ( QUOTED | TEXT )?
struct Field: Rule {
  static var name: StaticString { "field" }

  @SequenceBuilder<NoSpace> var body: some Parser<String?> {
    Optionally(NoSpace.self) {
      OneOf {
        QuotedText()
        PlainText()
      }
    }
  }
}

///     QUOTED ::= ( '"' [^"]* '"' )+
struct QuotedText: Token {
  static var name: StaticString { "QUOTED" }
  static var role: TokenRole { .text }

  /// Two quotation marks in a row end one piece and begin the next: they stand for one.
  var body: some Parser<QuotedPieces> {
    Repeat(.oneOrMore, into: QuotedPieces.self, NoSpace.self) {
      "\""
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass.quoted }.text()
      "\""
    }
  }

  static func value(of pieces: QuotedPieces) -> String { pieces.text ?? "" }
}

/// What stands in quotation marks, with one of them between pieces.
struct QuotedPieces: OutputCollection {
  private(set) var text: String?

  mutating func append(_ piece: String) { text = text.map { $0 + "\"" + piece } ?? piece }
}

///     TEXT ::= [^",#xD#xA]+
struct PlainText: Token {
  static var name: StaticString { "TEXT" }
  static var role: TokenRole { .text }

  var body: some Parser<String> {
    Repeat(.oneOrMore, NoSpace.self) { CharacterClass.plain }.text()
  }
}

///     LINE_END ::= #xD? #xA
struct LineEnd: Token {
  static var name: StaticString { "LINE_END" }

  var body: some Parser<Void> {
    OneOf {
      "\r\n"
      "\n"
    }
  }
}

extension CharacterClass {
  /// What stands for itself between quotation marks: all but these.
  static let quoted = CharacterClass(of: "\"").complement

  /// What stands for itself without them.
  static let plain = CharacterClass(of: "\",\r\n").complement
}
