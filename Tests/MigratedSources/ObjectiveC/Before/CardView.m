#import <UIKit/UIKit.h>
#import "Libraries.h"

static const CGFloat kMargin = 8;
#define PADDING 4 + 4
#define PIN(HOST, VIEW, FORMAT) \
    [HOST addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:(FORMAT) options:0 metrics:nil views:NSDictionaryOfVariableBindings(VIEW)]]
#define KEEP(FORMAT, OPTIONS) [kept addObjectsFromArray:[NSLayoutConstraint constraintsWithVisualFormat:FORMAT options:OPTIONS metrics:nil views:views]]

@interface CardView : UIView
@property (nonatomic, strong) UIView *title;
@property (nonatomic, strong) UIView *icon;
@property (nonatomic, strong) NSLayoutConstraint *width;
@property (nonatomic, strong) NSArray *kept;
@end

@interface UIView (Format)
- (void)addConstraintsWithFormat:(NSString *)format views:(NSArray *)views;
@end

@implementation UIView (Format)
- (void)addConstraintsWithFormat:(NSString *)format views:(NSArray *)views {
    NSMutableDictionary *named = [[NSMutableDictionary alloc] init];
    for (int i = 0; i < views.count; i++) {
        UIView *view = views[i];
        view.translatesAutoresizingMaskIntoConstraints = NO;
        named[[NSString stringWithFormat:@"v%d", i]] = view;
    }
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:named]];
}
@end

@implementation CardView {
    UIView *_badge;
}

- (void)layOut {
    NSDictionary *views = NSDictionaryOfVariableBindings(_title, _icon);
    NSDictionary *metrics = @{@"m": @8, @"n": @(kMargin), @"p": @(PADDING), @"q": @-2.5};

    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-m-[_title(>=p)]-n-[_icon]-q-|" options:0 metrics:metrics views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[_title]|"
                                                                 options:0
                                                                 metrics:nil
                                                                   views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(>=2@750)-[_icon(==_title@300)]" options:NSLayoutFormatAlignAllLeft | NSLayoutFormatDirectionLeftToRight metrics:nil views:views]];
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|-[icon]-[title]-|" options:kNilOptions metrics:nil views:@{@"icon": self.icon, @"title": self.title}]];
}

- (NSArray *)constraintsOfBadge:(UIView *)badge {
    NSNumber *gap = @3;
    NSInteger count = 2;
    if (count > 1) {
        self.kept = [NSLayoutConstraint constraintsWithVisualFormat:@"[badge]-gap-[_badge(gap@gap)]" options:0 metrics:NSDictionaryOfVariableBindings(gap) views:NSDictionaryOfVariableBindings(badge, _badge)];
    }
    NSString *format = @"V:[badge]"
                       @"-(4)-[b]";
    NSArray *all = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"badge": badge, @"b": _badge}];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"H:|-(%ld)-[b(%f)]", (long)count, kMargin / 2] options:0 metrics:nil views:@{@"b": _badge}]];
    self.width = [NSLayoutConstraint constraintsWithVisualFormat:@"[b(9)]" options:0 metrics:nil views:@{@"b": _badge}][0];
    return all;
}

- (NSArray *)pinned:(UIView *)badge {
    NSMutableArray *kept = [[NSMutableArray alloc] init];
    NSDictionary *views = NSDictionaryOfVariableBindings(_badge, badge);
    PIN(self, badge, @"H:|[badge(>=8)]|");
    if (badge != _badge) PIN(badge, _badge, @"V:|[_badge]|");
    KEEP(@"V:[badge]-8-[_badge]", NSLayoutFormatAlignAllLeft);
    return kept;
}

- (void)compact {
    UIView *title = self.title, *icon = self.icon;
    NSDictionary *views = NSDictionaryOfVariableBindings(title, icon);
    [self addCompactConstraints:@[@"title.left = super.left + m",
                                  @"icon.width = title.width * 2 @ 700 # \"icon\"",
                                  @"|-[icon]|"]
                        metrics:@{@"m": @(kMargin)}
                          views:views];
    [self.title addCompactConstraint:@"self.width <= icon.width - 3" metrics:nil views:views];
    self.width = [self addCompactConstraint:@"icon.height = 3" metrics:nil views:views];
    NSArray *all = [NSLayoutConstraint compactConstraints:@[@"icon.top = self.top", @"icon.bottom = safe.bottom"] metrics:nil views:views self:self];
    [self addConstraints:all];
}

- (void)others {
    UIView *title = self.title;
    UIView *icon = self.icon;
    NSDictionary *parameters = @{@"title": title, @"icon": icon, @"m": @5};
    [self addConstraint:[NSLayoutConstraint constraintWithExpressionFormat:@"title.width = icon.width * 0.5 + m" parameters:parameters]];
    [self addConstraint:[NSLayoutConstraint attributeConstraintWithVisualFormat:@"title.left >= icon.left * 1 + 10" views:NSDictionaryOfVariableBindings(title, icon)]];
    [self addConstraints:[NSLayoutConstraint attributeConstraintsWithVisualFormatsArray:@[@"title.top == icon.top", @"title.height == 4"] views:NSDictionaryOfVariableBindings(title, icon)]];
    [title constrain:@"width = 2 * width" to:icon];
    [title constrain:@"height = 2" to:nil];
    NSLayoutConstraint *made = [NSLayoutConstraint constraintWithFormula:@"left = right + 2" LHS:title RHS:icon];
    [self addConstraint:made];
}

- (void)picks:(BOOL)isWide {
    NSDictionary *views = NSDictionaryOfVariableBindings(_title, _icon);
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:isWide ? @"H:[_icon(1)]" : @"H:|[_icon]|" options:0 metrics:nil views:views]];
    for (NSString *format in @[@"H:|[_title]", @"V:[_title(3@4)]-2-[_icon]"]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    NSArray *all = [NSLayoutConstraint constraintsWithVisualFormat:(isWide && views ? @"[_icon(2)]" : @"[_icon(3)]") options:0 metrics:nil views:views];
    [self addConstraints:all];
    for (NSString *text in @[@"_title.left = super.left", @"_icon.width = 3 @ 700"])
    {
        [self addCompactConstraint:text metrics:nil views:views];
    }
}

- (UIView *)makeHost {
    self.icon = self.title;
    return self;
}

- (UIView *)host {
    return self;
}

- (void)asks {
    [self addConstraintsWithFormat:@"H:|[v0]-3-[v1(4@5)]" views:@[_title, self.icon]];
    [[self host] addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[icon(1@2)]" options:0 metrics:nil views:@{@"icon": self.icon}]];
    [[self makeHost] addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[icon(1)]" options:0 metrics:nil views:@{@"icon": self.icon}]];
}

- (void)asksElsewhere {
    [[self makeHost] addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[icon(1@2)]" options:0 metrics:nil views:@{@"icon": self.icon}]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[icon(1)]" options:0 metrics:nil views:@{@"icon": self.icon, @"host": [self makeHost]}]];
}

- (void)leavesAlone:(BOOL)isWide {
    NSDictionary *views = NSDictionaryOfVariableBindings(_title, _icon);
    id guide = self.title;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:isWide ? @"[_icon(1@3)]" : @"[_icon(2)]" options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[guide(1)]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(guide)]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[_icon(1)]" /* why */ options:0 metrics:nil views:views]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:[NSString stringWithFormat:@"[%@(1)]", @"_icon"] options:0 metrics:nil views:views]];
    if (isWide) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[_icon(1@2)]" options:0 metrics:nil views:views]];
    [UIView constraintsWithVisualFormat:@"[_icon(1)]" options:0 metrics:nil views:views];
}

@end
