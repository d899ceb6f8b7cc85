@implementation Card
- (void)layOut {
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[title]-8-[icon" options:0 metrics:nil views:@{@"title": title, @"icon": icon}]];
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[icon(44)]" options:0 metrics:nil views:@{@"icon": icon}]];
}
@end
