import SourceScanning
import Testing

/// What only older systems come to has no anchors.
@Suite struct OlderSystemsTests {
  private static let isOld = "only older systems come to it, which may not have anchors"
  private static let views = #"let views = ["a": a]"#

  private static let inSwift: [(lines: String, isLeft: Bool)] = [
    ("if #available(iOS 11.0, *) {\ng()\n} else {\nUSE\n}", true),
    ("if #available(iOS 9, *) {\ng()\n} else {\nUSE\n}", true),
    ("if #available(iOS 13, macOS 10.15, *) {\ng()\n} else if x {\nlater {\nself.USE\n}\n}", true),
    ("if x {\ng()\n} else if #available(iOS 11, *) {\ng()\n} else {\nUSE\n}", true),
    ("guard #available(iOS 11, *) else {\nUSE\nreturn\n}", true),
    ("if #unavailable(iOS 11, *) {\nUSE\n}", true),
    ("if #available(iOS 11, *) {\ng()\nreturn\n}\nUSE", true),
    ("@available(iOS, obsoleted: 11)\nfunc old() {\nUSE\n}", true),
    ("if #available(iOS 11, *) {\nUSE\n}", false),
    ("if #available(iOS 13, *) {\ng()\n} else {\nUSE\n}", false),
    ("if #unavailable(iOS 11, *) {\ng()\n} else {\nUSE\n}", false),
    ("guard #available(iOS 11, *) else {\nreturn\n}\nUSE", false),
    ("if #available(iOS 11, *) {\ng()\n}\nUSE", false),
    ("if #available(iOS 11, *) {\ng()\n} else {\ng()\n}\nif x {\ng()\n} else {\nUSE\n}", false),
    ("@available(iOS 9, *)\nfunc new() {\nUSE\n}", false),
  ]

  @Test(arguments: inSwift) func ofSwift(lines: String, isLeft: Bool) {
    let source = swiftSource("", "let a = UIView()", Self.views, lines)
    #expect(migrated(source, .swift) == (isLeft ? Self.isOld : ""))
  }

  private static let inObjectiveC: [(lines: String, isLeft: Bool)] = [
    ("if (@available(iOS 11, *)) {\n[self g];\n} else {\nUSE\n}", true),
    ("if (@available(iOS 11.0, *)) [self g]; else USE", true),
    ("if (@available(iOS 11, *)) {\n[self g];\n} else if (x) {\nUSE\n}", true),
    ("if (@available(iOS 11, *)) {\n[self g];\nreturn;\n}\nUSE", true),
    ("if (@available(iOS 11, *)) {\nUSE\n}", false),
    ("if (@available(iOS 11, *)) {\n[self g];\n}\nUSE", false),
    ("if (@available(iOS 11, *)) [self g];\nif (x) {\nreturn;\n}\nUSE", false),
    ("if (x) {\n[self g];\n} else {\nUSE\n}", false),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(lines: String, isLeft: Bool) {
    let source = objectiveCSource("UIView *a = b;", "NSDictionary *views = @{@\"a\": a};", lines)
    #expect(migrated(source, .objectiveC) == (isLeft ? Self.isOld : ""))
  }

  /// An equation of operators as well.
  @Test func operators() {
    let scanner = SourceScanner()
    let source =
      "import SwiftyLayout\nclass C: UIView {\nfunc f() {\nif #available(iOS 11, *) { } else {\nlet c = self[.width] == 3\n}\n}\n}\n"
    #expect(scanner.migration(of: ContiguousArray(source.utf8), .swift).remaining.map(\.reason) == [Self.isOld])
  }
}
