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

    [self addConstraints:@[
        [_title.leadingAnchor constraintEqualToAnchor:_title.superview.leadingAnchor constant:8],
        [_title.widthAnchor constraintGreaterThanOrEqualToConstant:PADDING],
        [_icon.leadingAnchor constraintEqualToAnchor:_title.trailingAnchor constant:kMargin],
        [_icon.superview.trailingAnchor constraintEqualToAnchor:_icon.trailingAnchor constant:-2.5]
    ]];
    [self addConstraints:@[
        [_title.topAnchor constraintEqualToAnchor:_title.superview.topAnchor],
        [_title.superview.bottomAnchor constraintEqualToAnchor:_title.bottomAnchor]
    ]];
    NSLayoutConstraint *constraint1 = [_icon.topAnchor constraintGreaterThanOrEqualToAnchor:_icon.superview.topAnchor constant:2];
    constraint1.priority = 750;
    NSLayoutConstraint *constraint2 = [_icon.heightAnchor constraintEqualToAnchor:_title.heightAnchor];
    constraint2.priority = 300;
    [self addConstraints:@[constraint1, constraint2]];
    [NSLayoutConstraint activateConstraints:@[
        [self.icon.leadingAnchor constraintEqualToAnchor:self.icon.superview.layoutMarginsGuide.leadingAnchor],
        [self.title.leadingAnchor constraintEqualToSystemSpacingAfterAnchor:self.icon.trailingAnchor multiplier:1],
        [self.title.superview.layoutMarginsGuide.trailingAnchor constraintEqualToAnchor:self.title.trailingAnchor]
    ]];
}

- (NSArray *)constraintsOfBadge:(UIView *)badge {
    NSNumber *gap = @3;
    NSInteger count = 2;
    if (count > 1) {
        NSLayoutConstraint *constraint1 = [_badge.widthAnchor constraintEqualToConstant:[gap doubleValue]];
        constraint1.priority = [gap doubleValue];
        self.kept = @[
            [_badge.leadingAnchor constraintEqualToAnchor:badge.trailingAnchor constant:[gap doubleValue]],
            constraint1
        ];
    }
    NSArray *all = @[[_badge.topAnchor constraintEqualToAnchor:badge.bottomAnchor constant:4]];
    [self addConstraints:@[
        [_badge.leadingAnchor constraintEqualToAnchor:_badge.superview.leadingAnchor constant:(long)count],
        [_badge.widthAnchor constraintEqualToConstant:kMargin / 2]
    ]];
    self.width = @[[_badge.widthAnchor constraintEqualToConstant:9]][0];
    return all;
}

- (NSArray *)pinned:(UIView *)badge {
    NSMutableArray *kept = [[NSMutableArray alloc] init];
    [self addConstraints:@[
        [badge.leadingAnchor constraintEqualToAnchor:badge.superview.leadingAnchor],
        [badge.widthAnchor constraintGreaterThanOrEqualToConstant:8],
        [badge.superview.trailingAnchor constraintEqualToAnchor:badge.trailingAnchor]
    ]];
    if (badge != _badge) [badge addConstraints:@[
        [_badge.topAnchor constraintEqualToAnchor:_badge.superview.topAnchor],
        [_badge.superview.bottomAnchor constraintEqualToAnchor:_badge.bottomAnchor]
    ]];
    [kept addObjectsFromArray:@[
        [_badge.topAnchor constraintEqualToAnchor:badge.bottomAnchor constant:8],
        [_badge.leftAnchor constraintEqualToAnchor:badge.leftAnchor]
    ]];
    return kept;
}

- (void)compact {
    UIView *title = self.title, *icon = self.icon;
    NSLayoutConstraint *constraint1 = [title.leftAnchor constraintEqualToAnchor:title.superview.leftAnchor constant:kMargin];
    constraint1.identifier = @"title.left = super.left + m";
    NSLayoutConstraint *constraint2 = [icon.widthAnchor constraintEqualToAnchor:title.widthAnchor multiplier:2];
    constraint2.priority = 700;
    constraint2.identifier = @"\"icon\"";
    NSLayoutConstraint *constraint3 = [icon.leadingAnchor constraintEqualToAnchor:icon.superview.layoutMarginsGuide.leadingAnchor];
    constraint3.identifier = @"|-[icon]|";
    NSLayoutConstraint *constraint4 = [icon.superview.trailingAnchor constraintEqualToAnchor:icon.trailingAnchor];
    constraint4.identifier = @"|-[icon]|";
    [self addConstraints:@[constraint1, constraint2, constraint3, constraint4]];
    NSLayoutConstraint *constraint5 = [self.title.widthAnchor constraintLessThanOrEqualToAnchor:icon.widthAnchor constant:-3];
    constraint5.identifier = @"self.width <= icon.width - 3";
    [self.title addConstraint:constraint5];
    NSLayoutConstraint *constraint6 = [icon.heightAnchor constraintEqualToConstant:3];
    constraint6.identifier = @"icon.height = 3";
    [self addConstraint:constraint6];
    self.width = constraint6;
    NSLayoutConstraint *constraint7 = [icon.topAnchor constraintEqualToAnchor:self.topAnchor];
    constraint7.identifier = @"icon.top = self.top";
    NSLayoutConstraint *constraint8 = [icon.bottomAnchor constraintEqualToAnchor:icon.superview.safeAreaLayoutGuide.bottomAnchor];
    constraint8.identifier = @"icon.bottom = safe.bottom";
    NSArray *all = @[constraint7, constraint8];
    [self addConstraints:all];
}

- (void)others {
    UIView *title = self.title;
    UIView *icon = self.icon;
    [self addConstraint:[title.widthAnchor constraintEqualToAnchor:icon.widthAnchor multiplier:0.5 constant:5]];
    [self addConstraint:[title.leftAnchor constraintGreaterThanOrEqualToAnchor:icon.leftAnchor constant:10]];
    [self addConstraints:@[
        [title.topAnchor constraintEqualToAnchor:icon.topAnchor],
        [title.heightAnchor constraintEqualToConstant:4]
    ]];
    [title.widthAnchor constraintEqualToAnchor:icon.widthAnchor multiplier:2].active = YES;
    [title.superview addConstraint:[title.heightAnchor constraintEqualToConstant:2]];
    NSLayoutConstraint *made = [title.leftAnchor constraintEqualToAnchor:icon.rightAnchor constant:2];
    [self addConstraint:made];
}

- (void)picks:(BOOL)isWide {
    NSDictionary *views = NSDictionaryOfVariableBindings(_title, _icon);
    [self addConstraints:(isWide ? @[[_icon.widthAnchor constraintEqualToConstant:1]] : @[
        [_icon.leadingAnchor constraintEqualToAnchor:_icon.superview.leadingAnchor],
        [_icon.superview.trailingAnchor constraintEqualToAnchor:_icon.trailingAnchor]
    ])];
    NSLayoutConstraint *constraint1 = [_title.heightAnchor constraintEqualToConstant:3];
    constraint1.priority = 4;
    for (NSArray *constraints2 in @[@[[_title.leadingAnchor constraintEqualToAnchor:_title.superview.leadingAnchor]], @[
        constraint1,
        [_icon.topAnchor constraintEqualToAnchor:_title.bottomAnchor constant:2]
    ]]) {
        [self addConstraints:constraints2];
    }
    NSArray *all = (isWide && views ? @[[_icon.widthAnchor constraintEqualToConstant:2]] : @[[_icon.widthAnchor constraintEqualToConstant:3]]);
    [self addConstraints:all];
    NSLayoutConstraint *constraint3 = [_title.leftAnchor constraintEqualToAnchor:_title.superview.leftAnchor];
    constraint3.identifier = @"_title.left = super.left";
    NSLayoutConstraint *constraint4 = [_icon.widthAnchor constraintEqualToConstant:3];
    constraint4.priority = 700;
    constraint4.identifier = @"_icon.width = 3 @ 700";
    for (NSLayoutConstraint *constraint5 in @[constraint3, constraint4])
    {
        [self addConstraint:constraint5];
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
    NSLayoutConstraint *constraint1 = [self.icon.widthAnchor constraintEqualToConstant:4];
    constraint1.priority = 5;
    _title.translatesAutoresizingMaskIntoConstraints = NO;
    self.icon.translatesAutoresizingMaskIntoConstraints = NO;
    [self addConstraints:@[
        [_title.leadingAnchor constraintEqualToAnchor:_title.superview.leadingAnchor],
        [self.icon.leadingAnchor constraintEqualToAnchor:_title.trailingAnchor constant:3],
        constraint1
    ]];
    NSLayoutConstraint *constraint2 = [self.icon.widthAnchor constraintEqualToConstant:1];
    constraint2.priority = 2;
    [[self host] addConstraints:@[constraint2]];
    [[self makeHost] addConstraints:@[[self.icon.widthAnchor constraintEqualToConstant:1]]];
}

- (void)asksElsewhere {
    [[self makeHost] addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"[icon(1@2)]" options:0 metrics:nil views:@{@"icon": self.icon}]];
    UIView *iconView = self.icon;
    (void)[self makeHost];
    [self addConstraints:@[[iconView.widthAnchor constraintEqualToConstant:1]]];
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
