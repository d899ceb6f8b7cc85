import SourceScanning
import Testing

/// What a dictionary names may be changed by what does not look like a call, or through another object, and a name may be that
/// of another property: then it is given to a constant where the dictionary stands.
@Suite struct HiddenChangesTests {
  /// A source with one call, and why that is left alone, or the lines that give constants to what it asks for.
  typealias Case = (source: String, outcome: String)

  private static let a = "var a = UIView()"
  private static let views = #"let views = ["a": a]"#
  private static let bound = "let aView = a"
  private static let isChanged = "'views' is given another value before or after it"

  private static let inSwift: [Case] = [
    // A call whose receiver or function is no plain name.
    (swiftSource(a, views, "onChange?()", "USE"), bound),
    (swiftSource(a, views, "self.onChange!()", "USE"), bound),
    (swiftSource(a, views, "handlers[0]()", "USE"), bound),
    (swiftSource(a, views, "box?.reset()", "USE"), bound),
    (swiftSource(a, views, "self.list[0].reset()", "USE"), bound),
    (swiftSource(a, views, "(x as! Box).reset()", "USE"), bound),
    (swiftSource(a, views, "let box = Box(self)", "USE"), bound),
    (swiftSource("\(a)\nvar label: UILabel?", views, "label?.sizeThatFits(size)", "USE"), ""),
    (swiftSource(a, views, "UIFont.of(3)!.bold()", "USE"), ""),
    (swiftSource(a, views, "var list = [UIView]()", "x = !(y && z)", "x = Box(self.tag)", "USE"), ""),
    // A value in a string.
    (swiftSource("\(a)\nfunc g() -> Int { a = b; return 3 }", views, "log(\"\\(g())\")", "USE"), bound),
    (swiftSource("\(a)\nvar g: Int { a = b; return 3 }", views, "print(\"\\(g)\")", "USE"), bound),
    (swiftSource("\(a)\nvar g: Int { 3 }", views, "print(\"\\(g)\")", "USE"), ""),
    // A subscript and an operator.
    (swiftSource(a, views, "self[0] = b", "USE"), bound),
    (swiftSource(a, views, "self[keyPath: path] = b", "USE"), bound),
    (swiftSource(a, views, "self <~ b", "USE"), bound),
    (swiftSource("\(a)\nsubscript(i: Int) -> Int { get { 3 } set { a = b } }", views, "other[0] = 3", "USE"), bound),
    (swiftSource(a, views, "other[0] = 3", "x = self == b", "USE"), ""),
    // Another object may be this one.
    (swiftSource(a, views, "me.a = b", "USE"), bound),
    (swiftSource(a, views, "me?.inner![0].a = b", "USE"), bound),
    (swiftSource(a, views, "all.forEach { $0.a = b }", "USE"), bound),
    (swiftSource("", "let a = UIView()", views, "me.a = b", "USE"), ""),
    // What comes behind a property may change with another one.
    (swiftSource("", #"let views = ["a": box.a!]"#, "box.index = 3", "USE"), "let aView = box.a!"),
    (swiftSource("", #"let views = ["a": box.a!]"#, "box.a.index = 3", "box.alpha = 0", "USE"), ""),
    // It is the property of another class.
    (
      swiftSource("}\nclass D: UIView {\nlet a = UIView()\n}\nclass E: C {", views, "reset()", "USE"),
      "'reset' may give 'a' another value: call it in a statement of its own before 'a' is named"
    ),
    (swiftSource("let a = UIView()\n}\nclass E: C {", views, "reset()", "USE"), ""),
    // A closure asks for a property by its object.
    (swiftSource("let a = UIView()", views, "later {\nself.USE\n}"), bound),
    (swiftSource("", "let a = UIView()", views, "later {\nself.USE\n}"), ""),
    // A part of a property gets a value, and so does that.
    (swiftSource("\(a)\noverride var frame: CGRect { didSet { a = b } }", views, "frame.size.width = 3", "USE"), bound),
    (swiftSource("\(a)\noverride var frame: CGRect { didSet { a = b } }", views, "x = frame.size.width", "USE"), ""),
    // The dictionary may be changed by whoever has it, or have its value later.
    (swiftSource("let a = UIView()", #"let views: NSMutableDictionary = ["a": a]"#, "change(views)", "USE"), isChanged),
    (swiftSource("let a = UIView()", #"let views: NSMutableDictionary = ["a": a]"#, "USE"), ""),
    (swiftSource(a, #"lazy var views = ["a": a]"#, "USE"), notWritten),
    (swiftSource(a, #"@Box var views = ["a": a]"#, "USE"), notWritten),
    (swiftSource(a, #"var views = ["a": a] { didSet { a = b } }"#, "USE"), notWritten),
  ]

  private static let notWritten = "what 'views' stands for is not written out in this function"

  @Test(arguments: inSwift) func ofSwift(source: String, outcome: String) {
    #expect(migrated(source, .swift) == outcome)
  }

  private static let dictionary = "NSDictionary *views = @{@\"a\": self.a};"
  private static let plain = "NSDictionary *views = @{@\"a\": a};"
  private static let boundProperty = "UIView *aView = self.a;"
  private static let reset = "- (void)reset { a = [UIView new]; }\n"

  private static let inObjectiveC: [Case] = [
    (objectiveCSource(dictionary, "[(Box *)self.box reset];", "USE"), boundProperty),
    (objectiveCSource(dictionary, "[(C *)self reset];", "USE"), boundProperty),
    (objectiveCSource(dictionary, "[[self class] reset];", "USE"), boundProperty),
    (objectiveCSource(dictionary, "[(UILabel *)label reset]; UILabel *label;", "USE"), ""),
    (objectiveCSource(dictionary, "self[@\"a\"] = b;", "USE"), boundProperty),
    (objectiveCSource(dictionary, "me.a = b;", "USE"), boundProperty),
    (objectiveCSource(dictionary, "((C *)me).a = b;", "USE"), boundProperty),
    (
      objectiveCSource("NSDictionary *views = @{@\"a\": self.box.a};", "self.box.index = 3;", "USE"),
      "UIView *aView = self.box.a;"
    ),
    (
      objectiveCSource(dictionary, "inner = b;", "USE", methods: "@synthesize b = _b, a = inner;\n"), boundProperty
    ),
    (
      objectiveCSource(
        dictionary, "[self reset];", "USE", methods: "@synthesize a = inner;\n- (void)reset { inner = [UIView new]; }\n"
      ),
      boundProperty
    ),
    // A variable of the object has no sign.
    (
      objectiveCSource(plain, "[self reset];", "USE", top: "@interface C () { UIView *a; }\n@end\n", methods: reset),
      "UIView *aView = a;"
    ),
    (objectiveCSource(plain, "[self reload];", "USE"), "UIView *aView = a;"),
    (objectiveCSource("UIView *b, *a = p;", plain, "[self reload];", "USE"), ""),
    (objectiveCSource("for (UIView *a in list) {", plain, "[self reload];", "USE", "}"), ""),
    // A macro with small letters, and one that changes the dictionary.
    (objectiveCSource(dictionary, "swap_(b);", "USE", top: "#define swap_(x) self.a = x\n"), boundProperty),
    (objectiveCSource(dictionary, "BIND;", "USE", top: "#define BIND views = @{@\"a\": b}\n"), isChanged),
    (objectiveCSource(dictionary, "USE", top: "#define BIND views = @{@\"a\": b}\n"), ""),
  ]

  @Test(arguments: inObjectiveC) func ofObjectiveC(source: String, outcome: String) {
    #expect(migrated(source, .objectiveC) == outcome)
  }

  /// A property may do something when it is set, which another source says.
  @Test(arguments: [("didSet", true), ("willSet", true), ("x", false)])
  func settersElsewhere(word: String, isBound: Bool) {
    let source = swiftSource(Self.a, Self.views, "model.value = 3", "USE")
    let other = "class Model {\nvar value = 3 { \(word) { change() } }\n}\n"
    var scanner = SourceScanner()
    scanner.surroundings = scanner.surroundings(of: ContiguousArray(other.utf8), .swift)
    let migration = scanner.migration(of: ContiguousArray(source.utf8), .swift)
    #expect(migration.boundLines(in: source) == (isBound ? [Self.bound] : []))
  }

  /// A value in the text is asked for before the views, also if it is a property.
  @Test func propertiesInTheText() {
    let text =
      #"NSLayoutConstraint.constraints(withVisualFormat: "[a(\(m))]", options: [], metrics: nil, views: ["a": a])"#
    let members = "var a = UIView()\nvar m: CGFloat { a = b; return 3 }"
    #expect(
      migrated(swiftSource(members, "addConstraints(\(text))"), .swift)
        == "'m' may give 'a' another value: call it in a statement of its own before 'a' is named")
  }
}
