import SourceScanning
import Testing

/// Which declaration a name means in Objective-C, and what is known of its type.
@Suite struct MeantInObjectiveCTests {
  private static let views = "NSDictionary *views = @{@\"a\": self.a};"
  private static let bound = "UIView *aView = self.a;"
  private static let changed = "'text' is given another value before or after it"
  private static func interface(_ name: String, _ property: String) -> String {
    "@interface \(name)\n@property (nonatomic) \(property);\n@end\n"
  }
  private static func method(_ head: String, _ body: String, of name: String = "C") -> String {
    "@implementation \(name)\n\(head) { \(body) }\n@end\n"
  }
  private static func dictionary(_ view: String) -> String { "NSDictionary *views = @{@\"a\": \(view)};" }
  private static func use(_ text: String, _ views: String = "@{@\"a\": self.a}") -> String {
    "x = [NSLayoutConstraint constraintsWithVisualFormat:\(text) options:0 metrics:nil views:\(views)];"
  }

  private static let inObjectiveC: [(source: String, other: String, outcome: String)] = [
    // What another source declares as any object.
    (objectiveCSource(views, "USE"), interface("C : UIView", "id a"), bound),
    (objectiveCSource(views, "USE"), interface("C : UIView", "NSObject *a"), KeptReason.anyObject("a")),
    (objectiveCSource(views, "USE"), interface("C : UIView", "id<Kept> a"), KeptReason.anyObject("a")),
    (objectiveCSource(views, "USE"), interface("D : UIView", "id a"), ""),
    (
      objectiveCSource(dictionary("_a"), "USE"), "@interface C : UIView { id _a; }\n@end\n",
      "UIView *a = _a;"
    ),
    (objectiveCSource(use("@\"[a(3)]\"", "@{@\"a\": shared}")), "extern id shared;\n", "UIView *a = shared;"),
    (
      objectiveCSource(use("@\"[a(3)]\"", "@{@\"a\": given}")).replacing("(void)f", with: "(void)f:(id)given"), "",
      "UIView *a = given;"
    ),
    (
      objectiveCSource(use("@\"[a(3)]\"", "@{@\"a\": given}")).replacing("(void)f", with: "(void)f:(UIView *)given"),
      "", ""
    ),
    (objectiveCSource(views, "USE"), interface("C : UIView", "id<Kept, Held> a"), KeptReason.anyObject("a")),
    // What is taken for any object is not declared there.
    (objectiveCSource("x = (id)a;", dictionary("a"), "USE"), "", ""),
    // Any objects in other spellings.
    (objectiveCSource(views, "USE"), interface("C : UIView", "id b, a"), bound),
    (objectiveCSource(views, "USE"), interface("C : UIView", "id _Nullable a"), bound),
    (objectiveCSource(views, "USE"), "@interface C : UIView\n- (id)a;\n@end\n", bound),
    (objectiveCSource(views, "USE", methods: "- (id)a { return b; }\n"), "", bound),
    (objectiveCSource(views, "USE", methods: "- (UIView *)a { return b; }\n"), "", ""),
    (
      objectiveCSource("NSDictionary *views = @{@\"a\": self->_a};", "USE"), interface("C : UIView", "id a"),
      "UIView *a = self->_a;"
    ),
    (objectiveCSource(dictionary("_a"), "USE").replacing("tion C", with: "tion C { id _a; }"), "", "UIView *a = _a;"),
    (objectiveCSource("for (id a in list) {", dictionary("a"), "USE", "}"), "", "UIView *aView = a;"),
    (objectiveCSource("for (UIView *a in list) {", dictionary("a"), "USE", "}"), "", ""),
    (objectiveCSource("id a;", "a = b;", dictionary("a"), "USE"), "", "UIView *aView = a;"),
    (objectiveCSource("id __strong a = b;", dictionary("a"), "USE"), "", "UIView *aView = a;"),
    (
      objectiveCSource("[list each:^(id _Nonnull a, BOOL *stop) {", dictionary("a"), "USE", "}];"), "",
      "UIView *aView = a;"
    ),
    (
      objectiveCSource(dictionary("a"), "USE").replacing("(void)f", with: "(void)f:(id _Nullable)a"), "",
      "UIView *aView = a;"
    ),
    (objectiveCSource("id<UILayoutSupport> a = b;", use("@\"V:[a]-3-[b]\"", "@{@\"a\": a, @\"b\": b}")), "", ""),
    (objectiveCSource(use("@\"[a(3)]\"", "@{@\"a\": UIView.new}")), "", "UIView *a = UIView.new;"),
    // A variable of another function is not the property.
    (
      objectiveCSource(views, "USE", top: interface("C ()", "UIView *a"), methods: "- (void)g {\nid a = nil;\n}\n"), "",
      ""
    ),
    (objectiveCSource("id<Kept> a = b;", dictionary("a"), "USE"), "", KeptReason.anyObject("a")),
    // A class below, or in a category, does something.
    (
      objectiveCSource(views, "USE"),
      "@interface D : C\n@end\n" + method("- (UIView *)a", "return [UIView new];", of: "D"), bound
    ),
    (
      objectiveCSource(views, "self.mode = 3;", "USE"),
      method("- (void)setMode:(int)mode", "self.a = nil;", of: "C (More)"), bound
    ),
    (objectiveCSource(views, "self.mode = 3;", "USE"), "", ""),
    (
      objectiveCSource(views, "box.mode = 3;", "USE"),
      method("- (void)setMode:(int)mode", "self.a = nil;", of: "C (More)"), ""
    ),
    (
      objectiveCSource(views, "USE", top: interface("C ()", "UIView *a")),
      "@interface D : C\n@end\n" + method("- (UIView *)a", "return [UIView new];", of: "D"), bound
    ),
    // What a macro does when it is named.
    (objectiveCSource(dictionary("FRESH"), "USE", top: "#define FRESH Fresh(self)\n"), "", "UIView *a = FRESH;"),
    (objectiveCSource(dictionary("FRESH"), "USE", top: "#define FRESH rows[n++]\n"), "", "UIView *a = FRESH;"),
    (objectiveCSource(dictionary("KEPT"), "USE", top: "#define KEPT [Kept shared]\n"), "", ""),
    (
      objectiveCSource(dictionary("FRESH"), "USE", top: "#define FRESH [self fresh]\n"), "",
      "UIView *a = FRESH;"
    ),
    (
      objectiveCSource(dictionary("FRESH"), "USE", top: "#define FRESH OTHER\n"),
      "#define OTHER [self fresh]\n", "UIView *a = FRESH;"
    ),
    (objectiveCSource(dictionary("KEPT"), "USE", top: "#define KEPT self.kept\n"), "", ""),
    // A function of C may change what a header declares.
    (
      objectiveCSource(dictionary("shared"), "change();", "USE"), "extern UIView *shared;\n",
      "UIView *a = shared;"
    ),
    (objectiveCSource(views, "change();", "USE"), "", ""),
    (objectiveCSource(dictionary("kShared"), "change();", "USE"), "extern UIView *const kShared;\n", ""),
    (objectiveCSource(dictionary("shared"), "change();", "USE", top: "#define shared self.kept\n"), "", ""),
    // A text that is kept when its function ends, or that any method changes.
    (objectiveCSource("static NSString *text = @\"[a(3)]\";", use("text"), "text = @\"[a(4)]\";"), "", changed),
    (objectiveCSource("static NSString *text = @\"[a(3)]\";", use("text")), "", ""),
    (
      objectiveCSource(
        use("text"), top: "static NSString *text = @\"[a(3)]\";\n", methods: "- (void)g {\nchange(&text);\n}\n"), "",
      changed
    ),
    (
      objectiveCSource(
        use("text"), top: "static NSString *text = @\"[a(3)]\";\n", methods: "- (void)g {\nprint(text);\n}\n"), "", ""
    ),
    (
      objectiveCSource(use("text"), top: "static NSString *text = @\"[a(3)]\";\n")
        + method("- (void)g", "change(&text);"), "", changed
    ),
    // What the class above does may be something else.
    (
      objectiveCSource("[super lay:@\"[a(3)]\" views:@{@\"a\": self.a}];"), helper,
      "which of several functions 'lay' is here is not certain"
    ),
    (objectiveCSource("[self lay:@\"[a(3)]\" views:@{@\"a\": self.a}];"), helper, ""),
    // The class has another one.
    (
      objectiveCSource(
        use("@\"[a(3)]\"", "self.all"), methods: "- (NSDictionary *)all { return @{@\"a\": self.a}; }\n"), "", ""
    ),
    (
      objectiveCSource(
        use("@\"[a(3)]\"", "self.all"), methods: "+ (NSDictionary *)all { return @{@\"a\": self.a}; }\n"), "",
      KeptReason.unknown("all")
    ),
  ]

  private static let helper = method(
    "- (void)lay:(NSString *)text views:(NSDictionary *)views",
    "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:text options:0 metrics:nil views:views]];",
    of: "UIView (More)")

  @Test(arguments: inObjectiveC) func ofObjectiveC(source: String, other: String, outcome: String) {
    let migration = migration(of: source, .objectiveC, beside: other)
    #expect(migration.callCount + migration.remaining.count == 1)
    let made = migration.boundLines(in: source).joined(separator: "; ")
    #expect(migration.remaining.first?.reason ?? made == outcome)
  }
}
