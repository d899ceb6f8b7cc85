import ConstraintGrammar
import SourceScanning
import Testing

/// What the article of the module shows.
@Suite struct OverviewTests {
  @Test func overview() {
    var printed: [String] = []
    func print(_ parts: Any...) { printed.append(parts.map { "\($0)" }.joined(separator: " ")) }

    let source = ContiguousArray(
      #"""
      let views = ["title": title, "icon": icon]
      add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8[icon]|", metrics: nil, views: views))
      """#.utf8)

    let strings = SourceScanner().strings(in: source, .swift)
    for string in strings {
      print(string.line, string.dialect.name, string.text)  // 2 visual-format H:|-[title]-8[icon]|
      if case .mistake(let mistakes) = string.status { print(mistakes[0]) }
    }
    // 2:68: error: the connection has no '-' at its end (a distance stands between two '-', as in '-8-')

    print(SourceEdits(fixing: strings, in: source).unifiedDiff(path: "View.swift"))

    #expect(
      printed == [
        "2 visual-format H:|-[title]-8[icon]|",
        "2:68: error: the connection has no '-' at its end (a distance stands between two '-', as in '-8-')",
        #"""
        --- a/View.swift
        +++ b/View.swift
        @@ -1,2 +1,2 @@
         let views = ["title": title, "icon": icon]
        -add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8[icon]|", metrics: nil, views: views))
        \ No newline at end of file
        +add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8-[icon]|", metrics: nil, views: views))
        \ No newline at end of file

        """#,
      ])
  }
}
