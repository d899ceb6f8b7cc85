import ConstraintGrammar
import SourceScanning
import Testing

/// The forms in which constraint strings stand in sources of Objective-C: each is found at its place, with its mistake in it.
@Suite struct ObjectiveCCallFormsTests {
  typealias Form = SwiftCallFormsTests.Form

  static let forms = [
    Form(
      "one literal",
      #"""
      [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@▸"H:|[_card]|" options:0 metrics:nil views:NSDictionaryOfVariableBindings(_card)]];
      NSArray *rows = [NSLayoutConstraint constraintsWithVisualFormat:@▸"V:|-8-[✗crad]"
                                                              options:0
                                                              metrics:nil
                                                                views:@{@"card": self.card}];
      """#, ["H:|[_card]|", "V:|-8-[crad]"]),
    Form(
      "a literal with values in it",
      #"""
      [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@▸"V:|-%d-[a(%.1f)]-%@-✗)|", 3, 2.5, name] options:0 metrics:nil views:v];
      [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@▸"V:|%@|", rest] options:0 metrics:nil views:v];
      """#, ["V:|-%d-[a(%.1f)]-%@-)|", "V:|%@| (structure)"]),
    Form(
      "an array of literals over several lines",
      #"""
      [view addCompactConstraints:@[
        @▸"a.left = b.left",  // @"H:|[no]|"
        // Note: @"a.top = b.top",
        /* @"x" */ @▸"a.width ✗:= 3", @▸"|-[a]-[b]-|",
      ] metrics:@{@"max": @30} views:NSDictionaryOfVariableBindings(a, b)];
      [Rows constraintsWithVisualFormats:@[@▸"|[a]|", @▸"|[✗c]|"] views:@{@"a": a}];
      """#,
      [
        "compact-constraint-2021 a.left = b.left", "compact-constraint-2021 a.width := 3",
        "compact-constraint-2021 |-[a]-[b]-|", "|[a]|", "|[c]|",
      ]),
    Form(
      "one literal of the other libraries",
      #"""
      [NSLayoutConstraint constraintWithExpressionFormat:@▸"a.left = superview.left + ✗insett" parameters:@{@"a": a, @"inset": @8}];
      [view hb_addCompactConstraint:@▸"self.width <= max" metrics:@{@"max": @320} views:@{}];
      [NSLayoutConstraint attributeConstraintWithVisualFormat:@▸"a.left >= ✗b.left * 2 + 10" views:@{@"a": a}];
      [button constrain:@▸"width = 2 * ✗hieght" to:label];
      [NSLayoutConstraint tat_constraintWithEquationFormat:@▸"a.width == b.✗widht * 2" metrics:nil views:v];
      [NSLayoutConstraint tat_activateConstraintsWithEquationFormats:@[@▸"a.width ✗= 3"] metrics:nil views:v];
      """#,
      [
        "expression-format a.left = superview.left + insett", "compact-constraint-2021 self.width <= max",
        "visual-attribute a.left >= b.left * 2 + 10", "equations width = 2 * hieght",
        "tat-layout a.width == b.widht * 2", "tat-layout a.width = 3",
      ]),
    Form(
      "an array through a helper of the app",
      #"""
      @implementation Pins
      + (void)configureView:(UIView *)view subviews:(NSDictionary *)parts constraints:(NSArray<NSString *> *)lines {
        for (NSString *line in lines) {
          [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:line options:0 metrics:nil views:parts]];
        }
      }
      static void Pin(UIView *view, NSString *format, NSDictionary *parts) {
        [view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:parts]];
      }
      - (void)use {
        [Pins configureView:box subviews:@{@"logo": logo} constraints:@[@▸"H:|[logo]|", @▸"V:|[✗lego]|"]];
        Pin(box, @▸"H:[logo]✗]", parts);
      }
      @end
      """#, ["H:|[logo]|", "V:|[lego]|", "H:[logo]]"]),
    Form(
      "positional views",
      #"""
      [box addConstraintsWithFormat:@▸"H:|[v0]-[✗v2]|", icon, title, nil];
      [box addConstraintsWithFormat:@▸"H:|[v0]-[✗v2]|" views:@[icon, title]];
      [box addConstraintsWithFormat:@▸"H:|[v0]-[v2]|" views:list];
      """#, ["H:|[v0]-[v2]|", "H:|[v0]-[v2]|", "H:|[v0]-[v2]|"]),
    Form(
      "a variable first",
      #"""
      - (void)layout {
        NSDictionary *views = NSDictionaryOfVariableBindings(a, b);
        NSArray *formats = @[@▸"H:|[a]-[✗bb]|", @▸"V:|[a]|"];
        [Rows constraintsWithVisualFormats:formats views:views];
        NSString *line = @▸"[✗c]|";
        [NSLayoutConstraint constraintsWithVisualFormat:line options:0 metrics:nil views:views];
        for (NSString *each in @[@▸"[a]", @▸"[✗d]|"]) {
          [NSLayoutConstraint constraintsWithVisualFormat:each options:0 metrics:nil views:views];
        }
      }
      - (void)layout:(NSDictionary *)views {
        [NSLayoutConstraint constraintsWithVisualFormat:@▸"[unknown]" options:0 metrics:nil views:views];
      }
      """#, ["H:|[a]-[bb]|", "V:|[a]|", "[c]|", "[a]", "[d]|", "[unknown]"]),
    Form(
      "a variable that a switch assigns",
      #"""
      - (void)layout {
        NSString *format = nil;
        switch (size) {
          case 1: format = @▸"H:|-4-[a]"; break;
          default: { format = @▸"H:|-8-[✗b]"; }
        }
        [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"a": a}];
      }
      """#, ["H:|-4-[a]", "H:|-8-[b]"]),
    Form(
      "built up in a mutable string",
      #"""
      - (void)layout {
        NSMutableString *format = [@"H:|" mutableCopy];
        for (NSString *name in names) [format appendFormat:@"[%@]", name];
        [NSLayoutConstraint constraintsWithVisualFormat:▸format options:0 metrics:nil views:v];
        [NSLayoutConstraint constraintsWithVisualFormat:[@[@▸"H:|", @"[a]|"] componentsJoinedByString:@""] options:0 metrics:nil views:v];
        [NSLayoutConstraint constraintsWithVisualFormat:[@▸"H:" stringByAppendingString:common] options:0 metrics:nil views:v];
        [NSLayoutConstraint constraintsWithVisualFormat:▸[self format] options:0 metrics:nil views:v];
      }
      """#,
      [" (concatenation)", " (concatenation)", " (concatenation)", " (value)"]),
    Form(
      "a ternary",
      #"""
      [NSLayoutConstraint constraintsWithVisualFormat:wide ? @▸"|-4-[a]" : @▸"|-8-[✗b]" options:0 metrics:nil views:@{@"a": a}];
      [NSLayoutConstraint constraintsWithVisualFormat:(wide ? @▸"|[a]" : tall ? @▸"|-[a]" : @▸"|-[✗c]") options:0 metrics:nil views:@{@"a": a}];
      [view addCompactConstraints:wide ? @[@▸"a.top = 3"] : @[@▸"a.left = 3"] metrics:nil views:@{@"a": a}];
      """#,
      [
        "|-4-[a]", "|-8-[b]", "|[a]", "|-[a]", "|-[c]", "compact-constraint-2021 a.top = 3",
        "compact-constraint-2021 a.left = 3",
      ]),
    Form(
      "adjacent literals",
      #"""
      [NSLayoutConstraint constraintsWithVisualFormat:@▸"V:|-(t)-[a]" @"-(p)-"
          // the last
          "[✗c]" options:0 metrics:@{@"t": @1, @"p": @2} views:@{@"a": a, @"b": b}];
      [NSLayoutConstraint constraintsWithVisualFormat:@▸"V:|-[a]\
      -[✗c]" options:0 metrics:nil views:@{@"a": a}];
      """#, ["V:|-(t)-[a]-(p)-[c]", "V:|-[a]-[c]"]),
    Form(
      "a macro around the literal",
      #"""
      #define FORMAT(text) text /* a macro
        that goes on */
      [NSLayoutConstraint constraintsWithVisualFormat:FORMAT(@▸"H:|[b✗") options:0 metrics:nil views:@{@"a": a}];
      """#, ["H:|[b"]),
    Form(
      "comments anywhere",
      #"""
      [NSLayoutConstraint /* a */ constraintsWithVisualFormat /* "b" */ : // @"c"
        /* d */ @ /* e */ ▸"H:|[✗b]|" /* f */ options:0 metrics:nil
        views:@{ /* @"b": b, */ @"a" : a /* g */ , // @"b": b
        }];
      """#, ["H:|[b]|"]),
    Form(
      "nesting",
      #"""
      [UIView animateWithDuration:1 animations:^{
        [self each:^(id x, BOOL *stop) {
          [x add:@{@"k": @[[NSLayoutConstraint constraintsWithVisualFormat:@▸"[✗b]|" options:0 metrics:nil views:@{@"a": a}]]}];
          dispatch_async(queue, ^{ [std::shared<Box>()->get() constrain:@▸"width = ✗hieght" to:b]; });
        }];
      }];
      """#, ["[b]|", "equations width = hieght"]),
    Form(
      "a literal that the compiler refuses",
      #"""
      [NSLayoutConstraint constraintsWithVisualFormat:@▸"H:|[a]| options:0 metrics:nil views:@{@"a": a}];
      [NSLayoutConstraint constraintsWithVisualFormat:@▸"H:|"[a]|" options:0 metrics:nil views:@{@"a": a}];
      [NSLayoutConstraint constraintsWithVisualFormat:@▸"H:|[✗b]|" options:0 metrics:nil views:@{@"a": a}];
      """#, [" (literal)", " (literal)", "H:|[b]|"]),
  ]

  @Test(arguments: forms) func findsEachAtItsPlace(_ form: Form) throws {
    let settings = try ScanSettings(
      ContiguousArray(#"{"calls": [{"name": "FORMAT", "text": 0, "dialect": "visual-format"}]}"#.utf8), file: "settings"
    )
    let found = MarkedSource(form.source).found(.objectiveC, SourceScanner(calls: settings.allCalls))
    #expect(found.faults == [])
    #expect(found.texts == form.texts)
  }
}
