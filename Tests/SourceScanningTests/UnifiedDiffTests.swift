import SourceScanning
import Testing

@Suite struct UnifiedDiffTests {
  /// Lines at both ends of a change that stay as they are belong to its context.
  @Test func linesThatStay() {
    let source = """
      - (void)f {
        UIView *a = self.a;
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|[a]|" options:0 metrics:nil
          views:@{@"a": a}
        ]];
      }

      """
    let diff = SourceScanner().migration(of: ContiguousArray(source.utf8), .objectiveC).edits.unifiedDiff(path: "f.m")
    #expect(diff.contains("\n+    [a.superview.trailingAnchor constraintEqualToAnchor:a.trailingAnchor]\n   ]];\n }\n"))
  }
}
