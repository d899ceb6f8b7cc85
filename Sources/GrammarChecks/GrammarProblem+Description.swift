import GrammarCombinators

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
    case .greedyRepetition(let rule, let repetition, let next, let text):
      return
        "in \(code(rule)), \(code(repetition)) takes so much of \(quoted(text)) that \(code(next)) behind it does not "
        + "fit: a repetition takes all it can, and gives nothing back; let what is repeated leave that out"
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
