import GrammarCombinators

/// Comma-separated values with what the article on fast grammars advises.
enum AnnotatedCSV {
  enum Quoted: ByteClass {
    @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte != 34 }
  }

  enum Plain: ByteClass {
    @inline(__always) static func contains(_ byte: UInt8) -> Bool {
      byte != 34 && byte != 44 && byte != 10 && byte != 13
    }
  }

  /// Pieces with a quotation mark between them.
  struct Pieces: OutputCollection {
    private(set) var text: String?
    @inline(__always) mutating func append(_ piece: String) { text = text.map { $0 + "\"" + piece } ?? piece }
  }

  struct QuotedText: Token {
    static var name: StaticString { "QUOTED" }
    static var role: TokenRole { .text }

    @inline(__always) var body: some Parser<Pieces> {
      Repeat(.oneOrMore, into: Pieces.self, NoSpace.self) {
        "\""
        Optionally(NoSpace.self) { BytesOf(Quoted.self) }.text()
        "\""
      }
    }

    @inline(__always) static func value(of pieces: Pieces) -> String { pieces.text ?? "" }
  }

  struct PlainText: Token {
    static var name: StaticString { "TEXT" }
    static var role: TokenRole { .text }
    @inline(__always) var body: some Parser<String> { BytesOf(Plain.self).text() }
  }

  struct Field: InlinedRule {
    static var name: StaticString { "field" }

    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<String?> {
      Optionally(NoSpace.self) {
        OneOf {
          QuotedText()
          PlainText()
        }
      }
    }

    @inline(__always) static func value(of text: String?) -> String { text ?? "" }
  }

  struct LineEnd: Token {
    static var name: StaticString { "LINE_END" }

    @inline(__always) var body: some Parser<Void> {
      OneOf {
        "\r\n"
        "\n"
      }
    }
  }

  struct Record: InlinedRule {
    static var name: StaticString { "record" }

    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<[String]> {
      Repeat(.oneOrMore, NoSpace.self, separator: { "," }, { Field() })
    }
  }

  struct File: Rule {
    static var name: StaticString { "file" }

    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<[[String]]> {
      Repeat(.oneOrMore, NoSpace.self, separator: { LineEnd() }, { Record() })
      End()
    }

    @inline(__always) static func value(of records: [[String]]) -> [[String]] {
      records.last == [""] ? Array(records.dropLast()) : records
    }
  }
}
