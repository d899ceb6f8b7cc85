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
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-2-[_mark(7)]" options:0 metrics:nil views:self.parts]];
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[_mark(8)]" options:0 metrics:nil views:_parts]];
}

- (void)hang:(NSString *)format {
    NSDictionary *views = @{@"title": self.title, @"badge": _badge};
    [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
}

- (void)layOut {
    [self hang:@"H:|[title]-4-[badge(20@500)]|"];
    [self hang:@"V:|[badge]"];

    NSDictionary *bindings = NSDictionaryOfVariableBindings(_badge);
    [self addFormat:@"V:[_badge(8)]" bindings:bindings];
    self.kept = [self addFormat:@"H:[_badge(>=9)]" bindings:bindings];
    [self addConstraints:[self constraintsOf:@"V:[t]-m-[_badge]" options:NSLayoutFormatAlignAllLeft metrics:@{@"m": @3} views:@{@"t": self.title, @"_badge": _badge}]];
    for (NSString *format in @[@"H:|-1-[t]", @"V:[t(3)]"])
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"t": self.title}]];
    for (NSString *format in @[@"H:[t]-2-|", @"V:|[t]"]) {
        NSArray *made = [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"t": self.title}];
        [self addConstraints:made];
    }
}

- (void)reach:(BOOL)isWide {
    NSMutableDictionary *views = [@{@"a": self.title} mutableCopy];
    NSDictionary *others = nil;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|[a]" options:0 metrics:0 views:views]];
    views[@"a"] = _badge;
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[a(4)]" options:0 metrics:nil views:views]];
    others = @{@"b": _badge};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[b(5)]" options:0 metrics:nil views:others]];
    if (isWide) others = @{@"b": self.title};
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[b(6)]" options:0 metrics:nil views:others]];
}

- (void)lists {
    [self addFormats:@[@"H:|[a]|", @"V:|[a(3)]"] views:@{@"a": self.title}];
    for (NSString *format in [NSArray arrayWithObjects:@"V:[a(1)]", @"H:[a(2)]", nil]) {
        [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"a": _badge}]];
    }
}

- (void)add {
    [Arranger arrange:self views:NSDictionaryOfVariableBindings(_badge) formats:@[@"H:|[_badge]|", @"V:[_badge(9)]"] hasLast:NO last:nil];
    [Arranger arrange:self views:@{@"badge": _badge, @"title": self.title} formats:@[@"H:[badge]-3-[title]"] hasLast:NO last:@"V:|[title]"];
}

- (void)layOut:(UIView *)_badge {
    [self hang:@"V:[badge(7)]"];
}
@end
