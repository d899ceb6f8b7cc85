// The calls of the libraries.
@interface NSLayoutConstraint (Libraries)
+ (NSArray *)compactConstraints:(NSArray *)texts metrics:(NSDictionary *)metrics views:(NSDictionary *)views self:(id)receiver;
+ (NSLayoutConstraint *)compactConstraint:(NSString *)text metrics:(NSDictionary *)metrics views:(NSDictionary *)views self:(id)receiver;
+ (instancetype)constraintWithExpressionFormat:(NSString *)format parameters:(NSDictionary *)parameters;
+ (instancetype)attributeConstraintWithVisualFormat:(NSString *)format views:(NSDictionary *)views;
+ (NSArray *)attributeConstraintsWithVisualFormatsArray:(NSArray *)formats views:(NSDictionary *)views;
+ (instancetype)constraintWithFormula:(NSString *)formula LHS:(id)lhs RHS:(id)rhs;
@end

@interface UIView (Libraries)
+ (NSArray *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
- (NSArray *)addCompactConstraints:(NSArray *)texts metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
- (NSLayoutConstraint *)addCompactConstraint:(NSString *)text metrics:(NSDictionary *)metrics views:(NSDictionary *)views;
- (NSLayoutConstraint *)constrain:(NSString *)formula to:(UIView *)other;
@end
