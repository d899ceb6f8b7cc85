import ConstraintGrammar
import ConstraintLanguages
import SourceScanning
import Testing

/// What is no mistake and yet told.
@Suite struct WarningTests {
  /// The warnings in a source, a line each.
  private func warnings(
    _ source: String, _ language: SourceLanguage = .swift, _ scanner: SourceScanner = SourceScanner()
  )
    -> [String]
  {
    scanner.strings(in: source, language).flatMap { $0.warnings.map(\.description) }
  }

  private func inFunction(_ body: String) -> String { "class View {\n func f() {\n\(body)\n }\n}" }

  /// It stands where the text begins: in a literal of several lines on the next one, without a quotation mark where the first
  /// term is, of a sum where its first part is.
  @Test func warningOfYourOwn() {
    let source = #"""
      import SwiftyLayout
      /* é */ rule(a[.width] == 10)
      /* é */ view.addCompactConstraints(["a.top = b.top", """
        a.left = b.left
        """], metrics: nil, views: v)
      func f() {
        let start = "a.left = "
        view.addCompactConstraint(start + "b.left", metrics: nil, views: v)
      }
      """#
    let found = SourceScanner().strings(in: source, .swift)
    #expect(found.map(\.text) == ["a[.width] == 10", "a.top = b.top", "a.left = b.left", "a.left = b.left"])
    #expect(
      found.map { $0.warning(.noTerm, "look", hint: nil).description }
        == ["2:14: warning: look", "3:38: warning: look", "4:3: warning: look", "7:16: warning: look"])
  }

  private static let call =
    #"NSLayoutConstraint.constraints(withVisualFormat: "[a]", options: [], metrics: nil, views: v)"#

  /// Where anything else is done with a dictionary, or a string is not known, nothing is told.
  @Test(arguments: [
    "let v = [\"a\": a, \"b\": b]\n\(call)\nuse(v)",
    "var v = [\"a\": a, \"b\": b]\n\(call)\nv[\"c\"] = c",
    "var v = [\"a\": a, \"b\": b]\n\(call)\nv = other",
    "v = [\"a\": a, \"b\": b]\n\(call)",
    "let v = [\"a\": a, \"b\": b]\n\(call)\nprint(\"\\(v)\")",
    "let v = [\"a\": a, \"b\": b]\n\(call)\nNSLayoutConstraint.constraints(withVisualFormat: f(), metrics: nil, views: v)",
    "let v = [\"a\": a, \"b\": b]\n\(call)\nNSLayoutConstraint.constraints(withVisualFormat: \"[\\(b)]\", metrics: nil, views: v)",
    "let v = [\"a\": a, \"b\": b]\n\(call)\nNSLayoutConstraint.constraints(withVisualFormat: \"[c]-[d\", metrics: nil, views: v)",
    "let v = [\"a\": a, \"b\": b]\n\(call)\nhelper.addConstraintsWithVisualFormat(\"[a]\", metrics: nil, views: v)",
    "let v = [\"a\": a, key: b]\n\(call)",
    "helper.addConstraintsWithVisualFormat(\"[a]\", metrics: nil, views: [\"a\": a, \"b\": b])",
    "// constraint-grammar:disable\nlet v = [\"a\": a, \"b\": b]\n\(call)",
  ])
  func nothingThatIsAGuess(_ body: String) {
    #expect(warnings(inFunction(body)) == [])
  }

  /// A name that is known elsewhere too can be used there.
  @Test func nothingOfWhatIsKnownElsewhere() {
    #expect(warnings("let v = [\"a\": a, \"b\": b]\n\(Self.call)") == [])
    #expect(warnings("final class View: UIView {\n let v = [\"a\": a, \"b\": b]\n func f() { \(Self.call) }\n}") == [])
    let macro = #"""
      - (void)layOut {
        NSDictionary *v = @{@"a": a, @"b": b};
        [NSLayoutConstraint constraintsWithVisualFormat:@"[a]" options:0 metrics:nil views:v];
        PIN(@"[b]");
      }
      """#
    #expect(warnings(macro, .objectiveC) == [])
  }

  /// An app's own function may do anything with what it is given.
  @Test func nothingOfAnAppsFunctions() {
    let scanner = SourceScanner(
      calls: [KnownCall("constraints", isList: true, .visualFormat, function: "configure")] + KnownCall.builtIn)
    let body = #"configure(constraints: ["[a]"], views: ["a": a, "b": b])"#
    #expect(warnings(inFunction(body), .swift, scanner) == [])
  }
}
