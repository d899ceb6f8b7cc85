extension EBNFErrorReason {
  /// The mistake and what to write instead, as one line.
  var message: String {
    switch self {
    case .emptyFile:
      "the grammar holds no production; write at least one, as in `sum ::= NUMBER \"+\" NUMBER`"
    case .startRuleMissing:
      "no rule stands before `<?TOKENS?>`; put the start rule, with which a grammar begins, above it"
    case .productionExpected:
      "a production has to start here; write `NAME ::= EXPRESSION`"
    case .definitionSignMissing(let name):
      "`::=` is missing after `\(name)`; write `\(name) ::= EXPRESSION`"
    case .nameMissing:
      "no name stands before `::=`; write `NAME ::= EXPRESSION`"
    case .duplicateProduction(let name, let first):
      "`\(name)` is defined already (\(first)); rename one production, or join both as alternatives with `|`"
    case .undefinedNames(let references):
      "no production defines \(Self.list(references)); define each name, or correct its spelling"
    case .unterminatedComment:
      "this comment never ends; close it with `*/`"
    case .unterminatedLiteral(let quote):
      "this literal does not end on its line; close it with `\(quote)`"
    case .unterminatedClass:
      "this character class does not end on its line; close it with `]`"
    case .emptyClass:
      "this character class holds no character; name at least one (`]` is written `#x5D`)"
    case .reversedRange(let lower, let upper):
      "the range `\(Self.classMember(lower))-\(Self.classMember(upper))` runs backwards; "
        + "write `\(Self.classMember(upper))-\(Self.classMember(lower))`"
    case .malformedEscape:
      "a character's number is written `#x` and hexadecimal digits, as in `#x9`; the character `#` is `#x23`"
    case .escapeOutOfRange:
      "this is the number of no Unicode scalar; use `#x0` to `#xD7FF` or `#xE000` to `#x10FFFF`"
    case .unclosedParenthesis:
      "this `(` is not closed in its production; add `)`"
    case .unopenedParenthesis:
      "this `)` closes nothing; remove it, or add `(` before it"
    case .nestingTooDeep(let limit):
      "more than \(limit) parentheses stand inside each other; make an inner part a production of its own"
    case .nothingToRepeat(let postfix):
      "nothing stands before `\(postfix.rawValue)`; put what it applies to before it (the character itself is "
        + "`\"\(postfix.rawValue)\"`)"
    case .misplacedDirective(let directive):
      "`/* ws: \(directive.rawValue) */` ends no production; put it behind the last part of the one it is meant for"
    case .whiteSpaceIsRule(let name):
      "the rule `\(name)` can't define the white space; put its production behind `<?TOKENS?>`"
    case .duplicateWhiteSpace(let name, let first):
      "`\(name)` can't define the white space, as `\(first)` does; join both in one production with `|`"
    case .duplicateTokensMarker(let first):
      "`<?TOKENS?>` stands in the file already (\(first)); put all tokens behind that one"
    case .unknownCharacter(let scalar):
      "\(Self.spelling(scalar)) means nothing here; \(Self.remedy(scalar))"
    }
  }

  private static func list(_ references: [EBNFReference]) -> String {
    references.map { "`\($0.name)` (\($0.place))" }.joined(separator: ", ")
  }

  private static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool {
    ("!"..."~").contains(scalar)
  }

  private static func classMember(_ scalar: Unicode.Scalar) -> String {
    isPrintableASCII(scalar) ? String(scalar) : "#x" + String(scalar.value, radix: 16, uppercase: true)
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    if isPrintableASCII(scalar) { return "`\(scalar)`" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(number) (\($0))" } ?? number
  }

  private static func remedy(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case ":", "=": "a name is defined with `::=`"
    case "<": "the tokens start behind `<?TOKENS?>`"
    case "/": "a comment is written `/* … */`"
    case "-": "a range stands inside a class, as in `[a-z]`, and a name holds `_` only"
    case "]": "a class is written `[a-z]`"
    case "0"..."9": "a name starts with a letter or `_`"
    default: "a character that stands for itself is quoted, as in `\"+\"`"
    }
  }
}
