// As much of Foundation and UIKit as the fixtures need.
typedef signed char BOOL;
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef float UILayoutPriority;

#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define kNilOptions 0
#define NSDictionaryOfVariableBindings(...) _NSDictionaryOfVariableBindings(@"" #__VA_ARGS__, __VA_ARGS__, nil)
#define nil ((id)0)

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
@end

@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
@end

@interface NSConstantString : NSString
@end

@interface NSNumber : NSObject
@property (readonly) double doubleValue;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithLong:(long)value;
@end

struct NSFastEnumerationState;

@interface NSArray<Element> : NSObject
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count;
@property (readonly) NSUInteger count;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
- (NSUInteger)countByEnumeratingWithState:(struct NSFastEnumerationState *)state objects:(id __unsafe_unretained[])buffer count:(NSUInteger)count;
+ (instancetype)arrayWithObjects:(Element)first, ...;
@end

@interface NSMutableArray<Element> : NSArray<Element>
- (void)addObjectsFromArray:(NSArray<Element> *)array;
@end

@interface NSEnumerator : NSObject
- (NSUInteger)countByEnumeratingWithState:(struct NSFastEnumerationState *)state objects:(id __unsafe_unretained[])buffer count:(NSUInteger)count;
@end

@interface NSDictionary<Key, Value> : NSObject
@property (readonly) NSArray<Value> *allValues;
- (NSEnumerator *)keyEnumerator;
- (Value)objectForKeyedSubscript:(Key)key;
+ (instancetype)dictionaryWithObjects:(const id[])objects forKeys:(const id[])keys count:(NSUInteger)count;
- (id)mutableCopy;
@end

@interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
- (void)setObject:(Value)object forKeyedSubscript:(Key)key;
@end

NSDictionary *_NSDictionaryOfVariableBindings(NSString *names, id first, ...);

typedef NSUInteger NSLayoutFormatOptions;
enum {
    NSLayoutFormatAlignAllLeft = 1 << 1,
    NSLayoutFormatDirectionLeftToRight = 1 << 16,
};

@interface NSLayoutConstraint : NSObject
@property UILayoutPriority priority;
@property (copy) NSString *identifier;
@property (getter=isActive) BOOL active;
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c;
@end

@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
@end

@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c;
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c;
@end

@interface UILayoutGuide : NSObject
@property (readonly) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor;
@property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
@end

@interface UIView : NSObject
@property (readonly) UIView *superview;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly) UILayoutGuide *safeAreaLayoutGuide, *layoutMarginsGuide;
@property (readonly) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
@property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor, *firstBaselineAnchor, *lastBaselineAnchor;
@property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)addSubview:(UIView *)view;
@end
