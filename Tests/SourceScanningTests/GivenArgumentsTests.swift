import ConstraintGrammar
import ConstraintLayout
import SourceScanning
import Testing

/// What is wrong with a text by what its call gives besides.
@Suite struct GivenArgumentsTests {
  private func mistakes(_ source: String, _ language: SourceLanguage = .swift) -> [String] {
    SourceScanner().strings(in: source, language).flatMap { string in
      string.diagnostics.filter { $0.severity == .error }.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  private func call(_ text: String, _ options: String, _ metrics: String) -> String {
    """
    func f(wide: Bool, given: [String: Int]) {
      let low = ["p": 20]
      let either: [String: Int]
      if wide { either = ["p": 1001] } else { either = ["p": 1002] }
      let one: [String: Int]
      if wide { one = ["p": 1001] } else { one = ["p": 1001] }
      let across = NSLayoutConstraint.FormatOptions.alignAllLeft
      NSLayoutConstraint.constraints(withVisualFormat: "\(text)", options: \(options), metrics: \(metrics), views: ["a": a, "b": b])
    }
    """
  }

  /// Each call of the frameworks has metrics in Swift, so that one without is of the app, and what numbers that has is not known.
  @Test func numbersOfACallWithoutMetrics() {
    func call(_ arguments: String) -> String {
      #"f(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(w)][c]", \#(arguments)views: ["a": a]))"#
    }
    let view = "there is no view called"
    #expect(mistakes(call("")) == ["1:62: \(view) 'c'"])
    #expect(mistakes(call("metrics: nil, ")) == ["1:58: \(view) 'w'", "1:62: \(view) 'c'"])
  }

  @Test(arguments: [
    ("[a]-[b]", ".alignAllLeft"), ("[a]-[b]", "[.alignAllTop, .alignAllCenterX]"), ("[a]-[b]", "across"),
    ("V:[a]-[b]", ".alignAllFirstBaseline"),
  ])
  func optionsAlongTheText(_ text: String, _ options: String) {
    let found = mistakes(call(text, options, "nil"))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("text, which states these distances itself") == true)
  }

  @Test(arguments: [
    ("[a]-[b]", ".alignAllTop"), ("V:[a]-[b]", "across"), ("[a]", "across"), ("|-[a]-|", ".alignAllRight"),
    ("[a]-[b]", "other"), ("[a]-[b]", "Theme.alignAllLeft(true)"),
  ])
  func optionsThatNothingIsKnownAgainst(_ text: String, _ options: String) {
    #expect(mistakes(call(text, options, "nil")) == [])
  }

  @Test func valuesOfNumbers() {
    let message = "8:59: the number called 'p' is no priority: it is "
    #expect(mistakes(call("[a(20@p)]", "[]", #"["p": 1001]"#)) == [message + "1001"])
    #expect(mistakes(call("[a(20@p)]", "[]", #"["p": -2.5]"#)) == [message + "-2.5"])
    #expect(mistakes(call("[a(20@p)]", "[]", "one")) == [message + "1001"])
    let arguments = #"[a(2@p)]" options:0 metrics:@{@"p": @0} views:@{@"a": a}];"#
    #expect(
      mistakes("[NSLayoutConstraint constraintsWithVisualFormat:@\"" + arguments, .objectiveC)
        == ["1:56: the number called 'p' is no priority: it is 0"])
  }

  @Test(arguments: [#"["p": 20]"#, "low", "either", "given", #"["p": limit]"#, #"["p": 2000 - 1500]"#])
  func valuesThatNothingIsKnownAgainst(_ metrics: String) {
    #expect(mistakes(call("[a(20@p)]", "[]", metrics)) == [])
  }
}
