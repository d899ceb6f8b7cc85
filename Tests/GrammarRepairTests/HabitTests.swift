import GrammarCombinators
import GrammarRepair
import Testing

@Suite struct HabitTests {
  /// What names the views of a list: `[a]-[b]`, with white space between the parts.
  private static let lists = Interpreter(
    NamedRule("list") {
      Repeat(
        .oneOrMore, separator: { "-" },
        _: {
          "["
          WordOf(WordStart.self, WordPart.self).text()
          "]"
        })
      End()
    })

  /// The mistakes in a text of lists: the changes of each, and the words of its habit; then the mended text.
  private func mended(_ text: String, by forms: [Habit.Form], isPaired: Bool = false) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    let habit = Habit("a habit", "write '{new}'", isPaired: isPaired, forms)
    let mistakes = Repairer(Self.lists, habits: [habit]).mistakes(in: bytes.span)
    let lines = mistakes.map { mistake in
      let edits = mistake.edits.map { "\($0.range.lowerBound)-\($0.range.upperBound) '\($0.replacement)'" }
      return "\(edits.joined(separator: ", ")) / \(mistake.habit == nil ? "none" : mistake.meant)"
    }
    let all = mistakes.flatMap(\.edits).applied(to: bytes.span)
    return lines + (mistakes.allSatisfy { !$0.edits.isEmpty } ? [String(decoding: all, as: UTF8.self)] : [])
  }

  @Test("The program of the documentation shows what is meant")
  func program() {
    let lists = Self.lists
    let bytes = ContiguousArray("[my-view]".utf8)
    var shown: [String] = []
    func print(_ message: String, _ meant: String) { shown.append("\(message) \(meant)") }
    let habits = [
      Habit("a name has no '-'", "write '{new}'", [.init("[ · NAME - NAME · ] → {1}_{3}")])
    ]
    for mistake in Repairer(lists, habits: habits).mistakes(in: bytes.span) {
      print(mistake.habit?.message ?? "", mistake.meant)
    }
    #expect(shown == ["a name has no '-' my_view"])
  }

  @Test("A form is replaced by its pieces and what stands around them")
  func pieces() {
    #expect(
      mended("[my-view]", by: [.init("[ · NAME - NAME · ] → {1}_{3}")])
        == ["3-4 '_' / my_view", "[my_view]"])
    #expect(mended("[a]-b", by: [.init("· NAME · $ → [{1}]")]) == ["4-4 '[', 5-5 ']' / [b]", "[a]-[b]"])
  }

  @Test("A habit is looked for before the place where a text fails, a slip of the fingers there alone")
  func slips() {
    let pairs = Interpreter(
      NamedRule("pair") {
        OneOf {
          SequenceOf {
            "a"
            "+"
            "b"
          }
          SequenceOf {
            "c"
            "+"
            "d"
          }
        }
        End()
      })
    func mended(_ text: String, _ form: Habit.Form, isSlip: Bool) -> [[String]] {
      let repairer = Repairer(pairs, habits: [Habit(nil, "", isSlip: isSlip, [form])])
      return repairer.mistakes(in: ContiguousArray(text.utf8).span).map { $0.edits.map(\.replacement) }
    }
    #expect(mended("a+d", Habit.Form("a → c"), isSlip: false) == [["c"]])
    #expect(mended("a+d", Habit.Form("a → c"), isSlip: true) == [[]])
    #expect(mended("a+d", Habit.Form("d → b"), isSlip: true) == [["b"]])
  }

  @Test("What stands before a form and behind it decides")
  func surroundings() {
    let forms = [Habit.Form("^ · NAME · - → [{1}]")]
    #expect(mended("a-[b]", by: forms) == ["0-0 '[', 1-1 ']' / [a]", "[a]-[b]"])
    #expect(mended("[a]-b-[c]", by: forms) == ["4-4 '[', 5-5 ']' / none", "[a]-[b]-[c]"])
    #expect(mended("b", by: forms) == ["0-0 '[', 1-1 ']' / none", "[b]"])
  }

  @Test(
    "Kinds of pieces",
    arguments: [
      ("[1st]", "NUMBER", "a", "[a]"), ("[größe]", "INSIDE", "a", "[a]"), ("[ü]", "FOREIGN", "ue", "[ue]"),
      ("[a]*[b]", "SIGN", "-", "[a]-[b]"),
      ("[a](50)", "GROUP", "", "[a]"), ("[a]-[b] and more", "NAME REST", "", "[a]-[b] "),
      ("[a]>=[b]", "RELATION", "-", "[a]-[b]"), ("[a]?[b]", "ANY", "-", "[a]-[b]"),
      ("[a b]", "NAME SPACE WORD", "{1}", "[a]"),
    ])
  func kinds(text: String, pattern: String, replacement: String, expected: String) {
    #expect(mended(text, by: [.init("\(pattern) → \(replacement)")]).last == expected)
  }

  @Test("A form that can be anything is read on behind, and not mended")
  func readOn() {
    #expect(
      mended("[a]*[b]~[c]", by: [.init(reading: "* → -"), .init("~ → -")]) == [" / -", "7-8 '-' / -"])
  }

  @Test("What is meant may follow from the pieces, and a condition from what stands around them")
  func computed() {
    let form = Habit.Form("NUMBER") { $0.pieces[0] == "1st" ? "first" : nil }
    #expect(mended("[1st]", by: [form]) == ["1-4 'first' / first", "[first]"])
    #expect(mended("[2nd]", by: [form]) == [" / none"])
    let first = Habit.Form("+ → -") { $0.before.count == 3 && $0.behind.count == 3 }
    #expect(mended("[a]+[b]", by: [first]) == ["3-4 '-' / -", "[a]-[b]"])
    #expect(mended("[a]-[b]+[c]", by: [first]) == [" / none"])
  }

  @Test("Forms that belong together are one mistake")
  func paired() {
    let forms = [Habit.Form("\" →")]
    #expect(mended("\"[a]\"", by: forms, isPaired: true) == ["0-1 '', 4-5 '' / ", "[a]"])
    #expect(mended("\"[a]\"", by: forms) == ["0-1 '' / ", "4-5 '' / ", "[a]"])
  }

  @Test("Of two habits the likelier one is taken")
  func costs() {
    let forms = [Habit.Form("+ → -", cost: 12), .init("+ [ → -[", cost: 11)]
    #expect(mended("[a]+[b]", by: forms) == ["3-5 '-[' / -[", "[a]-[b]"])
  }

  @Test("What is refused where the grammar fits is mended by habits alone")
  func refusal() {
    let name = NamedRule("name") {
      WordOf(WordStart.self, WordPart.self).text().check { ($0, $0 == "no" ? Refusal.Reason(code: "no") : nil) }
    }
    let interpreter = Interpreter(name)
    @Sendable func failure(_ bytes: Span<UInt8>) -> ParseFailure? {
      var cursor = Cursor()
      do throws(ParseFailure) {
        _ = try name.run(bytes, from: &cursor, explainedBy: interpreter)
        return nil
      } catch {
        return error
      }
    }
    let bytes = ContiguousArray("no".utf8)
    let habits = [Habit(nil, "", [.init("no → yes")])]
    let mended = Repairer(interpreter, habits: habits, failure: { failure($0) }).mistakes(in: bytes.span)
    #expect(mended.map { $0.edits.map(\.replacement) } == [["yes"]])
    let left = Repairer(interpreter, failure: { failure($0) }).mistakes(in: bytes.span)
    #expect(left.map { $0.edits } == [[]])
  }
}
