import CConstraintGrammar
import CInterface
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import GrammarCombinators
import Testing

/// Constraints of a text are asked for one by one; `.ci/check-c` compares them with the records on many texts.
@Suite struct SeveralConstraintsTests {
  private static let text = "V:|-[a(>=50@700,<=b)]-10@high-[c]|"

  @Test func eachAtItsPlace() throws {
    let constraints = try Dialect.visualFormat.constraints(in: Self.text)
    #expect(CLibrary.constraintCount(Self.text, in: "visual-format") == constraints.count)
    #expect(CLibrary.constraintCount(Self.text) == constraints.count)
    let equations = try constraints.indices.map { try #require(CLibrary.parse(Self.text, at: $0)) }
    #expect(equations.map(\.dialect) == constraints.map { _ in CLibrary.dialect(named: "visual-format") })
    #expect(
      equations.map(described) == [
        "a.top == superview.top + spacing", "a.height >= + 50.0 @ 700.0", "a.height <= b",
        "c.top == a.bottom + 10.0 @ high",
        "superview.bottom == c.bottom + 0.0",
      ])
    #expect(CLibrary.parse(Self.text, at: constraints.count) == nil && CLibrary.parse(Self.text, at: -1) == nil)
  }

  @Test func aTextOfOne() throws {
    let equation = try #require(CLibrary.parse("[a(50)]", in: "visual-format"))
    #expect(described(equation, of: "[a(50)]") == "a.width == + 50.0")
    #expect(CLibrary.parse(Self.text, in: "visual-format") == nil && CLibrary.parse(Self.text) == nil)
    #expect(
      CLibrary.parse("[a]", in: "visual-format") == nil && CLibrary.constraintCount("[a]", in: "visual-format") == 0)
    #expect(CLibrary.constraintCount("a.width == 1", in: "visual-attribute") == 1)
    #expect(CLibrary.constraintCount("[a", in: "visual-format") == -1)
    #expect(CLibrary.constraintCount("[a", in: "no dialect") == -2)
    let text = "a.width = 50 @ 700 # wide"
    let identified = try #require(CLibrary.parse(text, at: 0))
    #expect(described(identified, of: text) == "a.width == + 50.0 @ 700.0 # wide")
  }

  @Test func alignmentsCount() {
    let alignments = UInt32(CONSTRAINT_GRAMMAR_ALIGN_ALL_TOP.rawValue | CONSTRAINT_GRAMMAR_ALIGN_ALL_BOTTOM.rawValue)
    #expect(CLibrary.constraintCount("[a]-[b]-[c]", options: alignments) == 6)
    #expect(CLibrary.constraintCount("a.width == 1", options: alignments) == 1)
  }

  @Test(arguments: VisualFormatOptions.named.filter { !$0.option.isEmpty }.map(\.name))
  func optionsHaveTheNumbersOfUIKit(name: String) throws {
    let numbers: [String: constraint_grammar_option] = [
      "alignAllLeft": CONSTRAINT_GRAMMAR_ALIGN_ALL_LEFT, "alignAllRight": CONSTRAINT_GRAMMAR_ALIGN_ALL_RIGHT,
      "alignAllTop": CONSTRAINT_GRAMMAR_ALIGN_ALL_TOP, "alignAllBottom": CONSTRAINT_GRAMMAR_ALIGN_ALL_BOTTOM,
      "alignAllLeading": CONSTRAINT_GRAMMAR_ALIGN_ALL_LEADING,
      "alignAllTrailing": CONSTRAINT_GRAMMAR_ALIGN_ALL_TRAILING,
      "alignAllCenterX": CONSTRAINT_GRAMMAR_ALIGN_ALL_CENTER_X,
      "alignAllCenterY": CONSTRAINT_GRAMMAR_ALIGN_ALL_CENTER_Y,
      "alignAllLastBaseline": CONSTRAINT_GRAMMAR_ALIGN_ALL_LAST_BASELINE,
      "alignAllFirstBaseline": CONSTRAINT_GRAMMAR_ALIGN_ALL_FIRST_BASELINE,
      "directionLeftToRight": CONSTRAINT_GRAMMAR_LEFT_TO_RIGHT,
      "directionRightToLeft": CONSTRAINT_GRAMMAR_RIGHT_TO_LEFT,
    ]
    let option = try #require(VisualFormatOptions.named.first { $0.name == name }).option
    #expect(numbers[name].map { UInt($0.rawValue) } == option.rawValue)
    #expect(unsafe constraint_grammar_option_named(name) == Int32(option.rawValue))
  }

  @Test func otherNamesOfOptions() {
    #expect(unsafe constraint_grammar_option_named("directionLeadingToTrailing") == 0)
    #expect(unsafe constraint_grammar_option_named("alignAll") == -8)
  }

  /// A program that was compiled with the first version of the header gets the members that it knows, and no others.
  @Test func olderStructs() {
    var equation = constraint_grammar_equation()
    equation.priority.sign = 77
    let older = 136
    let text = "a.width = 50 @ 700"
    let compact = CLibrary.dialect(named: "compact-constraint-2021")
    func parse(size: Int) -> Int32 { unsafe constraint_grammar_parse(compact, text, text.utf8.count, &equation, size) }
    #expect(parse(size: older - 1) == -6)
    #expect(parse(size: older) == 0)
    #expect(equation.left.attribute == 7 && equation.right.constant.number == 50 && equation.priority.sign == 77)
    // A size is no pointer.
    #expect(parse(size: MemoryLayout<constraint_grammar_equation>.size) == 0 && equation.priority.sign == 64)
  }

  @Test func resolvedOneByOne() {
    let names = ResolvedNames(spacing: [5, 16], options: UInt32(CONSTRAINT_GRAMMAR_ALIGN_ALL_TOP.rawValue))
    #expect(
      names.resolve("|-[a]-[b(>=gap@250)]", in: "visual-format") == [
        "a.leading == superview.leading * 1.0 + 16.0 @ 1000.0 spacing",
        "b.leading == a.trailing * 1.0 + 5.0 @ 1000.0 spacing",
        "b.width >= * 1.0 + 8.0 @ 250.0", "b.top == a.top * 1.0 + 0.0 @ 1000.0",
      ])
    #expect(
      names.resolve("a.width = b.width @ gap # wide", in: "compact-constraint-2021") == [
        "a.width == b.width * 1.0 + 0.0 @ 8.0 # wide"
      ])
    #expect(
      names.resolve("self.top = safe.top", in: "compact-constraint-2021") == [
        "self.top == area.top * 1.0 + 0.0 @ 1000.0 # self.top = safe.top"
      ])
    #expect(names.resolve("[a(c)]", in: "visual-format") == nil)
  }

  @Test func systemSpacingIsFinite() {
    #expect(ResolvedNames(spacing: [5, .nan], options: 0).resolve("[a]-[b]", in: "visual-format") == nil)
  }

  private func described(_ equation: constraint_grammar_equation) -> String { described(equation, of: Self.text) }

  /// An equation that is put together from its parts.
  private func described(_ equation: constraint_grammar_equation, of text: String) -> String {
    func name(_ range: constraint_grammar_range) -> String {
      String(decoding: Array(text.utf8).dropFirst(Int(range.offset)).prefix(Int(range.length)), as: UTF8.self)
    }
    func operation(_ value: constraint_grammar_operation) -> [String] {
      guard value.sign != 0 else { return [] }
      let number = [String(value.number), name(value.name), "-" + name(value.name), "spacing"][Int(value.kind)]
      return [String(UnicodeScalar(UInt8(value.sign))), number]
    }
    func side(_ side: constraint_grammar_side) -> [String] {
      let attribute = CLibrary.attributeName(side.attribute) ?? "?"
      let operands = [
        [], ["\(name(side.name)).\(attribute)"], [attribute], [name(side.name)], ["superview.\(attribute)"],
        [name(side.name)],
      ]
      return operands[Int(side.operand)] + operation(side.multiplier) + operation(side.constant)
    }
    let identifier = equation.identifier.length > 0 ? ["#", name(equation.identifier)] : []
    return
      (side(equation.left) + [CLibrary.relationSign(equation.relation) ?? "?"] + side(equation.right)
      + operation(equation.priority) + identifier).joined(separator: " ")
  }
}
