import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Testing

@testable import ConstraintLayout

/// Visual formats in other languages, and what is one in others.
@Suite struct VisualFormatTranslationTests {
  private static let sample = "V:|-[a(>=50@700,<=b)]-10-[c]|"

  private func translated(
    _ text: String, to target: TranslationTarget, _ change: (inout TranslationOptions) -> Void = { _ in }
  ) throws -> String {
    var options = TranslationOptions()
    change(&options)
    return try Dialect.visualFormat.translate(text, to: target, options: options).text
  }

  @Test func anchors() throws {
    #expect(
      try translated(Self.sample, to: .anchors) == """
        a.topAnchor.constraint(equalTo: a.superview!.layoutMarginsGuide.topAnchor)
        let constraint1 = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        constraint1.priority = .init(rawValue: 700)
        a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor)
        c.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10)
        c.superview!.bottomAnchor.constraint(equalTo: c.bottomAnchor)
        """)
    #expect(
      try translated("|-[a]-(>=8@low)-|", to: .anchors) { $0.platform = .macOS } == """
        a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor, constant: 20)
        let constraint1 = a.superview!.trailingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8)
        constraint1.priority = .init(rawValue: Float(low))
        """)
  }

  /// The words of equations are names in a list, whatever the dialect.
  @Test(arguments: ["super", "safe"])
  func aWordIsTheNameOfAViewInAList(_ word: String) throws {
    let source = Dialect.compactConstraint2021
    #expect(
      try source.translate("[\(word)]-8-[b]", to: .dialect(.tatLayout)).text == "b.leading == \(word).trailing + 8")
    #expect(
      try source.translate("b.leading = super.trailing + 8", to: .dialect(.tatLayout)).text
        == "b.leading == superview.trailing + 8")
    let bytes = ContiguousArray("[\(word)][b]".utf8)
    let statement = Statement(try source.statement(of: bytes.span), of: bytes.span)
    #expect(NamedEnvironment(for: statement, in: source).item(named: word) != nil)
  }

  @Test func anchorsOfObjectiveC() throws {
    #expect(
      try translated(Self.sample, to: .anchors) { $0.language = .objectiveC } == """
        [a.topAnchor constraintEqualToAnchor:a.superview.layoutMarginsGuide.topAnchor]
        NSLayoutConstraint *constraint1 = [a.heightAnchor constraintGreaterThanOrEqualToConstant:50];
        constraint1.priority = 700;
        [a.heightAnchor constraintLessThanOrEqualToAnchor:b.heightAnchor]
        [c.topAnchor constraintEqualToAnchor:a.bottomAnchor constant:10]
        [c.superview.bottomAnchor constraintEqualToAnchor:c.bottomAnchor]
        """)
  }

  @Test func initializer() throws {
    #expect(
      try translated("|-[a]-gap-[b]", to: .swift) == """
        NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: a.superview!, attribute: \
        .leadingMargin, multiplier: 1, constant: 0)
        NSLayoutConstraint(item: b, attribute: .leading, relatedBy: .equal, toItem: a, attribute: .trailing, \
        multiplier: 1, constant: gap)
        """)
    #expect(
      try translated("[a(<=8@low)]-|", to: .swift) { $0.language = .objectiveC } == """
        NSLayoutConstraint *constraint1 = [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeWidth \
        relatedBy:NSLayoutRelationLessThanOrEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 \
        constant:8];
        constraint1.priority = low;
        [NSLayoutConstraint constraintWithItem:a.superview attribute:NSLayoutAttributeTrailingMargin \
        relatedBy:NSLayoutRelationEqual toItem:a attribute:NSLayoutAttributeTrailing multiplier:1 constant:0]
        """)
  }

  @Test(arguments: [
    ("[a]-[b]", "b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)"),
    ("V:[a]-[b]", "b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)"),
  ])
  func spacingBetweenViews(text: String, code: String) throws {
    let comment = " /* macOS 11 or later */"
    for target in [TranslationTarget.anchors, .swift] {
      #expect(try translated(text, to: target) == code)
      #expect(try translated(text, to: target) { $0.platform = .macOS } == code + comment)
    }
  }

  /// The guides of a view came to AppKit later than its anchors.
  @Test(arguments: [
    ("a.top = b.top", "a.topAnchor.constraint(equalTo: b.topAnchor)", ""),
    (
      "a.top = safe.top", "a.topAnchor.constraint(equalTo: a.superview!.safeAreaLayoutGuide.topAnchor)",
      " /* macOS 11 or later */"
    ),
    (
      "a.leftMargin = b.left", "a.layoutMarginsGuide.leftAnchor.constraint(equalTo: b.leftAnchor)",
      " /* macOS 11 or later */"
    ),
  ])
  func guides(text: String, code: String, comment: String) throws {
    for (platform, ending) in [(CodePlatform.iOS, ""), (.macOS, comment)] {
      var options = TranslationOptions()
      options.platform = platform
      let translation = try Dialect.compactConstraint2021.translate(text, to: .anchors, options: options)
      #expect(translation.text == code + ending)
    }
  }

  @Test(arguments: [
    (Relation.equal, "equalTo"), (.lessThanOrEqual, "lessThanOrEqualTo"),
    (.greaterThanOrEqual, "greaterThanOrEqualTo"),
  ])
  func relationOfSpacing(relation: Relation, word: String) throws {
    let equation = Equation(
      Side(.attribute(of: "b", .leading)), relation,
      Side(.attribute(of: "a", .trailing), constant: Constant(.plus, .systemSpacing)))
    #expect(
      try Dialect.visualFormat.translate(equation, to: .anchors).text
        == "b.leadingAnchor.constraint(\(word)SystemSpacingAfter: a.trailingAnchor, multiplier: 1)")
  }

  @Test func compactConstraints() throws {
    let text = "V:|-8-[a(>=w)]-10-[c]-gap-|"
    #expect(
      try translated(text, to: .dialect(.compactConstraint)) == """
        a.top = super.top + 8
        a.height >= w.height
        c.top = a.bottom + 10
        c.bottom = super.bottom - gap
        """)
    #expect(
      try translated("[a(>=w)]-(<=gap)-|", to: .dialect(.expressionFormat)) { $0.metrics = ["w"] } == """
        a.width >= w
        a.trailing >= superview.trailing - gap
        """)
    #expect(try translated(text, to: .dialect(.compactConstraint2021)) == text)
    #expect(try translated("|-8-[a]", to: .dialect(.compactConstraint2021)) == "|-8-[a]")
    #expect(
      try translated("|[a(5@low)]", to: .dialect(.tatLayout)) == """
        a.leading == superview.leading
        a.width == 5 @ low
        """)
  }

  @Test func oneText() throws {
    let translation = try Dialect.visualFormat.translate(Self.sample, to: .dialect(.visualFormat))
    #expect(translation.texts == [Self.sample])
    #expect(translation.names == [nil])
    #expect(translation.isList)
    #expect(try Dialect.visualFormat.translate("[a]", to: .anchors).texts == [])
  }

  @Test func options() throws {
    #expect(
      try translated("[a]-5-[b]", to: .anchors) { $0.visualFormat = [.alignAllTop, .directionRightToLeft] } == """
        a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 5)
        b.topAnchor.constraint(equalTo: a.topAnchor)
        """)
    let refused = #expect(throws: Diagnostic.self) {
      try translated("[a]-5-[b]", to: .anchors) { $0.visualFormat = .alignAllLeft }
    }
    #expect(refused?.code == .alignmentAlongText)
    // Apps give such options to texts of one view, and run.
    #expect(
      try translated("V:|-5-[a]", to: .anchors) { $0.visualFormat = .alignAllLastBaseline }
        == "a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: 5)")
  }

  @Test(arguments: [
    ("a.width >= 50", "[a(>=50)]"), ("a.width = 50 @ 700", "[a(50@700)]"), ("a.height = b.height", "V:[a(b)]"),
    ("a.width = gap", "[a(gap)]"), ("a.leading = super.leading + 8", "|-8-[a]"), ("a.top = super.top", "V:|[a]"),
    ("b.leading = a.trailing + 8", "[a]-8-[b]"), ("b.leading >= a.trailing - 8 @ low", "[a]-(>=-8@low)-[b]"),
    ("a.trailing = super.trailing - 8", "[a]-8-|"), ("a.bottom <= super.bottom - gap", "V:[a]-(>=gap)-|"),
  ])
  func visualFormat(text: String, format: String) throws {
    #expect(try Dialect.compactConstraint2021.translate(text, to: .dialect(.visualFormat)).text == format)
  }

  @Test func identifier() throws {
    let text = "self.width = 3 @ high # a \"b\" \\ c"
    #expect(
      try Dialect.compactConstraint2021.translate(text, to: .anchors, receiver: "view").text == """
        let constraint1 = view.widthAnchor.constraint(equalToConstant: 3)
        constraint1.priority = .init(rawValue: Float(high))
        constraint1.identifier = "a \\"b\\" \\\\ c"
        """)
    var options = TranslationOptions()
    options.language = .objectiveC
    options.firstNumber = 7
    #expect(
      try Dialect.compactConstraint2021.translate("a.width = b.width / 3 # x\u{B}y", to: .anchors, options: options)
        .text
          == """
          NSLayoutConstraint *constraint7 = [a.widthAnchor constraintEqualToAnchor:b.widthAnchor multiplier:1.0 / 3];
          constraint7.identifier = @"x\\013y";
          """)
  }

  /// What a distance or a priority is called is a number everywhere.
  @Test func numberInADistanceIsNoViewInASize() throws {
    #expect(
      try Dialect.visualFormat.translate("[a]-gap-[b(gap)]", to: .anchors).text == """
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: gap)
        b.widthAnchor.constraint(equalToConstant: gap)
        """)
  }

  @Test func constraintsAreCalledByOtherNamesThanViewsAndNumbers() throws {
    #expect(
      try Dialect.visualFormat.translate("[a(5@6)]-constraint3-[constraint1(7@8)]", to: .anchors).text == """
        let constraint4 = a.widthAnchor.constraint(equalToConstant: 5)
        constraint4.priority = .init(rawValue: 6)
        constraint1.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: constraint3)
        let constraint5 = constraint1.widthAnchor.constraint(equalToConstant: 7)
        constraint5.priority = .init(rawValue: 8)
        """)
    #expect(
      try Dialect.tatLayout.translate("constraint1.width == 5 @ 6", to: .anchors).text == """
        let constraint2 = constraint1.widthAnchor.constraint(equalToConstant: 5)
        constraint2.priority = .init(rawValue: 6)
        """)
  }

  @Test func safeArea() throws {
    #expect(
      try Dialect.compactConstraint2021.translate("a.bottom = safe.bottom - 20", to: .anchors).text
        == "a.bottomAnchor.constraint(equalTo: a.superview!.safeAreaLayoutGuide.bottomAnchor, constant: -20)")
  }

  @Test func arithmeticInObjectiveC() throws {
    var options = TranslationOptions()
    options.language = .objectiveC
    for (text, code) in [
      ("a.width = gap / 4 + 1", "[a.widthAnchor constraintEqualToConstant:1.0 * gap / 4 + 1]"),
      ("a.width = b.width / scale", "[a.widthAnchor constraintEqualToAnchor:b.widthAnchor multiplier:1.0 / scale]"),
      (
        "a.width = b.width / 2 + 8",
        "[a.widthAnchor constraintEqualToAnchor:b.widthAnchor multiplier:0.5 constant:8]"
      ),
    ] {
      #expect(try Dialect.compactConstraint.translate(text, to: .anchors, options: options).text == code)
    }
    let refused = #expect(throws: Diagnostic.self) {
      try Dialect.compactConstraint.translate("default.width = 3", to: .anchors, options: options)
    }
    #expect(refused?.code == .noSuchName)
  }

  @Test(arguments: [
    ("|-[a]", Dialect.compactConstraint, "no-system-spacing"), ("[a]-[b]", .swiftyLayout, "no-system-spacing"),
    ("[a(5@7)]", .expressionFormat, "no-priority"), ("|[a]", .formulaStyle, "no-superview"),
    ("[a(5)]-8-[c]", .equations, "other-item"),
  ])
  func refused(text: String, target: Dialect, code: String) {
    #expect(Dialect.visualFormat.written(text, in: .dialect(target)) == "refused: " + code)
  }

  @Test func everyRefusal() {
    let text = "|-[a(5@7)]-[b]"
    let refused = #expect(throws: Diagnostic.self) {
      try Dialect.visualFormat.translate(text, to: .dialect(.compactConstraint))
    }
    #expect(refused?.mistakes.map(\.code) == [.noSystemSpacing, .noPriority, .noSystemSpacing])
    #expect(
      refused?.mistakes.map { $0.rendered(in: text, file: "text") }.joined() == """
        text:1:2: error: compact-constraint has no word for the distance that the system keeps
        |-[a(5@7)]-[b]
         ^
        hint: write the distance in points; another target may have words for it, such as 'visual-format', \
        'compact-constraint-2021' or 'swift'
        text:1:5: error: compact-constraint has no priorities
        |-[a(5@7)]-[b]
            ^~~~~
        hint: set it on the constraint; another target may have words for it, such as 'visual-format', \
        'compact-constraint-2021', 'swifty-layout', 'tat-layout' or 'swift'
        text:1:11: error: compact-constraint has no word for the distance that the system keeps
        |-[a(5@7)]-[b]
                  ^
        hint: write the distance in points; another target may have words for it, such as 'visual-format', \
        'compact-constraint-2021' or 'swift'

        """)
  }

  @Test func identifierIsRefused() {
    #expect(
      Dialect.compactConstraint2021.written("a.width = 3 # x", in: .dialect(.tatLayout)) == "refused: no-identifier")
    #expect(
      Dialect.compactConstraint2021.written("a.top = safe.top", in: .dialect(.tatLayout)) == "refused: no-safe-area")
  }
}
