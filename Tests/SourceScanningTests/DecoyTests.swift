import SourceScanning
import Testing

/// What looks like a constraint string and is none: nothing is found, and what is one between them is.
@Suite struct DecoyTests {
  static let swift = ##"""
    // constraints(withVisualFormat: "[x] [y]", views: v)
    /* constraints(withVisualFormat: "[x] [y]") /* constraints(withVisualFormat: "[x] [y]") */ "*/
    /// `view.addCompactConstraint("a.b := c")`
    let a = "constraints(withVisualFormat: \"[x] [y]\")", b = #"constraints(withVisualFormat: "[x] [y]")"#
    let c = """
      constraints(withVisualFormat: "[x] [y]") \(d("""
        constraints(withVisualFormat: "[x] [y]")
        """)) "
      """
    let e = ##"constraints(withVisualFormat: #"[x] [y]"#)"##
    func constraints(withVisualFormat format: String, views: [String: Any]) {}
    func addConstraintsWithFormat(_ format: String, views: UIView...) {}
    convenience init(expressionFormat: String, parameters: [String: Any]) {}
    protocol Pinning { init(visualFormat: String); func addCompactConstraint(_ text: String) }
    enum Step { case addCompactConstraint(String), withVisualFormat(x: String) }
    constraints(withIdentifier: "[x] [y]")
    constraints(format: "[x] [y]")
    list.constrain("x y")
    list.constrain("x y", within: z)
    regex.matches(withFormat: "[x] [y]")
    addCompactConstraint(text: "a.b := c")
    preaddCompactConstraint("a.b := c")
    Upper_addCompactConstraint("a.b := c")
    _addCompactConstraint("a.b := c")
    addCompactConstraintsLater("a.b := c")
    let selector = #selector(constraints(withVisualFormat:options:metrics:views:))
    let method = Self.constraints(withVisualFormat:views:)
    let pattern = /constraints\(withVisualFormat: "[x] [y]/
    let stray = ' "
    if sizes[.width] == nil { }
    let same = sizes[.width] == other[.width]
    let options: Set = [.width, .height] == [.left] ? 1 : 2
    constraints(withVisualFormat: ▸"[x]✗ [y]", views: v)
    """##

  static let objectiveC = #"""
    // [NSLayoutConstraint constraintsWithVisualFormat:@"[x] [y]" options:0 metrics:nil views:views]
    /* [a constrain:@"x y" to:b] /* */
    #define FORMAT(x) [NSLayoutConstraint constraintsWithVisualFormat:@"[x] [y]" \
      options:0 metrics:nil views:views]
      #  define MORE @"\"/*" // [a constrain:@"x y" to:b] /* no comment
    #define QUOTE '"' /* a comment
      [a constrain:@"x y" to:b] */
    #pragma mark - Don't [a constrain:@"x y" to:b]
    NSLog(@"constraintsWithVisualFormat:@\"[x] [y]\"");
    char quote = '"', escaped = '\'', *text = "[a constrain:@\"x y\" to:b]";
    + (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(int)options { return nil; }
    - (void)constrain:(NSString *)text to:(UIView *)view;
    NSArray *PINS(NSString *format, NSDictionary *views);
    SEL selector = @selector(constraintsWithVisualFormat:options:metrics:views:);
    [a constrain:@"x y"];
    [a constrain:@"x y" toEdges:b];
    [a constraintsWithIdentifier:@"[x] [y]"];
    [a Upper_addCompactConstraint:@"a.b := c" metrics:nil views:nil];
    /* */ #define END [a constrain:@"x y" to:b]
    [NSLayoutConstraint constraintsWithVisualFormat:@▸"[x]✗ [y]" options:0 metrics:nil views:views];
    """#

  @Test func swiftHasNone() throws {
    let found = MarkedSource(Self.swift).found(.swift)
    #expect(found.faults == [])
    #expect(found.texts == ["[x] [y]"])
  }

  @Test func objectiveCHasNone() throws {
    let settings = try ScanSettings(
      ContiguousArray(#"{"calls": [{"name": "PINS", "text": 0, "dialect": "visual-format"}]}"#.utf8), file: "settings")
    let found = MarkedSource(Self.objectiveC).found(.objectiveC, SourceScanner(calls: settings.allCalls))
    #expect(found.faults == [])
    #expect(found.texts == ["[x] [y]"])
  }

  /// Without an import the operators are those of something else.
  @Test func operatorsNeedTheirModule() throws {
    let source = "view.addConstraint(▸a[.width] == b[.✗widht])"
    #expect(MarkedSource("import SwiftyLayout\n" + source).found(.swift).faults == [])
    #expect(MarkedSource("import UIKit\n" + source).found(.swift).texts == [])
  }

  @Test func operatorsInConditionsAreNone() throws {
    let source = """
      import FormulaStyleConstraint
      if sizes[.width] == 3, sizes[.width] == w { }
      guard x && sizes[.width] == 3 else { }
      let options = [.width] == other
      let fine = ▸a[.width] == b[.✗widht]
      """
    #expect(MarkedSource(source).found(.swift).faults == [])
  }
  /// The compiler reads them too, so that what the language has no words for is no mistake.
  @Test func operatorsMayHaveAnySwift() {
    let equations = [
      "é[.width] == b[.width]", "a[.width] == b[.width] * 0b11", "a[.width] == 0x1F",
      "a[.width] == b[.width] /* half */ * 0.5", "a[.width] == 2 * spacing + 3 * x",
      "a[.width] == (spacing + other) * 2", "a[.width] == b[.width] + (flag ? 1 : 2)",
      "a[.width] == b[.width] ~ .required", "margins[.left] + margins[.right] <= 20", "state[.button] == other[.link]",
    ]
    let wrong = "a[.width] == b[.✗widht]"
    let source = equations.map { "▸\($0),\n  " }.joined()
    let found = MarkedSource("import SwiftyLayout\nlet list = [\n  \(source)▸\(wrong)\n]").found(.swift)
    #expect(found.faults == [])
    #expect(
      found.texts == equations.map { "swifty-layout \($0) (code)" } + ["swifty-layout a[.width] == b[.widht]"])
  }
}
