import ConstraintGrammar
import SourceScanning
import Testing

/// The forms in which constraint strings stand in sources of Swift: each is found at its place, with its mistake in it.
@Suite struct SwiftCallFormsTests {
  struct Form: CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let texts: [String]

    init(_ name: String, _ source: String, _ texts: [String]) {
      testDescription = name
      self.source = source
      self.texts = texts
    }
  }

  static let forms = [
    Form(
      "one literal",
      #"""
      NSLayoutConstraint.constraints(withVisualFormat: ▸"H:|[card]|", options: [], metrics: nil, views: ["card": card])
      let rows = NSLayoutConstraint.constraintsWithVisualFormat(▸"V:|-8-[✗crad]", options: [], metrics: nil, views: ["card": card])
      addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: ▸"V:[card]✗ |",
        options: .alignAllLeft, metrics: ["gap": 4], views: views))
      """#, ["H:|[card]|", "V:|-8-[crad]", "V:[card] |"]),
    Form(
      "a literal with values in it",
      #"""
      pin.addConstraintsWithFormat(▸"H:|-\(margin)-[v0(\(size(3, ")", of: "[x")))]", views: badge)
      constraints(withVisualFormat: ▸"H:|-(\(left.isHidden ? 0 : 8))-[a]-\(gap)-[b(==\(w)@\(priority))]-✗)|", metrics: nil, views: x)
      constraints(withVisualFormat: ▸"V:[row\(index)]-[row\(index + 1)]", metrics: nil, views: ["row1": a, "row2": b])
      constraints(withVisualFormat: ▸"H:|\(middle)|", metrics: nil, views: x)
      view.addConstraint(NSLayoutConstraint.attributeConstraintWithVisualFormat(▸"\(one).width >= b.width * \(factor) + 4", views: x))
      """#,
      [
        #"H:|-\(margin)-[v0(\(size(3, ")", of: "[x")))]"#,
        #"H:|-(\(left.isHidden ? 0 : 8))-[a]-\(gap)-[b(==\(w)@\(priority))]-)|"#,
        #"V:[row\(index)]-[row\(index + 1)]"#, #"H:|\(middle)| (structure)"#,
        #"visual-attribute \(one).width >= b.width * \(factor) + 4"#,
      ]),
    Form(
      "operators",
      #"""
      import SwiftyLayout
      view.addConstraint(▸a[.width] == b[.width] * 2)
      view.addConstraints([
        ▸a[.left] == b[.left] + margin ~ 750, // the first
        ▸self.title[.top] >= superview![.top] + CGFloat(margin),
        ▸12 <= a[.height],
      ])
      let half = ▸rows[0][.width]
        <= table(of: 3).header[.width] / 2 - insets.left
      """#,
      [
        "swifty-layout a[.width] == b[.width] * 2", "swifty-layout a[.left] == b[.left] + margin ~ 750",
        "swifty-layout self.title[.top] >= superview![.top] + CGFloat(margin)", "swifty-layout 12 <= a[.height]",
        "swifty-layout rows[0][.width]\n  <= table(of: 3).header[.width] / 2 - insets.left",
      ]),
    Form(
      "an array of literals over several lines",
      #"""
      view.addCompactConstraints([
        ▸"a.left = b.left",   // "H:|[no]|"
        // Note: "a.top = b.top",
        ▸"a.width ✗:= 3",
        /* "x", */ ▸"|-[a]-[b]-|", ▸"self.height <= max",
      ], metrics: ["max": 30], views: ["a": a, "b": b])
      activate(withVisualFormats: [▸"H:|[a]|", ▸"V:|[✗c]|"], views: ["a": a, "b": b])
      """#,
      [
        "compact-constraint-2021 a.left = b.left", "compact-constraint-2021 a.width := 3",
        "compact-constraint-2021 |-[a]-[b]-|", "compact-constraint-2021 self.height <= max", "H:|[a]|", "V:|[c]|",
      ]),
    Form(
      "one literal of the other libraries",
      #"""
      NSLayoutConstraint(expressionFormat: ▸"a.left = superview.left + inset", parameters: ["a": a, "inset": 8])
      view.hb_addCompactConstraint(▸"self.width <= max", metrics: ["max": 320], views: [:])
      NSLayoutConstraint.attributeConstraint(withVisualFormat: ▸"[a]", views: ["a": a])
      button.constrain(▸"width = 2 * ✗hieght", to: label)
      NSLayoutConstraint.tat_constraint(withEquationFormat: ▸"a.width == b.✗widht * 2", metrics: nil, views: views)
      """#,
      [
        "expression-format a.left = superview.left + inset", "compact-constraint-2021 self.width <= max", "[a]",
        "equations width = 2 * hieght", "tat-layout a.width == b.widht * 2",
      ]),
    Form(
      "an array through a helper of the app",
      #"""
      extension UIView {
        func pin(_ formats: [String], by names: [String: Any]) {
          for format in formats {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: names))
          }
        }
        func stack(in box: UIView, rules lines: [String], parts: [String: Any]) { box.pin(lines, by: parts) }
      }
      header.pin([▸"H:|[logo]|", ▸"V:|[✗lego]|"], by: ["logo": logo])
      header.stack(in: box, rules: [▸"H:[logo]"], parts: ["logo": logo])
      """#, ["H:|[logo]|", "V:|[lego]|", "H:[logo]"]),
    Form(
      "positional views",
      #"""
      addConstraintsWithFormat(▸"H:|[v0]-[v1]|", views: icon, title)
      addConstraintsWithFormat(format: ▸"H:|[v0]-[✗v2]|", views: icon, title)
      addConstraintsWithFormat(▸"H:|[v0][v1]|", views: list)
      """#, ["H:|[v0]-[v1]|", "H:|[v0]-[v2]|", "H:|[v0][v1]|"]),
    Form(
      "a variable first",
      #"""
      func layout() {
        let views = ["a": a, "b": b]
        let format = ▸"H:|[a]-[✗bb]|"
        var formats: [String] = [▸"V:|[a]|", ▸"V:|[b]|"]
        use(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        for line in formats { use(NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: views)) }
        for line in [▸"[a]", ▸"[✗c]|"] { use(NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: views)) }
      }
      func other(views: [String: Any]) {
        use(NSLayoutConstraint.constraints(withVisualFormat: ▸"H:[unknown]", metrics: nil, views: views))
      }
      """#, ["H:|[a]-[bb]|", "V:|[a]|", "V:|[b]|", "[a]", "[c]|", "H:[unknown]"]),
    Form(
      "a variable that a switch assigns",
      #"""
      let format: String
      switch size {
      case .small: format = ▸"H:|-4-[a]"
      case .large: format = ▸"H:|-8-[✗b]"
      }
      constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
      """#, ["H:|-4-[a]", "H:|-8-[b]"]),
    Form(
      "put together when it runs",
      #"""
      var format = "H:|"
      for name in names { format += "[\(name)]" }
      constraints(withVisualFormat: ▸format, metrics: nil, views: x)
      constraints(withVisualFormat: [▸"H:|", "[a]|"].joined(), metrics: nil, views: x)
      constraints(withVisualFormat: ▸"H:" + common, metrics: nil, views: x)
      constraints(withVisualFormat: ▸String(contentsOf: url), metrics: nil, views: x)
      """#,
      [" (concatenation)", " (concatenation)", " (concatenation)", " (value)"]),
    Form(
      "a sum of literals",
      #"""
      let tail = "-[b]|"
      constraints(withVisualFormat: ▸"H:|" + "[a]" +
        "-[✗c]" + tail, metrics: nil, views: ["a": a, "b": b])
      """#, ["H:|[a]-[c]-[b]|"]),
    Form(
      "a format",
      #"""
      constraints(withVisualFormat: String(format: ▸"H:|-%d-[%@]-%.1f-✗)|", 3, name, 2.5), metrics: nil, views: x)
      """#, ["H:|-%d-[%@]-%.1f-)|"]),
    Form(
      "a ternary",
      #"""
      constraints(withVisualFormat: isWide ? ▸"|-4-[a]" : (isTall ? ▸"|-6-[✗b]" : ▸"|-8-[a]"), metrics: nil, views: ["a": a])
      constraints(withVisualFormat: view?.isHidden == true ? ▸"|[a]" : ▸"|-[a]", metrics: nil, views: ["a": a])
      """#, ["|-4-[a]", "|-6-[b]", "|-8-[a]", "|[a]", "|-[a]"]),
    Form(
      "several lines",
      ##"""
      constraints(withVisualFormat: ▸"""
        H:|[a]\
        -[✗c]-[b]\

        """, metrics: nil, views: ["a": a, "b": b])
      constraints(withVisualFormat: ▸#"H:|[a]-[\#(name)c]|"#, metrics: nil, views: ["a": a])
      constraints(withVisualFormat: ▸#"""
          H:|-\#(gap)-[✗é]|
          """#, metrics: nil, views: ["a": a])
      """##,
      ["H:|[a]-[c]-[b]", ##"H:|[a]-[\#(name)c]|"##, ##"H:|-\#(gap)-[é]|"##]),
    Form(
      "comments anywhere",
      #"""
      constraints /* a */ ( // "b"
        /* c /* d */ */ withVisualFormat /* e */ : /* "f" */
          // g
          ▸"H:|[✗b]|" /* h */ , // i
        metrics: nil, views: [ /* "b": b, */ "a" /* j */ : a, // "b": b
        ])
      """#, ["H:|[b]|"]),
    Form(
      "nesting",
      #"""
      NSLayoutConstraint.activate([top, bottom].flatMap { edge in
        let all = { (x: Int) in [x] + constraints(withVisualFormat: ▸"H:|[✗b]|", metrics: nil, views: ["a": a]) }
        return foo(bar { baz([constraints(withVisualFormat: ▸"H:|[a]|", metrics: nil, views: ["a": a])]) })
      })
      """#, ["H:|[b]|", "H:|[a]|"]),
    Form(
      "a wrapped dictionary and one that is changed",
      #"""
      var views: [String: Any] = ["a": a]
      constraints(withVisualFormat: ▸"[✗b]|", metrics: nil, views: views)
      views["b"] = b
      constraints(withVisualFormat: ▸"[b]", metrics: nil, views: views)
      """#, ["[b]|", "[b]"]),
    Form(
      "a literal that the compiler refuses",
      #"""
      constraints(withVisualFormat: ▸"H:|[a]|, metrics: nil, views: ["a": a])
      constraints(withVisualFormat: ▸"H:|\[a]|", metrics: nil, views: ["a": a])
      constraints(withVisualFormat: ▸"H:|\([a]|", metrics: nil, views: ["a": a])
      constraints(withVisualFormat: ▸"H:|"[a]|", metrics: nil, views: ["a": a])
      constraints(withVisualFormat: ▸"H:|[✗b]|", metrics: nil, views: ["a": a])
      """#, [" (literal)", "H:|[a]| (literal)", "H:|([a]| (literal)", " (literal)", "H:|[b]|"]),
  ]

  @Test(arguments: forms) func findsEachAtItsPlace(_ form: Form) {
    let found = MarkedSource(form.source).found(.swift)
    #expect(found.faults == [])
    #expect(found.texts == form.texts)
  }
}
