/// The language of a parser as data: the right-hand side of a production.
///
/// Every export, every check and every generated sentence is derived from it.
public indirect enum Syntax: Hashable, Sendable {
  /// The spacing between the parts of a sequence or a repetition.
  public enum Spacing: Hashable, Sendable {
    /// Nothing.
    case glued
    /// White space, if any.
    case spaced
    /// A grammar of its own. It is never missed where it does not stand.
    case grammar(Syntax)

    /// The grammar of what may stand there; `nil` for nothing.
    public var syntax: Syntax? {
      switch self {
      case .glued: nil
      case .spaced: WhiteSpace.body.syntax
      case .grammar(let syntax): syntax
      }
    }
  }

  /// A remark that the language does not show and a failure does.
  public enum Annotation: Hashable, Sendable {
    /// Where this can't even begin, a failure names the label instead of the tokens.
    case label(String)
    /// A numeral: it may not run on into a letter, a digit, `_` or a dot.
    case numeral
    /// The role of the tokens in it.
    case role(TokenRole)
    /// At most so many of these may be at work inside one another.
    case nesting(limit: Int)
    /// Where it does not stand, nothing else is tried.
    case committed
    /// How to go on behind a mistake in it: up to what, and what is skipped as a whole.
    case recovery(until: Syntax, skipping: Syntax)
  }

  /// A given text. `isWord`: it is not followed by a letter, a digit or `_`.
  case literal(String, ignoresCase: Bool = false, isWord: Bool = false)
  /// One character of a class.
  case characters(CharacterClass)
  /// One after the other. Nothing at all where the list is empty.
  case sequence([Syntax], spacing: Spacing)
  /// One of several, tried in order.
  case choice([Syntax])
  /// The same again, within bounds, with a separator in between if there is one.
  case repetition(Syntax, RepetitionBounds, separator: Syntax? = nil, spacing: Spacing)
  /// A look-ahead: it must follow, or must not, without being part of the text.
  case lookAhead(Syntax, isPositive: Bool)
  /// The end of the text.
  case end
  /// The same language, with something about it that only a failure shows. ``flattened`` leaves it out.
  case annotated(Syntax, Annotation)
  /// Another production, with its definition.
  case production(Production)
  /// Another production, by its name alone: defined somewhere else, one hopes.
  case reference(String)

  /// Two in a row: one function for all, since each pair of parsers is a type of its own.
  @usableFromInline @inline(never)
  static func sequence(of first: Syntax, _ second: Syntax, spacing: Spacing) -> Syntax {
    .sequence([first, second], spacing: spacing)
  }

  /// One of two.
  @usableFromInline @inline(never)
  static func choice(of first: Syntax, _ second: Syntax) -> Syntax {
    .choice([first, second])
  }

  /// `text` in the quotation marks of the W3C notation: double ones, single ones if it contains a double one.
  public static func quoted(_ text: String) -> String {
    let mark = text.utf8.contains(34) ? "'" : "\""
    return mark + text + mark
  }

  /// The parts directly inside, in order.
  public var parts: [Syntax] {
    switch self {
    case .sequence(let parts, _), .choice(let parts): parts
    case .repetition(let body, _, let separator, _): [body] + (separator.map { [$0] } ?? [])
    case .lookAhead(let body, _), .annotated(let body, _): [body]
    case .literal, .characters, .end, .production, .reference: []
    }
  }

  /// This and everything inside, a whole before its parts. It does not go into other productions.
  package var withAllParts: [Syntax] { [self] + parts.flatMap { $0.withAllParts } }

  /// The same, with what may stand between parts behind them.
  package var withAllPartsAndSpacing: [Syntax] {
    let between: [Syntax] = if case .grammar(let syntax)? = spacing { syntax.withAllPartsAndSpacing } else { [] }
    return [self] + parts.flatMap { $0.withAllPartsAndSpacing } + between
  }

  /// The spacing between the parts, if there can be two of them for anything to stand between.
  package var spacing: Spacing? {
    switch self {
    case .sequence(let parts, let spacing): parts.count > 1 ? spacing : nil
    case .repetition(_, let bounds, _, let spacing): bounds.upper > 1 ? spacing : nil
    case .literal, .characters, .choice, .lookAhead, .end, .annotated, .production, .reference: nil
    }
  }

  /// The same language with sequences inside sequences, and choices inside choices, merged into one, and no annotations.
  ///
  /// Builders fold in pairs; EBNF reads as lists.
  public var flattened: Syntax { flattened(toRun: false) }

  /// The same, or with all that an ``Interpreter`` needs: the annotations, and empty parts, around which something may
  /// stand in between.
  package func flattened(toRun isToRun: Bool) -> Syntax {
    switch self {
    case .sequence(let parts, let spacing):
      let flat = parts.flatMap { part -> [Syntax] in
        let part = part.flattened(toRun: isToRun)
        guard case .sequence(let inner, let innerSpacing) = part else { return [part] }
        if inner.isEmpty { return isToRun && spacing != .glued ? [part] : [] }
        return innerSpacing == spacing || inner.count < 2 ? inner : [part]
      }
      return flat.count == 1 ? flat[0] : .sequence(flat, spacing: spacing)
    case .choice(let parts):
      let flat = parts.flatMap { part -> [Syntax] in
        let part = part.flattened(toRun: isToRun)
        if case .choice(let inner) = part { return inner }
        return [part]
      }
      return flat.count == 1 ? flat[0] : .choice(flat)
    case .repetition(_, let bounds, _, _) where bounds.upper == 0:
      return .sequence([], spacing: .glued)
    case .repetition(let body, let bounds, let separator, let spacing):
      let body = body.flattened(toRun: isToRun)
      // `x+?` is `x*`, which misses nothing where there is no `x`.
      if !isToRun, bounds == .optional, case .repetition(let inner, .oneOrMore, nil, let innerSpacing) = body {
        return .repetition(inner, .zeroOrMore, spacing: innerSpacing)
      }
      return .repetition(body, bounds, separator: separator?.flattened(toRun: isToRun), spacing: spacing)
    case .lookAhead(let body, let isPositive):
      return .lookAhead(body.flattened(toRun: isToRun), isPositive: isPositive)
    case .annotated(let body, let annotation):
      let body = body.flattened(toRun: isToRun)
      return isToRun ? .annotated(body, annotation) : body
    case .literal, .characters, .end, .production, .reference:
      return self
    }
  }
}

extension Syntax {
  /// How often something may be repeated.
  @frozen public struct RepetitionBounds: Hashable, Sendable {
    // One field and not two: a parser of few fields is what the compiler takes apart.
    @usableFromInline let bits: UInt64

    /// The least number of times.
    @_alwaysEmitIntoClient @inline(__always) public var lower: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

    /// The greatest number of times; `Int.max` where there is no limit.
    @_alwaysEmitIntoClient @inline(__always) public var upper: Int {
      let upper = bits &>> 32
      return upper == 0x7FFF_FFFF ? .max : Int(truncatingIfNeeded: upper)
    }

    /// From `lower` to `upper` times: a `lower` below 0 counts as 0, an `upper` below `lower` as `lower`, and one of 2³¹ − 1
    /// or more as no limit.
    @_alwaysEmitIntoClient @inline(__always) public init(lower: Int, upper: Int) {
      let least = min(max(lower, 0), 0x7FFF_FFFE)
      let most = min(max(upper, least), 0x7FFF_FFFF)
      bits = UInt64(truncatingIfNeeded: most) &<< 32 | UInt64(truncatingIfNeeded: least)
    }

    /// `?`
    @_alwaysEmitIntoClient @inline(__always) public static var optional: Self { Self(lower: 0, upper: 1) }

    /// `*`
    @_alwaysEmitIntoClient @inline(__always) public static var zeroOrMore: Self { Self(lower: 0, upper: .max) }

    /// `+`
    @_alwaysEmitIntoClient @inline(__always) public static var oneOrMore: Self { Self(lower: 1, upper: .max) }

    /// Neither fewer nor more than `count` times.
    @_alwaysEmitIntoClient @inline(__always) public static func exactly(_ count: Int) -> Self {
      Self(lower: count, upper: count)
    }

    /// `count` times or more.
    @_alwaysEmitIntoClient @inline(__always) public static func atLeast(_ count: Int) -> Self {
      Self(lower: count, upper: .max)
    }

    /// As often as `range` allows.
    @_alwaysEmitIntoClient @inline(__always) public static func times(_ range: ClosedRange<Int>) -> Self {
      Self(lower: range.lowerBound, upper: range.upperBound)
    }
  }
}
