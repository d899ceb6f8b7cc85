/// A part of a right-hand side that is a type of its own: a ``Rule`` without a name.
///
/// ```swift
/// struct NegatedNumber: Fragment {
///   @_alwaysEmitIntoClient @inline(__always) var body: some Parser<(Void?, Double)> {
///     Optionally { "-" }
///     Number()
///   }
///
///   @_alwaysEmitIntoClient @inline(__always) static func value(of parts: (Void?, Double)) -> Double {
///     parts.0 == nil ? parts.1 : -parts.1
///   }
/// }
/// ```
///
///     "-"? NUMBER
///
/// It prints as its body. It suits an alternative with a value of its own, what several rules have in common, and what
/// makes a right-hand side long: a type without fields costs the compiler nothing, and a parser of more than some six
/// fields is no longer dissolved.
public protocol Fragment: Inlined where Leading == Body.Leading {
  /// The part.
  @SequenceBuilder<Spaced> var body: Body { get }
}

extension Fragment {
  @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }
}
