import SourceScanning
import Testing

/// A bracket that nothing closes is passed over, whatever it would open.
@Suite struct OpenBracketTests {
  @Test func parametersOfABlock() {
    let source = """
      - (void)f {
        NSString *format = @"H:|[a]";
        [self g:^(UIView *a {
          [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];
        }];
      }
      """
    #expect(SourceScanner().strings(in: source, .objectiveC).map { $0.text } == ["H:|[a]"])
  }
}
