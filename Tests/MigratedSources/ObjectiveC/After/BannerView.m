#import <UIKit/UIKit.h>

@interface UIView (Banner)
- (NSArray *)addFormat:(NSString *)format bindings:(NSDictionary *)bindings;
- (NSArray *)constraintsOf:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)numbers views:(NSDictionary *)views;
- (void)addFormats:(NSArray *)formats views:(NSDictionary *)views;
@end

@interface Arranger : NSObject
+ (void)arrange:(UIView *)box views:(NSDictionary *)views formats:(NSArray *)formats hasLast:(BOOL)hasLast last:(NSString *)last;
@end

@implementation Arranger
+ (void)arrange:(UIView *)box views:(NSDictionary *)views formats:(NSArray *)formats hasLast:(BOOL)hasLast last:(NSString *)last {
    for (NSString *key in [views keyEnumerator]) {
        UIView *view = views[key];
        view.translatesAutoresizingMaskIntoConstraints = NO;
        [box addSubview:view];
    }
    for (NSString *format in formats) {
        [box addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
    if (hasLast) {
        [box addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:last options:0 metrics:nil views:views]];
    }
}
@end

@implementation UIView (Banner)
- (NSArray *)addFormat:(NSString *)format bindings:(NSDictionary *)bindings {
    NSArray *made = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:bindings];
    [self addConstraints:made];
    return made;
}

- (void)addFormats:(NSArray *)formats views:(NSDictionary *)views {
    for (NSString *format in formats) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
    }
}

- (NSArray *)constraintsOf:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)numbers views:(NSDictionary *)views {
    return [NSLayoutConstraint constraintsWithVisualFormat:format options:options metrics:numbers views:views];
}
@end

@interface BannerView : UIView
@property (nonatomic, strong) UIView *title;
@property (nonatomic, strong) NSArray *kept;
@end

@interface BannerView ()
@property (nonatomic, strong) UIView *mark;
@property (nonatomic, strong) NSDictionary *parts;
@end

@implementation BannerView {
    UIView *_badge;
}

- (void)setUp {
    _mark = [[UIView alloc] init];
    self.parts = NSDictionaryOfVariableBindings(_mark);
    [self layOutParts];
}

- (void)layOutParts {
    [self addConstraints:@[
        [_mark.leadingAnchor constraintEqualToAnchor:_mark.superview.leadingAnchor constant:2],
        [_mark.widthAnchor constraintEqualToConstant:7]
    ]];
    [self addConstraints:@[[_mark.heightAnchor constraintEqualToConstant:8]]];
}

- (void)hang:(NSString *)format {
    NSDictionary *views = @{@"title": self.title, @"badge": _badge};
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

- (void)layOut {
    NSLayoutConstraint *constraint1 = [_badge.widthAnchor constraintEqualToConstant:20];
    constraint1.priority = 500;
    [NSLayoutConstraint activateConstraints:@[
        [self.title.leadingAnchor constraintEqualToAnchor:self.title.superview.leadingAnchor],
        [_badge.leadingAnchor constraintEqualToAnchor:self.title.trailingAnchor constant:4],
        constraint1,
        [_badge.superview.trailingAnchor constraintEqualToAnchor:_badge.trailingAnchor]
    ]];
    [NSLayoutConstraint activateConstraints:@[[_badge.topAnchor constraintEqualToAnchor:_badge.superview.topAnchor]]];

    [self addConstraints:@[[_badge.heightAnchor constraintEqualToConstant:8]]];
    NSArray *constraints2 = @[[_badge.widthAnchor constraintGreaterThanOrEqualToConstant:9]];
    [self addConstraints:constraints2];
    self.kept = constraints2;
    [self addConstraints:@[
        [_badge.topAnchor constraintEqualToAnchor:self.title.bottomAnchor constant:3],
        [_badge.leftAnchor constraintEqualToAnchor:self.title.leftAnchor]
    ]];
    for (NSArray *constraints3 in @[@[[self.title.leadingAnchor constraintEqualToAnchor:self.title.superview.leadingAnchor constant:1]], @[[self.title.heightAnchor constraintEqualToConstant:3]]])
        [self addConstraints:constraints3];
    for (NSArray *constraints4 in @[@[[self.title.superview.trailingAnchor constraintEqualToAnchor:self.title.trailingAnchor constant:2]], @[[self.title.topAnchor constraintEqualToAnchor:self.title.superview.topAnchor]]]) {
        NSArray *made = constraints4;
        [self addConstraints:made];
    }
}

- (void)reach:(BOOL)isWide {
    NSMutableDictionary *views = [@{@"a": self.title} mutableCopy];
    NSDictionary *others = nil;
    [self addConstraints:@[[self.title.topAnchor constraintEqualToAnchor:self.title.superview.topAnchor]]];
    views[@"a"] = _badge;
    [self addConstraints:@[[_badge.heightAnchor constraintEqualToConstant:4]]];
    others = @{@"b": _badge};
    [self addConstraints:@[[_badge.heightAnchor constraintEqualToConstant:5]]];
    if (isWide) others = @{@"b": self.title};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[b(6)]" options:0 metrics:nil views:others]];
}

- (void)lists {
    [self addConstraints:@[
        [self.title.leadingAnchor constraintEqualToAnchor:self.title.superview.leadingAnchor],
        [self.title.superview.trailingAnchor constraintEqualToAnchor:self.title.trailingAnchor],
        [self.title.topAnchor constraintEqualToAnchor:self.title.superview.topAnchor],
        [self.title.heightAnchor constraintEqualToConstant:3]
    ]];
    for (NSArray *constraints1 in [NSArray arrayWithObjects:@[[_badge.heightAnchor constraintEqualToConstant:1]], @[[_badge.widthAnchor constraintEqualToConstant:2]], nil]) {
        [self addConstraints:constraints1];
    }
}

- (void)add {
    _badge.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:_badge];
    [self addConstraints:@[
        [_badge.leadingAnchor constraintEqualToAnchor:_badge.superview.leadingAnchor],
        [_badge.superview.trailingAnchor constraintEqualToAnchor:_badge.trailingAnchor],
        [_badge.heightAnchor constraintEqualToConstant:9]
    ]];
    for (UIView *subview in [@{@"badge": _badge, @"title": self.title} allValues]) {
        subview.translatesAutoresizingMaskIntoConstraints = NO;
        [self addSubview:subview];
    }
    [self addConstraints:@[[self.title.leadingAnchor constraintEqualToAnchor:_badge.trailingAnchor constant:3]]];
}

- (void)layOut:(UIView *)_badge {
    [self hang:@"V:[badge(7)]"];
}
@end
