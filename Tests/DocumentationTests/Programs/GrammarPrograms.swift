import GrammarCombinators
import GrammarExport

// The programs of the articles about grammars, each as it stands there.

extension PageTests {
  /// A parser in ten lines
  static func readSettings(_ print: Output) throws {
    let setting = NamedRule("setting") {
      WordOf(WordStart.self, WordPart.self).text()
      "="
      DecimalNumber { BytesOf(Digit.self) }
    }
    let settings = NamedRule("settings") {
      Repeat(.oneOrMore, separator: { ";" }) { setting }
      End()
    }

    for (name, number) in try settings.run("width = 44; height = 12").output {
      print(name, number)
    }
    // width 44.0
    // height 12.0

    let number = DecimalNumber { BytesOf(Digit.self) }
    let area = SequenceOf {
      number
      ","
      number
      "to"
      number
      ","
      number
    }.map { left, top, right, bottom in (right - left) * (bottom - top) }
    print(try area.run("4, 2 to 48, 14").output)  // 528.0

    struct Whole: Token {
      static var name: StaticString { "NUMBER" }
      var body: some Parser<Int> { BytesOf(Digit.self).integer() }
    }

    let version = SequenceOf(NoSpace.self) {
      Whole()
      "."
      Whole()
      "."
      Whole()
    }
    print(try version.run("1.20.3").output)  // (1, 20, 3)

    do {
      _ = try settings.run("width = 44; height: 12")
    } catch {
      print(error)
    }
    // 1:19: error: expected '=', but found ':'
    // width = 44; height: 12
    //                   ^
  }

  /// Many outputs, and parsers that functions make
  static func readUsers(_ print: Output) throws {
    func field(_ name: StaticString) -> NamedRule<String, NoSpace> {
      NamedRule(name, NoSpace.self) { Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: ":\n").complement }.text() }
    }

    let user = SequenceOf(NoSpace.self) {
      field("name")
      ":"
      BytesOf(Digit.self).integer()
      ":"
      SequenceOf(NoSpace.self) {
        field("home")
        ":"
        field("shell")
        ":"
        field("note")
      }
    }.map { name, number, rest in ("\(name) \(rest.1)", number) }
    let users = NamedRule("users", NoSpace.self) {
      Repeat(.oneOrMore, NoSpace.self, separator: { "\n" }) { user }
      End()
    }
    print(try users.run("ann:1:/home:sh:x\nbob:2:/home:zsh:y").output)
    // [("ann sh", 1), ("bob zsh", 2)]
  }

  /// The same as data
  static func writeSettings(_ print: Output) throws {
    let setting = NamedRule("setting") {
      WordOf(WordStart.self, WordPart.self).text()
      "="
      DecimalNumber { BytesOf(Digit.self) }
    }
    let settings = NamedRule("settings") {
      Repeat(.oneOrMore, separator: { ";" }) { setting }
      End()
    }
    let language = Grammar.Language("settings", title: "settings", sample: "width = 44", grammar: Grammar(settings))
    for line in try language.ebnf().split(separator: "\n") where line.contains("::=") {
      print(line)
    }
    // settings    ::= setting ( ";" setting )* $
    // setting     ::= NAME "=" NUMBER
    // NAME        ::= [_a-zA-Z] [_a-zA-Z0-9]*
    // NUMBER      ::= [0-9]+
    // WHITE_SPACE ::= [#x9-#xD#x20]+ /* ws: definition */
  }

  /// Grammars from files
  static func readAGrammar(_ print: Output) throws {
    let list = try WrittenGrammar(
      ebnf: """
        list ::= item ( "," item )*
        item ::= [a-z]+ - "end" | "(" list ")"
        """)
    print(list.accepts("a,(b,c)"), list.accepts("a,end"))  // true false

    let failure = list.failure(of: "a,(b;c)")
    print(failure?.offset ?? 0, failure?.expectations.map(\.name) ?? [])  // 4 ["\")\"", "\",\""]

    let language = Grammar.Language("list", title: "names in parentheses", sample: "a,(b,c)", grammar: list.grammar)
    for file in try ExportFormat.gbnf.files(for: language) {
      print(file.path)  // gbnf/list.gbnf
    }
  }
}
