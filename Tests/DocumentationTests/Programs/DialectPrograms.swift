import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import GrammarCombinators

// The programs of the articles of the module ConstraintGrammar, each as it stands there.

extension PageTests {
  /// Read an equation
  static func readAnEquation(_ print: Output) throws {
    let equation = try Equation("view1.width = view2.width * 0.9 + 5", in: .expressionFormat)
    if case .attribute(let item, let attribute) = equation.left.operand {
      print(item, attribute, equation.relation.rawValue)  // view1 width ==
    }
    print(try Dialect.compactConstraint.print(equation))  // view1.width = view2.width * 0.9 + 5
  }

  /// Show what is wrong
  static func showWhatIsWrong(_ print: Output) throws {
    let text = "view1.widht == 44px"
    do {
      _ = try Equation(text, in: .expressionFormat)
    } catch {
      print(error.rendered(in: text, file: "layout.txt"))
      // layout.txt:1:7: error: expected an attribute, but found 'widht'
      // view1.widht == 44px
      //       ^~~~~
    }
  }

  /// Say what was meant
  static func sayWhatWasMeant(_ print: Output) throws {
    let text = "view1.widht == 44px"
    do {
      _ = try Equation(text, in: Dialect.expressionFormat.withHints())
    } catch {
      print(error.rendered(in: text, file: "layout.txt"))
      // layout.txt:1:7: error: 'widht' is not an attribute
      // view1.widht == 44px
      //       ^~~~~
      // hint: did you mean 'width'?
      print(error.applyingFixIts(to: text) ?? "")  // view1.width = 44
    }
  }

  /// Choosing a dialect
  static func chooseADialect(_ print: Output) throws {
    if let dialect = Dialect(named: "CompactConstraint")?.withHints() {
      for line in dialect.parse(linesOf: "a.width = b.width / 2\na.lefft = 10") {
        switch line.statement {
        case .success(let statement): print(line.number, try statement.constraints.map(dialect.print))
        case .failure(let diagnostic): print(diagnostic)
        }
      }
    }
    // 1 ["a.width = b.width / 2"]
    // 2:8: error: 'lefft' is not an attribute (did you mean 'a.left'?)
    print(Dialect.accepting("[a]-8-[b]").map(\.name))  // ["visual-format", "compact-constraint-2021"]
  }

  /// Adding a dialect
  static func addADialect(_ print: Output) throws {
    /// equation ::= IDENTIFIER "is" NUMERAL
    struct WidthEquation: Rule {
      static var name: StaticString { "equation" }

      var body: some Parser<ParsedEquation> {
        SequenceOf {
          Identifier()
          "is"
          Numeral()
        }.map {
          ParsedEquation(ParsedSide(.attribute(of: $0.0, .width)), .equal, ParsedSide(constant: .number($0.1)))
        }
      }
    }

    let widths = Dialect(
      name: "widths", sample: "button is 44",
      notation: Notation(equal: "is", term: { item, attribute in item }),
      equation: WidthEquation())

    print(try widths.print(Equation("button  is 44.0", in: widths)))  // button is 44
  }

  /// Embedding equations in a grammar of yours
  static func embedADialect(_ print: Output) throws {
    let sheet = NamedRule("sheet") {
      Repeat(.oneOrMore) {
        Dialect.compactConstraint.equation
        ";"
      }
    }
    let text = "a.left = b.right + 8; a.width = 44;"
    print(try sheet.run(text).output.map { Equation($0, of: text).right.operand == nil })  // [false, true]
  }
}
