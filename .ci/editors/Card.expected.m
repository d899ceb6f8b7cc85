@implementation Card
- (void)layOut {
  [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[caption]-8-[icon]" options:0 metrics:nil views:@{@"caption": title, @"icon": icon}]];
  [self addConstraints:@[[icon.heightAnchor constraintEqualToConstant:44]]];
}
@end
