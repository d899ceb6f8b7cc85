import SourceScanning
import Testing

/// What a dictionary names is another thing where the constraints are made, after what moves a view, changes how it looks, or
/// can change a variable without naming it.
@Suite struct ReadLateTests {
  typealias Case = (source: String, outcome: String)

  /// A source of Swift whose only call names the number `a`.
  private static func number(_ members: String, _ value: String, _ lines: String...) -> String {
    let metrics = "let metrics = [\"a\": \(value)]"
    let use =
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:[v(a)]\", options: [], metrics: metrics, views: [\"v\": self]))"
    return "class C: UIView {\nfunc f() {\n\(([metrics] + lines + [use]).joined(separator: "\n"))\n}\n\(members)\n}\n"
  }

  /// The same in Objective-C.
  private static func numberOfObjectiveC(_ value: String, _ lines: String..., top: String = "", methods: String = "")
    -> String
  {
    let metrics = "NSDictionary *metrics = @{@\"a\": \(value)};"
    let use =
      "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"H:[v(a)]\" options:0 metrics:metrics views:@{@\"v\": self}]];"
    let body = ([metrics] + lines + [use]).joined(separator: "\n")
    return "#import <UIKit/UIKit.h>\n\(top)@implementation C\n- (void)f {\n\(body)\n}\n\(methods)@end\n"
  }

  private static let isChanged = "'a' is given another value before or after it"
  private static let setByOther = "let aView = model.a!"
  private static let width = "CGFloat(label.intrinsicContentSize.width)"
  private static let parent = #"let views = ["a": a.superview!]"#

  /// A source whose dictionary names a property of a class that has another member.
  private static func model(_ member: String, _ line: String) -> String {
    let model = "class Model {\nvar a: UIView!\n\(member)\n}\n"
    return swiftSource("let model = Model()\n}\n\(model)class D: C {\n", #"let views = ["a": model.a!]"#, line, "USE")
  }

  private static let inSwift: [Case] = [
    // A getter may stand behind the call, and an optional property has none.
    (number("var edge: CGFloat { return h }", "edge + 1"), ""),
    (number("var edge: CGFloat { return box.h }", "CGFloat(edge)", "box.index = 3"), "let a = CGFloat(edge)"),
    // How a view looks makes its extent.
    (number("", width, "label.text = x"), "let a = \(width)"),
    (number("", width, "button.setTitle(x, for: .normal)"), "let a = \(width)"),
    (number("", width, "label.translatesAutoresizingMaskIntoConstraints = false"), ""),
    (swiftSource("@IBOutlet weak var a: UIView?", #"let views = ["a": a!]"#, "USE"), ""),
    (swiftSource("var a: UIView?", #"let views = ["a": self.a!.b]"#, "USE"), ""),
    (
      swiftSource("var a: UIView?", #"let views = ["a": a ?? b]"#, "USE"),
      "'a ?? b' may be another view each time it is asked for"
    ),
    // A view is put into another, or taken out.
    (swiftSource("let a = UIView()", parent, "box.addSubview(a)", "USE"), "let aView = a.superview!"),
    (swiftSource("let a = UIView()", parent, "box.insertSubview(a, at: 0)", "USE"), "let aView = a.superview!"),
    (swiftSource("let a = UIView()", parent, "a.removeFromSuperview()", "USE"), "let aView = a.superview!"),
    (
      swiftSource("let a = UIView()\nfunc embed() { box.addSubview(a) }", parent, "embed()", "USE"),
      "let aView = a.superview!"
    ),
    (swiftSource("let a = UIView()\nfunc embed() { }", parent, "embed()", "USE"), ""),
    (swiftSource("let a = UIView()", #"let views = ["a": a]"#, "box.addSubview(a)", "USE"), ""),
    // What nothing else holds is gone before a closure is called.
    (swiftSource("", "weak var a: UIView! = b", #"let views = ["a": a]"#, "later {\nself.USE\n}"), isChanged),
    (swiftSource("", "var a: UIView! = b", #"let views = ["a": a]"#, "later {\nself.USE\n}"), ""),
    // What is declared in the file and called by a sign, or by no name at all.
    (model("static func + (l: Model, r: Int) { l.a = b }", "model + 3"), setByOther),
    (model("static func == (l: Model, r: Int) { l.a = b }", "x == self"), setByOther),
    (model("static prefix func ! (l: Model) { l.a = b }", "x = !model"), setByOther),
    (model("static prefix func ++ (l: Model) { l.a = b }", "++y"), setByOther),
    (model("subscript(i: Int) -> Int { a = b; return 3 }", "x = model[3]"), setByOther),
    (model("subscript(i: Int) -> Int { get { a = b; return 3 } }", "x = y![3]"), setByOther),
    (model("var computed: Int { a = b; return 3 }", "x = model.computed"), setByOther),
    (model("var description: String { a = b; return s }", "let s = \"\\(x)\""), setByOther),
    (model("var description: String { a = b; return s }", "print(x)"), setByOther),
    (model("static func + (l: Model, r: Int) { }", "x = y + 3"), ""),
    (model("static func + (l: Model, r: Int) { l.a = b }", "x += 3"), ""),
    (model("subscript(i: Int) -> Int { 3 }", "x = model[3]"), ""),
  ]

  @Test(arguments: inSwift) func ofSwift(source: String, outcome: String) {
    #expect(migrated(source, .swift) == outcome)
  }

  private static let label = "@(self.label.intrinsicContentSize.width)"
  private static let labelWidth = "CGFloat a = self.label.intrinsicContentSize.width;"
  private static let parentOfA = "NSDictionary *views = @{@\"a\": self.a.superview};"
  private static let globals = "UIView *gView;\nCGFloat gPad = 8;\nextern CGFloat kPad;\n"
  private static let row = "#define kRow self.row\n"

  private static let inObjectiveC: [Case] = [
    (numberOfObjectiveC("@(self.edge + 1)", methods: "- (CGFloat)edge { return _box.h; }\n"), ""),
    (
      numberOfObjectiveC("@(self.edge + 1)", "_box.index = 3;", methods: "- (CGFloat)edge { return _box.h; }\n"),
      "CGFloat a = self.edge + 1;"
    ),
    (objectiveCSource(parentOfA, "[box addSubview:self.a];", "USE"), "UIView *aView = self.a.superview;"),
    (objectiveCSource(parentOfA, "[self.a removeFromSuperview];", "USE"), "UIView *aView = self.a.superview;"),
    (objectiveCSource(parentOfA, "[box insertSubview:x atIndex:0];", "USE"), "UIView *aView = self.a.superview;"),
    (objectiveCSource(parentOfA, "USE"), ""),
    // How a view looks makes its extent.
    (numberOfObjectiveC(label, "self.label.font = f;", "self.label.text = @\"x\";"), labelWidth),
    (numberOfObjectiveC(label, "[l setText:@\"x\"];"), labelWidth),
    (numberOfObjectiveC(label, "self.label.translatesAutoresizingMaskIntoConstraints = NO;"), ""),
    (numberOfObjectiveC("@(self.x.bounds.size.width)", "y.frame = z;"), "CGFloat a = self.x.bounds.size.width;"),
    (numberOfObjectiveC("@(self.width)", "y.frame = z;"), ""),
    // What nothing else holds is gone before a block is called.
    (
      objectiveCSource(
        "__weak UIView *w = self.a;", "NSDictionary *views = @{@\"a\": w};", "dispatch_async(q, ^{", "USE", "});"),
      "UIView *aView = w;"
    ),
    (
      objectiveCSource(
        "__unsafe_unretained UIView *w = self.a;", "NSDictionary *views = @{@\"a\": w};", "dispatch_async(q, ^{", "USE",
        "});"),
      "UIView *aView = w;"
    ),
    (
      objectiveCSource(
        "UIView *w = self.a;", "NSDictionary *views = @{@\"a\": w};", "dispatch_async(q, ^{", "USE", "});"),
      ""
    ),
    // Any function may change what all can see.
    (
      objectiveCSource("NSDictionary *views = @{@\"a\": gView};", "Other();", "USE", top: globals), "UIView *a = gView;"
    ),
    (objectiveCSource("NSDictionary *views = @{@\"a\": gView};", "NSLog(@\"x\");", "USE", top: globals), ""),
    (numberOfObjectiveC("@(gPad)", "Other();", top: globals), "CGFloat a = gPad;"),
    (numberOfObjectiveC("@(kPad)", "Other();", top: globals), "CGFloat a = kPad;"),
    (numberOfObjectiveC("@(kPad)", "Other();", top: "static const CGFloat kPad = 8;\n"), ""),
    (numberOfObjectiveC("@(kPad)", "Other();", top: "extern CGFloat const kPad;\n"), ""),
    // C++ changes what it is given.
    (numberOfObjectiveC("@(d)", "mutate(d);"), "CGFloat a = d;"),
    (numberOfObjectiveC("@(d)", "std::cin >> d;"), "CGFloat a = d;"),
    (numberOfObjectiveC("@(d)", "std::swap(c, d);"), "CGFloat a = d;"),
    (numberOfObjectiveC("@(d)", "double &dr = d;", "dr = 4;"), "CGFloat a = d;"),
    (numberOfObjectiveC("@(d)", "NSLog(@\"%f\", d);", "c = MAX(c, d);"), ""),
    // A macro stands for what may change, or changes it.
    (numberOfObjectiveC("@(kRow)", "self.row = 3;", top: row), "CGFloat a = kRow;"),
    (numberOfObjectiveC("@(kRow)", "[self setRow:3];", top: row), "CGFloat a = kRow;"),
    (numberOfObjectiveC("@(kRow)", "[self g];", top: row, methods: "- (void)g { _row = 3; }\n"), "CGFloat a = kRow;"),
    (numberOfObjectiveC("@(kRow)", "self.rows = 3;", top: row), ""),
    (numberOfObjectiveC("@(kRow)", "[self g];", top: "#define kRow 8\n"), ""),
    (
      numberOfObjectiveC("@(y)", "NEXT_ROW;", top: "#define NEXT_ROW y += 44\n").replacing(
        "NSDictionary *m", with: "int y = 0;\nNSDictionary *m"),
      "CGFloat a = y;"
    ),
    (
      numberOfObjectiveC("@(y)", "nextRow;", top: "#define nextRow y += 44\n").replacing(
        "NSDictionary *m", with: "int y = 0;\nNSDictionary *m"),
      "CGFloat a = y;"
    ),
    (
      numberOfObjectiveC("@(y)", "NEXT_ROW;", top: "#define NEXT_ROW z += 44\n").replacing(
        "NSDictionary *m", with: "int y = 0;\nNSDictionary *m"),
      ""
    ),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(source: String, outcome: String) {
    #expect(migrated(source, .objectiveC) == outcome)
  }
}
