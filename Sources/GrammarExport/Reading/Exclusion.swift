import GrammarChecks
import GrammarCombinators

/// What one expression matches and another does not, `A - B`, said with a look-ahead.
///
/// - `[a-z] - "x"` is `!"x" [a-z]`: a character that is not another one.
/// - `X* - ( X* "end" X* )` is `( !"end" X )*`: all that comes before a text.
/// - `NAME - "if"`, where a name ends in a repetition of `[a-z]`, is `!( "if" ![a-z] ) NAME`: no text that ends there.
struct Exclusion {
  let body: Syntax
  let excluded: Syntax

  /// The right-hand side that a name stands for.
  typealias Definitions = (String) -> Syntax?

  /// The expression with a look-ahead; `nil` if it is none of the three.
  func syntax(_ definitions: Definitions) -> Syntax? {
    if let ends = endOfLoop {
      guard case .repetition(let character, let bounds, _, _) = body else { return nil }
      let next = Syntax.touching([.unless(ends), character])
      return .repetition(next, bounds, spacing: .glued)
    }
    if body.singleCharacters(definitions) != nil {
      guard excluded.singleCharacters(definitions) != nil else { return nil }
      return .touching([.unless(excluded), body])
    }
    guard let last = body.lastCharacters(definitions) else { return nil }
    let end = Syntax.unless(.characters(CharacterClass(ranges: last, isOfWholeCharacters: true)))
    let unwanted = Syntax.touching([excluded, end]).flattened
    return .touching([.unless(unwanted), body])
  }

  /// What `X*` goes up to in `X* - ( X* end X* )`.
  private var endOfLoop: Syntax? {
    guard case .repetition(_, .zeroOrMore, nil, .glued) = body, case .sequence(let parts, .glued) = excluded,
      parts.count > 2, parts.first == body, parts.last == body
    else { return nil }
    return Syntax.touching(Array(parts.dropFirst().dropLast())).flattened
  }

  init(_ body: Syntax, without excluded: Syntax) {
    self.body = body
    self.excluded = excluded
  }

  /// The exclusion that the first of some parts say, if they say one, and how many of them.
  static func first(of parts: ArraySlice<Syntax>, _ definitions: Definitions) -> (Exclusion, count: Int)? {
    if case .repetition(let loop, .zeroOrMore, nil, .glued)? = parts.first, case .sequence(let inner, .glued) = loop,
      inner.count == 2, case .lookAhead(let end, isPositive: false) = inner[0],
      // A character that is not another one is one, repeated or not.
      end.singleCharacters(definitions) == nil
    {
      let all = Syntax.any(inner[1])
      return (Exclusion(all, without: .touching([all, end, all])), 1)
    }
    guard case .lookAhead(let excluded, isPositive: false)? = parts.first, let body = parts.dropFirst().first else {
      return nil
    }
    if body.singleCharacters(definitions) != nil, excluded.singleCharacters(definitions) != nil {
      return (Exclusion(body, without: excluded), 2)
    }
    if excluded.isOfWords, parts.count > 2 {
      let word = Array(parts.dropFirst().prefix(2))
      if case .characters = word[0], case .repetition(.characters(let rest), .zeroOrMore, nil, .glued) = word[1],
        Set(rest.ranges) == Set(CharacterClass.wordPart.ranges)
      {
        return (Exclusion(.touching(word), without: excluded), 3)
      }
    }
    guard case .sequence(var inner, .glued) = excluded,
      case .lookAhead(.characters(let end), isPositive: false)? = inner.popLast(),
      let last = parts.dropFirst().first?.lastCharacters(definitions), Set(last) == Set(end.ranges)
    else { return nil }
    return (Exclusion(body, without: Syntax.touching(inner).flattened), 2)
  }
}

extension Syntax {
  /// What a name stands for, or an annotation is about; `nil` for all else.
  func meaning(_ definitions: Exclusion.Definitions) -> Syntax? {
    if case .annotated(let body, _) = self { body } else { mentionedName.flatMap(definitions) }
  }

  /// Whether it is one of several words, none of which runs on.
  fileprivate var isOfWords: Bool {
    switch self {
    case .literal(_, _, let isWord): isWord
    case .choice(let words): words.allSatisfy(\.isOfWords)
    default: false
    }
  }

  /// The characters of which this is one, if it is always one.
  func singleCharacters(_ definitions: Exclusion.Definitions = { _ in nil }) -> [ClosedRange<UInt32>]? {
    switch self {
    case .characters(let characters): return characters.ranges
    case .literal(let text, ignoresCase: false, isWord: false) where text.unicodeScalars.count == 1:
      return text.unicodeScalars.map { $0.value...$0.value }
    case .choice(let parts):
      let ranges = parts.compactMap { $0.singleCharacters(definitions) }
      return ranges.count == parts.count ? ranges.flatMap(\.self) : nil
    case .sequence(let parts, .glued):
      guard parts.count == 2, let (exclusion, count) = Exclusion.first(of: parts[...], definitions), count == 2,
        let own = exclusion.body.singleCharacters(definitions)
      else { return nil }
      return exclusion.excluded.singleCharacters(definitions).map { own.subtracting($0) }
    default: return meaning(definitions)?.singleCharacters(definitions)
    }
  }

  /// The characters that this goes on with as long as there are any, if it ends so.
  fileprivate func lastCharacters(_ definitions: Exclusion.Definitions) -> [ClosedRange<UInt32>]? {
    switch self {
    case .repetition(let body, let bounds, nil, .glued) where bounds.upper == .max:
      return body.singleCharacters(definitions)
    case .sequence(let parts, .glued): return parts.last?.lastCharacters(definitions)
    default: return meaning(definitions)?.lastCharacters(definitions)
    }
  }

  /// The characters that this can begin with.
  func beginnings(_ definitions: Exclusion.Definitions) -> [ClosedRange<UInt32>] {
    switch self {
    case .characters(let characters): return characters.ranges
    case .literal(let text, _, _): return text.unicodeScalars.prefix(1).map { $0.value...$0.value }
    case .sequence(let parts, _):
      var ranges: [ClosedRange<UInt32>] = []
      for part in parts {
        ranges += part.beginnings(definitions)
        guard part.canBeNothing else { break }
      }
      return ranges
    case .choice(let parts): return parts.flatMap { $0.beginnings(definitions) }
    case .repetition(let body, _, _, _): return body.beginnings(definitions)
    default: return meaning(definitions)?.beginnings(definitions) ?? []
    }
  }
}
