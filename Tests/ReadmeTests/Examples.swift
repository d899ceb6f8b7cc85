import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
// README: begin
import ConstraintReports
import GrammarCombinators

// README: end

// The Swift code of the README, each block as it stands there, between markers that name it.

/// What the examples print.
final class Output {
  private(set) var lines: [String] = []

  func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
}

func useTheLibrary(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  // README: begin
  let equation = try Equation("view1.width = view2.width * 0.9 + 5", in: .expressionFormat)
  if case .attribute(let item, let attribute) = equation.left.operand {
    print(item, attribute, equation.relation.rawValue)  // view1 width ==
  }
  print(try Dialect.compactConstraint.print(equation))  // view1.width = view2.width * 0.9 + 5
  // README: end
}

// README: begin
final class Box: LayoutItem {
  let name: String
  let layoutSuperview: Box?

  init(_ name: String, in superview: Box? = nil) {
    self.name = name
    layoutSuperview = superview
  }
}
// README: end

func resolveAnEquation(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  // README: begin
  let page = Box("page")
  let button = Box("button", in: page)
  let title = Box("title", in: page)
  let bindings = LayoutBindings(views: ["title": title, "button": button], metrics: ["gap": 8])
  let dialect = Dialect.compactConstraint

  let resolution = try dialect.resolve("button.height = button.width / 1.6 + gap", in: bindings)
  let constraint = resolution.constraint
  print(constraint.firstItem.name, constraint.firstAttribute, constraint.multiplier, constraint.constant)
  // button height 0.625 8.0

  do {
    _ = try dialect.resolve("button.height = buton.width", in: bindings)
  } catch {
    print(error)  // 1:17: error: there is no view called 'buton' (did you mean 'button'?)
  }

  let same = try button[.height] == 0.625 * button[.width] + 8
  print(same.secondItem === constraint.secondItem && same.constant == constraint.constant)  // true

  print(try dialect.translate("button.height = button.width / 1.6 + gap", to: .anchors).text)
  // button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.625, constant: gap)
  // README: end
}

func readAVisualFormat(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  let page = Box("page")
  let button = Box("button", in: page)
  let bindings = LayoutBindings(views: ["title": Box("title", in: page), "button": button], metrics: ["gap": 8])
  // README: begin
  for resolution in try Dialect.visualFormat.resolutions(of: "V:[title(>=44@700)]-gap-[button]-|", in: bindings) {
    let constraint = resolution.constraint
    print(constraint.firstItem.name, constraint.firstAttribute, constraint.constant, constraint.priority)
  }
  // title height 44.0 700.0
  // button top 8.0 1000.0
  // page bottom 20.0 1000.0

  do {
    _ = try Dialect.visualFormat.constraints(in: "V[title] -gap-[button]")
  } catch {
    print(error.mistakes.map(\.column))  // [2, 9]
    print(error.applyingFixIts(to: "V[title] -gap-[button]") ?? "")  // V:[title]-gap-[button]
  }
  // README: end
}

func chooseADialect(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  // README: begin
  if let dialect = Dialect(named: "CompactConstraint") {
    for line in dialect.parse(linesOf: "a.width = b.width / 2\na.lefft = 10") {
      switch line.result {
      case .success(let statement): print(line.number, try statement.constraints.map(dialect.print))
      case .failure(let diagnostic): print(diagnostic.rendered(in: line.text, file: "layout.txt"))
      }
    }
  }
  print(Dialect.recognize("[a]-8-[b]").map(\.name))  // ["visual-format", "compact-constraint-2021"]
  // README: end
}

// README: begin
/// equation ::= IDENTIFIER "is" NUMERAL
struct WidthEquation: Rule {
  static var name: StaticString { "equation" }

  var body: some Parser<ParsedEquation> {
    Grouped {
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
  text: ExpressionText(WidthEquation()), equation: WidthEquation())
// README: end

func embedADialect(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  // README: begin
  let sheet = Named("sheet") {
    Repeat(.oneOrMore) {
      Dialect.compactConstraint.equation
      ";"
    }
  }
  let text = "a.left = b.right + 8; a.width = 44;"
  print(try sheet.run(text).output.map { Equation($0, of: text).right.operand == nil })  // [false, true]
  // README: end
}

func readALanguageOfOnesOwn(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  // README: begin
  let setting = Named("setting") {
    Word(WordStart.self, WordPart.self).text()
    "="
    DecimalNumber { Bytes(Digit.self) }
  }
  let settings = Named("settings") {
    Repeat(.oneOrMore, separator: { ";" }) { setting }
    End()
  }

  for (name, number) in try settings.run("width = 44; height = 12").output {
    print(name, number)
  }
  // width 44.0
  // height 12.0

  do {
    _ = try settings.run("width = 44; height: 12")
  } catch {
    print(error)
  }
  // 1:19: error: expected '=', but found ':'
  // width = 44; height: 12
  //                   ^
  // README: end
}

func makeAValue(_ output: Output) throws {
  func print(_ items: Any...) { output.print(items.map { "\($0)" }.joined(separator: " ")) }
  // README: begin
  let number = DecimalNumber { Bytes(Digit.self) }
  let area = Grouped {
    number
    ","
    number
    "to"
    number
    ","
    number
  }.map { left, top, right, bottom in (right - left) * (bottom - top) }
  print(try area.run("4, 2 to 48, 14").output)  // 528.0
  // README: end
}
