public import GrammarCombinators

/// Something wrong with a grammar, whatever text it is given.
///
/// `Grammar.problems` finds them. `description` says what to do about one.
public enum GrammarProblem: Hashable, Sendable {
  /// `rule` refers to `name`, which no production has.
  case undefined(rule: String, name: String)

  /// Several productions are named `rule` and are not the same.
  case duplicate(rule: String)

  /// `rule` begins with itself: directly, or as the beginning of what it begins with.
  ///
  /// `through` names the productions on the way from `rule` back to `rule`, in order.
  case leftRecursion(rule: String, through: [String])

  /// `rule` has no text, since each would contain another text of `rule`.
  ///
  /// `through` names the productions on the way from `rule` back to `rule`, in order.
  case endlessRecursion(rule: String, through: [String])

  /// `rule` contains itself without a limit to how deep, so a text can exhaust the stack.
  ///
  /// `through` names the productions on the way from `rule` back to `rule`, in order.
  case unlimitedNesting(rule: String, through: [String])

  /// `rule` repeats `body`, which can match nothing, without a limit.
  case emptyRepetition(rule: String, body: String)

  /// `rule` has glued parts and spaced ones. Characters that are glued to nothing but characters are a token without a name,
  /// and no such parts.
  case mixedSpacing(rule: String)

  /// The token `rule` has spaced parts.
  case spacedToken(rule: String)

  /// The token `rule` refers to `name`, which is no token.
  case ruleInToken(rule: String, name: String)

  /// `rule` has a class that holds some of the bytes from 0x80 on and lacks others.
  case dividedCharacters(rule: String, characters: CharacterClass)

  /// No text matches `part`, which is all of `rule`, an alternative in it, or what it repeats.
  case matchesNothing(rule: String, part: String)

  /// An alternative takes only the beginning of a text that a later alternative would take whole.
  ///
  /// The texts are an example: `earlier.text` is a proper prefix of `later.text`.
  case prefixCapture(rule: String, earlier: MatchedAlternative, later: MatchedAlternative)

  /// The alternative `earlier` fits wherever `later` fits, so `later` is never tried.
  case unreachable(rule: String, earlier: String, later: String)

  /// The alternative `earlier` has committed itself wherever `later` fits, so `later` is never tried.
  ///
  /// Where `earlier` may be left out or repeated, `later` is nothing at all.
  case cutOff(rule: String, earlier: String, later: String)

  /// A repetition takes all it can, and a choice takes its first alternative that fits: `part` takes so much of `text` that
  /// `next`, which follows it, does not fit, though it would have if less had been taken.
  ///
  /// The text is a shortest example; of a repetition it is what `next` would read.
  case greedy(rule: String, part: String, next: String, text: String)

  /// What `earlier` has read is read again by `later`, and both go on with `recursion`, which leads back to them: each
  /// level of nesting takes twice the time of the one inside.
  ///
  /// `behind` is a shortest text behind which both do.
  case repeatedRecursion(rule: String, earlier: String, later: String, recursion: String, behind: String)
}

extension GrammarProblem {
  /// Whether it is one only where alternatives are tried in order and repetitions take all they can.
  public var isOfOrder: Bool {
    switch self {
    case .leftRecursion, .prefixCapture, .unreachable, .cutOff, .greedy, .repeatedRecursion: true
    default: false
    }
  }

  /// The name of the production to correct.
  public var rule: String {
    switch self {
    case .undefined(let rule, _), .duplicate(let rule), .leftRecursion(let rule, _),
      .endlessRecursion(let rule, _), .unlimitedNesting(let rule, _),
      .emptyRepetition(let rule, _), .mixedSpacing(let rule), .spacedToken(let rule), .ruleInToken(let rule, _),
      .dividedCharacters(let rule, _), .prefixCapture(let rule, _, _), .unreachable(let rule, _, _),
      .cutOff(let rule, _, _), .matchesNothing(let rule, _), .greedy(let rule, _, _, _),
      .repeatedRecursion(let rule, _, _, _, _):
      rule
    }
  }
}

/// An alternative of a choice, and an example of what it matches.
public struct MatchedAlternative: Hashable, Sendable {
  /// The alternative as EBNF writes it, such as `"=" IDENTIFIER`.
  public let alternative: String

  /// The example, such as `=a`.
  public let text: String

  /// The alternative `alternative`, which matches `text`.
  public init(_ alternative: String, matching text: String) {
    self.alternative = alternative
    self.text = text
  }
}

/// Something about a grammar that the checks can't decide: most likely all right, and worth a look.
///
/// `Grammar.notes` has them. `description` says what would make it certain.
public enum GrammarNote: Hashable, Sendable, CustomStringConvertible {
  /// Whether `earlier` cuts `later` short depends on nesting, on a look-ahead, or on more cases than are searched.
  case prefixCaptureUndecided(rule: String, earlier: String, later: String)

  /// Neither all parts of `rule` nor those of what comes behind it were compared: the grammar is too large for that.
  case comparisonsLeftOut(rule: String)

  /// Between the parts of `rule` stands other white space than between those of `other`, which comes first in the grammar.
  case otherWhiteSpace(rule: String, than: String)

  /// The name of the production that it is about.
  public var rule: String {
    switch self {
    case .prefixCaptureUndecided(let rule, _, _), .comparisonsLeftOut(let rule), .otherWhiteSpace(let rule, _): rule
    }
  }

  /// One sentence for the author of the grammar.
  public var description: String {
    switch self {
    case .prefixCaptureUndecided(let rule, let earlier, let later):
      "in `\(rule)`, `\(earlier)` stands before `\(later)` and may cut it short, "
        + "which the search could not decide: let the two begin differently, or write what they share only once"
    case .comparisonsLeftOut(let rule):
      "from `\(rule)` on, not all parts were compared with what is tried in their place or follows them, which would take "
        + "too long: let the parts begin differently, or have fewer that may be left out"
    case .otherWhiteSpace(let rule, let other):
      "between the parts of `\(rule)` stands other white space than between those of `\(other)`: "
        + "name the spacing in each part, if that is not meant"
    }
  }
}

extension GrammarProblem: CustomStringConvertible {
  /// One sentence for the author of the grammar: what is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .undefined(let rule, let name):
      return "\(code(rule)) refers to \(code(name)), which is defined nowhere: define it, or correct the name"
    case .duplicate(let rule):
      return "\(code(rule)) has several definitions that are not the same: give each a name of its own"
    case .leftRecursion(let rule, let through):
      let cycle = ([rule] + through + [rule]).map(code).joined(separator: " → ")
      return "\(code(rule)) begins with itself (\(cycle)), so a parser would never get past it: "
        + "begin with something else, and repeat what follows it"
    case .endlessRecursion(let rule, let through):
      let cycle = ([rule] + through + [rule]).map(code).joined(separator: " → ")
      return "no text matches \(code(rule)): each would contain another one (\(cycle)) and so never end; "
        + "add an alternative without that, or make it optional"
    case .unlimitedNesting(let rule, let through):
      let cycle = ([rule] + through + [rule]).map(code).joined(separator: " → ")
      return "\(code(rule)) contains itself (\(cycle)) without a limit, so a text that nests deep enough exhausts the "
        + "stack: put a part that leads back into a `Recursive`, which has one"
    case .emptyRepetition(let rule, let body):
      return "\(code(rule)) repeats \(code(body)) without a limit, but that can match nothing: "
        + "make every iteration match at least one character"
    case .mixedSpacing(let rule):
      return "\(code(rule)) allows between some parts what it does not allow between others, such as white space: "
        + "make one kind a production of their own, a token if nothing may stand between them"
    case .spacedToken(let rule):
      return "the token \(code(rule)) allows white space between its parts: make every group and repetition in it glued"
    case .ruleInToken(let rule, let name):
      return "the token \(code(rule)) refers to \(code(name)), inside which there may be white space: "
        + "make \(code(name)) a token, or \(code(rule)) a rule"
    case .dividedCharacters(let rule, let characters):
      return "a class in \(code(rule)), \(code(characters.description)) below 0x80, "
        + "holds some of the bytes from 0x80 on and lacks others, which cuts characters in two: "
        + "let it hold all of those bytes, or none"
    case .matchesNothing(let rule, let part):
      return "in \(code(rule)), no text matches \(code(part)): it asks for a character that is excluded, for one of an "
        + "empty class, or for more behind the end of the text; let it leave something"
    case .prefixCapture(let rule, let earlier, let later):
      return "in \(code(rule)), \(code(earlier.alternative)) stands before \(code(later.alternative)) "
        + "and cuts it short: of \(quoted(later.text)) it takes \(quoted(earlier.text)), and the rest is left over; "
        + "put the alternative that takes more first, or make one of the two"
    case .unreachable(let rule, let earlier, let later):
      return "in \(code(rule)), \(code(later)) is never reached: \(code(earlier)) stands before it "
        + "and fits wherever it fits; remove it, or put it first"
    case .cutOff(let rule, let earlier, let later):
      return "in \(code(rule)), \(code(later)) is never tried: \(code(earlier)) stands before it "
        + "and is committed wherever it fits; commit to less, or put it first"
    case .greedy(let rule, let part, let next, let text):
      return
        "in \(code(rule)), \(code(part)) takes so much of \(quoted(text)) that \(code(next)) behind it does not fit: a "
        + "repetition takes all it can, a choice its first alternative that fits, and neither gives anything back; "
        + "let it leave that out"
    case .repeatedRecursion(let rule, let earlier, let later, let recursion, let text):
      return "in \(code(rule)), \(code(earlier)) and \(code(later)) both read \(quoted(text)) and then "
        + "\(code(recursion)), which leads back to them: where the first does not fit, all of it is read again, so the "
        + "time doubles with each level of nesting; write what the two share only once, and choose behind it"
    }
  }

  /// A piece of the grammar.
  private func code(_ notation: String) -> String { "`\(notation)`" }

  /// A piece of an example, what can't be seen by its code.
  private func quoted(_ text: String) -> String {
    if text.isEmpty { return "nothing" }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<32, 127: shown += "#x" + String(scalar.value, radix: 16, uppercase: true)
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "'\(shown)'"
  }
}
