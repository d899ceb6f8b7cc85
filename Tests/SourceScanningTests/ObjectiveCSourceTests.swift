import SourceScanning
import Testing

struct ObjectiveCSourceTests {
  @Test func findsEachFormOfAText() {
    let source = #"""
      NSDictionary *views = NSDictionaryOfVariableBindings(_a, b);
      [v addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[_a]-[b]|" options:0 metrics:nil views:views]];
      [NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(t)-[a]" @"-(p)-[b]" options:0 metrics:@{@"t": @1, @"p": @2} views:@{@"a": a, @"b": b}];
      [NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"V:|[%@]-%d-[b]|", name, 3] options:0 metrics:nil views:d];
      [NSLayoutConstraint constraintsWithVisualFormat:(x ? @"|-4-[a]" : @"|-8-[a]") options:0 metrics:nil views:d];
      NSArray *formats = @[@"a.left = b.left", @"b.width = 3 @ 750"];
      [v hb_addCompactConstraints:formats metrics:nil views:@{@"a": a, @"b": b}];
      [v addCompactConstraints:@[@"a.top = super.top", @"|[a]|", // "no"
        @"a.bottom = safe.bottom"] metrics:nil views:@{@"a": a}];
      [v addConstraint:[NSLayoutConstraint attributeConstraintWithVisualFormat:@"a.left >= b.left * 2 + 10" views:d]];
      [a constrain:@"width = 2 * width" to:b];
      """#
    #expect(
      findings(source, .objectiveC) == [
        "2:68 visual-format 'H:|-[_a]-[b]|' ok", "3:50 visual-format 'V:|-(t)-[a]-(p)-[b]' ok",
        "4:77 visual-format 'V:|[%@]-%d-[b]|' ok", "5:55 visual-format '|-4-[a]' ok",
        "5:68 visual-format '|-8-[a]' ok", "6:23 compact-constraint-2021 'a.left = b.left' ok",
        "6:43 compact-constraint-2021 'b.width = 3 @ 750' ok", "8:29 compact-constraint-2021 'a.top = super.top' ok",
        "8:51 compact-constraint-2021 '|[a]|' ok", "9:4 compact-constraint-2021 'a.bottom = safe.bottom' ok",
        "10:75 visual-attribute 'a.left >= b.left * 2 + 10' ok", "11:15 equations 'width = 2 * width' ok",
      ])
  }

  /// A code is a character; one with too few digits is not.
  @Test func readsCodes() {
    let source = #"""
      [a constrain:@"width \u2265 1\U00000030" to:b];
      [a constrain:@"width = \u31" to:b];
      """#
    #expect(
      findings(source, .objectiveC) == [
        "1:15 equations 'width ≥ 10' 1:22 '≥' is not a relation in this dialect",
        "2:15 equations 'width = u31' 2:24 'u31' is neither an attribute nor a number",
      ])
  }

  @Test func reportsNoDecoy() {
    let source = #"""
      #define FORMAT(x) [NSLayoutConstraint constraintsWithVisualFormat:@"x y" \
        options:0 metrics:nil views:views]
      // [NSLayoutConstraint constraintsWithVisualFormat:@"x y" options:0 metrics:nil views:views]
      /* [a constrain:@"x" to:b] */
      NSLog(@"constraintsWithVisualFormat:@\"x y\"");
      + (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(int)options { return nil; }
      [a constrain:@"no formula"];
      """#
    #expect(findings(source, .objectiveC) == [])
  }

  @Test func reportsMistakesInTheirPiece() {
    let source = #"""
      [NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(t)-[a]"
        @"-(p)[b]" options:0 metrics:nil views:d];
      """#
    #expect(
      findings(source, .objectiveC) == [
        "1:50 visual-format 'V:|-(t)-[a]-(p)[b]' 2:9 the connection has no '-' at its end"
      ])
  }

  @Test func knowsMethodsThatHandATextOn() {
    let source = #"""
      + (void)configureView:(UIView *)v subviews:(NSDictionary *)s constraints:(NSArray *)c {
        for (NSString *f in c) {
          [v addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:s]];
        }
      }
      - (void)use { [X configureView:v subviews:@{@"a": a} constraints:@[@"|[a]|", @"|[aa]"]]; }
      """#
    var scanner = SourceScanner()
    scanner.calls += scanner.calls(declaredIn: ContiguousArray(source.utf8), .objectiveC)
    #expect(
      findings(source, .objectiveC, scanner) == [
        "6:69 visual-format '|[a]|' ok", "6:79 visual-format '|[aa]' 6:82 there is no view called 'aa'",
      ])
  }
}
