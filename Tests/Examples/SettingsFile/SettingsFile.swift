public import GrammarCombinators

/// Settings in sections: `[network]` above lines such as `host = "example.org"`. A mistake is skipped with its line.
public struct SettingsFile: Sendable {
  /// The settings under a heading; those above the first one have none.
  public struct Section: Hashable, Sendable {
    public let name: String?
    public internal(set) var settings: [Setting] = []
  }

  public struct Setting: Hashable, Sendable {
    public let name, value: String
  }

  /// The sections in their order, that without a name first.
  public private(set) var sections = [Section(name: nil)]
  public let failures: [ParseFailure]

  public init(_ text: String) {
    let (lines, failures) = FileRule().run(recovering: text)
    self.failures = failures
    for line in lines ?? [] {
      switch line {
      case .heading(let name): sections.append(Section(name: name))
      case .setting(let setting): sections[sections.count - 1].settings.append(setting)
      case .skipped, nil: break
      }
    }
  }

  /// The productions of the language.
  public static let grammar = Grammar(FileRule())
}

private enum Line {
  case heading(String)
  case setting(SettingsFile.Setting)
  case skipped
}

/// What may stand between the parts of a line.
private enum Blanks: Spacing {
  static var body: some Parser<Void> { Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: " \t\r") } }
}

///     LINE_END ::= ( [#;] [^#xA]* )? #xA
private struct LineEnd: Token {
  static var name: StaticString { "LINE_END" }

  var body: some Parser<Void> {
    Repeat(.optional, NoSpace.self) {
      CharacterClass(of: "#;")
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
    }
    "\n"
  }
}

///     NAME ::= [_a-zA-Z] [_a-zA-Z0-9]*
private struct Name: Token {
  static var name: StaticString { "NAME" }
  var body: some Parser<String> { WordOf(WordStart.self, WordPart.self).text() }
}

///     VALUE ::= '"' [^"#xA]* '"' | [^"#;#x9#xA#xD#x20]+
private struct Value: Token {
  static var name: StaticString { "VALUE" }
  static var role: TokenRole { .text }

  var body: some Parser<String> {
    OneOf {
      SequenceOf(NoSpace.self) {
        "\""
        Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\"\n").complement }.text()
        "\""
      }
      Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: "\"#;\t\n\r ").complement }.text()
    }
  }
}

///     line ::= "[" NAME "]" | NAME "=" VALUE?
private struct LineRule: Rule {
  static var name: StaticString { "line" }

  @SequenceBuilder<Blanks> var body: some Parser<Line> {
    OneOf {
      SequenceOf(Blanks.self) {
        "["
        Name()
        "]"
      }.map { Line.heading($0) }
      SequenceOf(Blanks.self) {
        Name()
        "="
        Optionally(Blanks.self) { Value() }
      }.map { Line.setting(SettingsFile.Setting(name: $0, value: $1 ?? "")) }
    }
  }
}

///     settings ::= ( line? LINE_END )* $
private struct FileRule: Rule {
  static var name: StaticString { "settings" }

  @SequenceBuilder<Blanks> var body: some Parser<[Line?]> {
    Repeat(.zeroOrMore, Blanks.self) {
      Recover(Blanks.self) {
        Optionally(Blanks.self) { LineRule() }
        LineEnd()
      } until: {
        "\n"
      } as: { _ in
        Line?.some(.skipped)
      }
    }
    End()
  }
}
