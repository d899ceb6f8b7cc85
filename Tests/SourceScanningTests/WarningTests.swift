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

  @Test func keysThatNoStringNames() {
    let body = #"""
      let views: [String: UIView] = ["a": a, "b": b, "ab": c]
      let metrics = ["m": 8, "n": 9]
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-m-[a]", options: [], metrics: metrics, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "H:[a]-[ab]", options: [], metrics: nil, views: views)
      view.addCompactConstraints(["a.top = b.top"], metrics: ["x": 1], views: ["a": a, "b": b])
      """#
    #expect(
      warnings(inFunction(body)) == [
        "3:41: warning: no constraint string names 'b' (leave it out, or name it)",
        "4:25: warning: no constraint string names 'n' (leave it out, or name it)",
        "7:58: warning: no constraint string names 'x' (leave it out, or name it)",
      ])
  }

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

  /// A value in a string may be a name; a size may be a number that is given elsewhere.
  @Test func nothingThatIsOnlyUnknown() {
    let call = "NSLayoutConstraint.constraints(withVisualFormat:"
    let body = #"""
      \#(call) "H:[p(\(t))]", metrics: ["pad": 8], views: ["p": p])
      \#(call) "H:[p(k)]-k-[p(>=k)]", metrics: given, views: ["p": p])
      \#(call) "H:[p(k)]", metrics: nil, views: ["p": p])
      """#
    #expect(warnings(inFunction(body)) == [])
    let mistakes = SourceScanner().strings(in: inFunction(body), .swift).flatMap(\.diagnostics).map(\.description)
    #expect(mistakes == ["5:56: error: there is no view called 'k' (the views are 'p')"])
  }

  @Test func keysInObjectiveC() {
    let source = #"""
      @implementation View
      - (void)layOut:(UIView *)view {
        NSDictionary *views = NSDictionaryOfVariableBindings(a, bb);
        id metrics = @{@"m": @8, @"n": @9};
        [NSLayoutConstraint constraintsWithVisualFormat:@"|-m-[a]" options:0 metrics:metrics views:views];
      }
      @end
      """#
    #expect(
      warnings(source, .objectiveC) == [
        "3:59: warning: no constraint string names 'bb' (leave it out, or name it)",
        "4:30: warning: no constraint string names 'n' (leave it out, or name it)",
      ])
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

  /// A name with dots is one of several words.
  @Test func keysOfSeveralWords() {
    let body = #"""
      view.addCompactConstraint("a.b.width = 3", metrics: nil, views: ["a.b": a, "a.c": b, "width": c])
      """#
    #expect(
      warnings(inFunction(body)) == ["3:77: warning: no constraint string names 'a.c' (leave it out, or name it)"])
  }

  @Test func constraintsThatRaiseExceptions() {
    let body = #"""
      view.addCompactConstraint("a.left = b.top", metrics: nil, views: ["a": a, "b": b])
      view.addCompactConstraint("a.left = \(x).top", metrics: nil, views: ["a": a])
      view.addCompactConstraint("a.left = b.top", metrics: nil, views: views)
      """#
    #expect(
      warnings(inFunction(body)) == [
        """
        3:28: warning: UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes (write 'a.left = b.left' \
        or 'a.top = b.top')
        """
      ])
  }
}
