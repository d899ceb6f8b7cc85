import GrammarChecks
import GrammarCombinators
import GrammarExport

// The programs of the articles about tasks, each as it stands there.

extension PageTests {
  /// Names that are no keywords
  static func readNames(_ print: Output) throws {
    struct Reserved: KeywordSet {
      static let table = KeywordTable(["if", "then", "else"].map { ($0, ()) })
    }

    struct Name: Token {
      static var name: StaticString { "NAME" }
      var body: some Parser<String> { WordOf(WordStart.self, WordPart.self).except(Reserved()).text() }
    }

    let choice = SequenceOf {
      LiteralWord("if")
      Name()
      LiteralWord("then")
      Name()
      LiteralWord("else")
      Name()
    }
    print(try choice.run("if a then iffy else thenB").output)
    // ("a", "iffy", "thenB")

    do {
      _ = try choice.run("if a then else b")
    } catch {
      print(error)
    }
    // 1:11: error: expected NAME, but found 'else'
    // if a then else b
    //           ^~~~

    let sorted = OneOf {
      SequenceOf {
        LiteralWord("by")
        Name()
      }.map { "sorted by \($0)" }
      Name().map { "sorted as \($0)" }
    }
    print(try sorted.run("by size").output)
    print(try sorted.run("bytes").output)
    // sorted by size
    // sorted as bytes
  }

  /// Operators with precedence
  static func groupOperators(_ print: Output) throws {
    struct Formula: Rule {
      static var name: StaticString { "formula" }

      var body: some Parser<String> {
        OneOf {
          WordOf(WordStart.self, WordPart.self).text()
          SequenceOf {
            "("
            Recursive { Formula() }
            ")"
          }
        }
        .prefix("negation") {
          "-"
        } combining: { _, value in
          "-\(value)"
        }
        .infix("product", .left) {
          LiteralText("*").text()
          LiteralText("/").text()
        } combining: { left, sign, right in
          "(\(left) \(sign) \(right))"
        }
        .infix("sum", .left) {
          LiteralText("+").text()
          LiteralText("-").text()
        } combining: { left, sign, right in
          "(\(left) \(sign) \(right))"
        }
        .infix("assignment", .right) {
          "="
        } combining: { left, _, right in
          "(\(left) = \(right))"
        }
      }
    }

    let formula = SequenceOf {
      Formula()
      End()
    }
    print(try formula.run("a = b = -c * (d - e) - f / g").output)
    // (a = (b = ((-c * (d - e)) - (f / g))))

    do {
      _ = try formula.run("a * (b + c")
    } catch {
      print(error)
    }
    // 1:11: error: expected ')', '*', '+', '-', '/' or '=', but the text ends here
    // a * (b + c
    //           ^
  }

  /// Comments and white space
  static func skipComments(_ print: Output) throws {
    enum Commented: Spacing {
      static var body: some Parser<Void> {
        Repeat(.zeroOrMore, NoSpace.self) {
          OneOf {
            CharacterClass(of: " \t\n")
            SequenceOf(NoSpace.self) {
              "#"
              Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement }
            }
          }
        }
      }
    }

    let names = NamedRule("names", Commented.self) {
      Repeat(.oneOrMore, Commented.self, separator: { "," }) { WordOf(WordStart.self, WordPart.self).text() }
      End()
    }
    print(try names.run("# two\nann, # the first\n  bob").output)
    // ["ann", "bob"]

    do {
      _ = try names.run("ann # and\nbob")
    } catch {
      print(error)
    }
    // 2:1: error: expected ',' or the end of the text, but found 'bob'
    // bob
    // ^~~
  }

  /// Exporting a grammar
  static func exportAGrammar(_ print: Output) throws {
    let pair = NamedRule("pair") {
      WordOf(WordStart.self, WordPart.self).text()
      ":"
      DecimalNumber { BytesOf(Digit.self) }
    }
    let pairs = NamedRule("pairs") {
      Repeat(.oneOrMore, separator: { "," }) { pair }
      End()
    }
    let language = Grammar.Language("pairs", title: "names with numbers", sample: "a: 1, b: 2", grammar: Grammar(pairs))
    for format in ExportFormat.all where ["ebnf", "lark", "antlr4"].contains(format.name) {
      for file in try format.files(for: language) {
        print(file.path)
      }
    }
    // pairs.ebnf
    // antlr4/Pairs.g4
    // lark/pairs.lark

    print(language.grammar.problems.isEmpty)
    let shadowed = OneOf {
      "a"
      "ab"
    }
    print(Grammar(shadowed).problems.count)
    // true
    // 1

    let blanks = BytesOf(WhiteSpace.self).token("BLANKS")
    print(Grammar(blanks).start.name)
    // BLANKS
  }
}
