import GrammarCombinators
import Spelling

/// What is said of a departure besides its kind.
struct DepartureContext {
  let dialect: Dialect

  /// What comes in place of what stands there, if the text gets further with it.
  var local: String?

  /// The whole equation as the dialect would have it.
  var whole: String?

  /// The equations that say together what one is to say; empty where that can't be told.
  var parts: [String] = []

  /// A dialect that can state what this one can't, and how.
  var elsewhere: (dialect: String, text: String)?

  /// Whether nothing but a multiplier below zero could say it.
  var needsNegativeMultiplier = false

  /// Whether nothing but a number below zero that stands alone could say it.
  var needsNegativeNumber = false

  /// An equation with a number in place of what is none.
  var example: String?

  /// How the text spells attributes.
  var notation: Notation?

  /// Whether the place is behind the word that the departure is about.
  var isBehindWord = false

  /// What a constraint relates, as a reader of the dialect thinks of it.
  var noun: String { dialect.writesItems ? "view" : "attribute" }

  /// The same with its article.
  var subject: String { dialect.writesItems ? "a view" : "an attribute" }

  /// As what the result of a computation can be given.
  var numbers: String { dialect.namesNumbers ? "one number or one name" : "one number" }
}

/// The words for each kind of departure.
extension Wording {
  static func advice(for departure: Departure, _ context: DepartureContext) -> Advice {
    let sample = "'\(context.dialect.sample)'"
    let subject = context.subject
    let noun = context.noun
    let instead = departure.edits.isEmpty ? context.whole : context.local ?? context.whole
    func say(_ message: String? = nil, _ hint: String) -> Advice { Advice(message: message, hint: hint) }
    func write(_ text: String?, or hint: String) -> String { text.map { "write '\($0)'" } ?? hint }
    func reason(_ hint: String) -> String { hint + (instead.map { ": write '\($0)'" } ?? "") }
    let oneTooMany = "a constraint relates one attribute to one other at most: leave out one of the \(noun)s"
    let linear = "a constraint is linear: an attribute can only be multiplied by a number and have one added"

    switch departure.kind {
    // MARK: the text as a whole
    case .noEquation: return say("there is no equation here", "write an equation such as \(sample)")
    case .objectiveCMessage:
      return say(
        "this is an Objective-C message, not an equation",
        write(context.whole, or: "write an equation such as \(sample)"))
    case .visualFormat:
      return say("this is a visual format string, not an equation", "write an equation such as \(sample)")
    case .declaration:
      return say(
        "this is a declaration, not an equation", write(context.whole, or: "write the equation alone, as in \(sample)"))
    case .stringLiteral:
      return say(
        "this is a string literal, not an equation",
        write(context.whole, or: "write what stands between the quotation marks, without them"))
    case .constraintCall:
      return say(
        "this is Swift that makes a constraint, not an equation",
        write(context.whole, or: "write an equation such as \(sample)"))
    case .wrapped(isBracket: true, _):
      return say("an equation stands without brackets", write(context.whole, or: "leave out the brackets"))
    case .wrapped(_, let hasPriority):
      let leaveOut = "leave out the parentheses" + (hasPriority ? " and what is behind them" : "")
      return say(
        "an equation stands without parentheses around it",
        write(context.whole, or: leaveOut)
          + (hasPriority ? ", and set the priority of the constraint that this makes" : ""))
    case .relationInParentheses:
      return say(
        nil, "the relation stands outside all parentheses: close them before it, or leave out the '('")
    case .lineEnding:
      return say(
        "a second equation begins here, behind a carriage return",
        "a line ends with a line feed: save the file with the line endings LF or CR LF")
    case .secondEquation: return say(nil, "the equation is complete before this: a second one is a text of its own")
    case .trailingText: return say(nil, "the equation is complete before this: remove the rest")
    case .comment: return say("comments are not part of this dialect", "remove the comment")
    case .placeholder:
      return say("a value is put in here when the program runs", "write the value or a name in its place")
    case .priority(let text):
      return say(
        "priorities are not part of this dialect",
        "remove \(quoted(text)), and set the priority of the constraint that this makes")

    // MARK: characters
    case .visibleSpace: return say(nil, "replace it by an ordinary space")
    case .invisibleCharacter: return say(nil, "remove this character, which can't be seen")
    case .otherEncoding: return say(nil, "save the text in UTF-8")
    case .quotationMark: return say(nil, "words and numbers stand without quotation marks")
    case .decoration: return say(nil, "a word or a number stands by itself: leave out this sign")
    case .lookalike(let sign): return say(nil, "write '\(sign)' in its place")
    case .letterOutsideASCII(let word):
      return say(
        word.map { "\(quoted($0)) is not an attribute" },
        "names consist of the letters a to z and A to Z, digits and '_'")

    // MARK: names of items
    case .hyphenInName(let name):
      return say("a name contains no '-'", "give the view another name, such as '\(name)'")
    case .nameBeginningWithDigit(let name, let product):
      return say(
        "a name does not begin with a digit",
        "give the view another name, such as '\(name)'" + (product.map { ", or write '\($0)'" } ?? ""))
    case .missingItem(let place, let attribute):
      return say(
        "the view is missing before '\(place)'",
        "write the name of your view there, as in '\(context.dialect.notation.term(exampleItem, attribute))'")
    case .missingAttribute(let item, let word, let orNumber):
      let terms = context.examples(of: item).map { "'\($0)'" }.joined(separator: ", ")
      return say(
        word.map { "\(quoted($0)) is not an attribute, and \(quoted(item)) needs one" }
          ?? "\(quoted(item)) needs an attribute",
        "write \(terms) or another attribute" + (orNumber ? ", or a number in its place" : ""))
    case .attributeWithoutItem(let word):
      return say(
        "the attribute \(quoted(word)) stands without a view",
        "write the name of your view before it, as in '\(context.dialect.notation.term(exampleItem, word))'")
    case .noAttribute: return say(nil, attributes(context.dialect.vocabulary.attributes))
    case .keyPath(let name, let term):
      return say(
        "\(quoted(name)) is not an attribute, and key paths are not followed",
        "give the view a name of its own, and write "
          + (term.map { "'\($0)'" } ?? "that name and an attribute of the view"))
    case .namedNumber(let word):
      return say("\(quoted(word)) is not a number", "numbers have no names here: write the number itself")
    case .noValue(let word, let orAttribute):
      return say(
        "\(quoted(word)) is " + (orAttribute ? "neither an attribute nor a number" : "not a number"),
        "write a number in its place" + (context.example.map { ", as in '\($0)'" } ?? "")
          + (orAttribute ? "; the second view, even if it is nil, is given along with the text" : ""))

    // MARK: attributes
    case .platformAttribute(let word, let attribute, let nearest, let isOnTheLeft):
      let message = "\(quoted(word)) is not an attribute in this dialect, though UIKit has it"
      if nearest == nil, let name = departure.replacement { return say(message, "its name here is '\(name)'") }
      guard let nearest, let difference = attribute.nearest?.difference else {
        return say(message, attributes(context.attributes(writtenLike: word)))
      }
      return say(message, "write '\(nearest)'" + way(difference, isOnTheLeft: isOnTheLeft))
    case .frameAttribute(let word, let words, let terms, let areAlternatives):
      let terms = context.isBehindWord ? terms : words
      return say(
        "\(quoted(word)) is not an attribute",
        areAlternatives ? "did you mean \(list(terms))?" : "write an equation for each of \(list(terms, "and"))")
    case .unknownAttribute(let word, let isFactor):
      let all = attributes(context.attributes(writtenLike: word))
      guard let nearest = context.isBehindWord ? departure.instead : departure.edits.first?.replacement else {
        return isFactor
          ? say("\(quoted(word)) is neither an attribute nor a number", "numbers have no names here, and " + all)
          : say("\(quoted(word)) is not an attribute", all)
      }
      return say("\(quoted(word)) is not an attribute", "did you mean '\(nearest)'?")
    case .term(let spelling):
      return advice(for: spelling, instead: departure.instead ?? departure.replacement ?? context.whole, context)

    // MARK: numbers
    case .number(let text, let peculiarity, let value):
      let (place, reason) = words(for: peculiarity)
      return say("\(quoted(text)) is not a number\(place)", reason + (value.map { ": write '\($0)'" } ?? ""))
    case .dividedNumber: return say("a number contains no blank", write(departure.replacement, or: "close it up"))
    case .missingZero: return say(nil, "a number begins with a digit: " + write(departure.replacement, or: "add it"))
    case .percentage:
      return say("percentages are not part of this dialect", "write a factor: '\(departure.replacement ?? "")'")
    case .comma(let isGroup):
      return say(
        "a number contains no comma",
        (isGroup ? "numbers are written without separators" : "the decimal sign is a point") + ": "
          + write(departure.replacement, or: "leave it out"))
    case .range(let text, let isEquality, let hasTwoEnds):
      let equations = isEquality ? context.parts : []
      let message = "\(quoted(text)) is a range, which is not part of this dialect"
      guard hasTwoEnds else {
        return say(message, "write " + (equations.isEmpty ? "the number alone" : list(equations)))
      }
      return say(
        message, "write two equations, one for each end" + (equations.isEmpty ? "" : ": \(list(equations, "and"))"))

    // MARK: signs and operators
    case .detachedSign(let isParenthesis):
      return say(
        isParenthesis ? "a sign touches its parenthesis" : "a sign touches its number",
        write(departure.instead, or: "leave out the blank"))
    case .plusSign(let beforeName):
      return say(
        beforeName || context.dialect.namesNumbers
          ? "names and numbers have no plus sign" : "numbers have no plus sign",
        write(context.whole, or: "leave out this '+'"))
    case .signedName:
      return say(
        "a name can't have a sign",
        write(context.whole, or: "leave out the sign, and change that of the number that is named"))
    case .doubledSign: return say(nil, write(context.whole, or: "leave out one of the signs"))
    case .doubledOperator: return say(nil, write(context.whole, or: "leave out one of the operators"))
    case .foreignOperator: return say(nil, linear)
    case .missingTimesSign:
      return say("a '*' is missing after the number", write(context.whole, or: "write '*' between the two"))
    case .letterForTimesSign: return say(nil, "write '*' in its place")

    // MARK: arithmetic
    case .parentheses where context.elsewhere == nil:
      return say(
        "parentheses are not part of this dialect",
        write(context.whole, or: "multiply out, and write the numbers that result"))
    case .openParenthesis: return say(nil, "a parenthesis is open: close it with a ')'")
    case .emptyGroup: return say(nil, "something must stand in the parentheses: a number or a term, say")
    case .closingParenthesis: return say(nil, "no parenthesis is open: leave out this ')'")
    case .foreignParenthesis:
      let group = departure.instead
      return say(
        nil,
        "terms are grouped with '(' and ')': write '\(group ?? "(")'" + (group == nil ? " in its place" : ""))
    case .functionCall(let name):
      return say(
        "functions are not part of this dialect",
        write(instead, or: "pass what '\(name)' gives as \(context.numbers)"))
    case .cast(let type):
      return say(
        "types are not part of this dialect",
        "leave out '(\(type))'" + (departure.instead.map { ": write '\($0)'" } ?? ""))
    case .signedNumber, .negatedTerm, .constantBeforeTerm, .parentheses, .secondTerm, .constantOnTheLeft,
      .arithmeticOnTheLeft:
      if context.needsNegativeNumber { return order(.signedNumber, context, oneTooMany, sample, subject, noun) }
      if let elsewhere = context.elsewhere {
        let hint = "\(elsewhere.dialect) has them: '\(elsewhere.text)'"
        return context.needsNegativeMultiplier
          ? say("this dialect has no negative multipliers", hint) : say("this dialect can't say that", hint)
      }
      return order(departure.kind, context, oneTooMany, sample, subject, noun)
    case .divisionByTerm:
      return say("\(subject) can't be divided by", "multiply the \(noun) by a number instead")
    case .factorBehindTerm:
      return say(
        "a multiplier comes before the attribute", write(context.whole, or: "write the number, '*' and the attribute"))
    case .division:
      return say(
        "division is not part of this dialect", write(context.whole, or: "multiply by the reciprocal instead"))
    case .divisionByZero: return say("nothing can be divided by zero", "put another number in place of the zero")
    case .constantArithmetic:
      return say(
        "constants can't be computed with here", write(context.whole, or: "pass the result as \(context.numbers)"))

    // MARK: relations
    case .relation(let text, let meaning): return relation(text, meaning, departure.instead, context.dialect)
    case .dividedRelation(let text): return say(nil, "the signs of a relation touch: write '\(text)'")
    case .secondRelation:
      return say(
        "an equation has one relation",
        context.parts.count == 2
          ? "write two equations: \(list(context.parts, "and"))"
          : "the equation is complete before this: write a second one for the rest")
    case .missingRelation:
      return say(nil, "a relation is missing: " + list(context.dialect.vocabulary.relations))

    // MARK: what a parser refuses
    case .joinedTerms(let canMove):
      return say(
        nil,
        write(
          context.whole,
          or: canMove
            ? "move one of the terms to the other side of the relation"
            : "a constraint relates one attribute to one other at most: leave out one of the terms"))
    case .constantMinusTerm:
      return say(nil, write(context.whole, or: "write the term first, times -1, and add the constant to it"))
    case .nonlinearTerm:
      return say(nil, "a constraint is linear: a term can only be multiplied by a constant and have one added")
    case .quotientOfTerms:
      return say(nil, "multiply both sides by the divisor, so that each side has one term")
    case .dividedTerm(let divisor):
      let factor = divisor.map { "multiply by the reciprocal: write '* (1 / \($0))'" }
      return say(
        nil,
        departure.edits.isEmpty
          ? write(context.whole, or: factor ?? "multiply by the reciprocal instead") : factor ?? "")
    case .negatedSide: return say(nil, write(context.whole, or: "multiply the term by -1 instead"))
    case .noTerm: return say(nil, "name a view and its attribute, as in \(sample)")
    case .deepNesting: return say(nil, "multiply out, or leave out the parentheses that change nothing")
    case .endlessNumber(let isQuotient):
      let start = isQuotient ? "the divisor must not be zero nor too near to it, and the" : "the"
      return say(nil, start + " limit of a result is about 1.8e308")
    }
  }

  /// What is said where no departure explains a failure, and one token says enough.
  static func advice(expecting expected: [Expectation], in dialect: Dialect) -> Advice? {
    let attributes = expected.filter { $0.role == .attribute }
    let couldCount = expected.contains { $0.role == .number }
    let couldNameAttribute = attributes.count > 1 || attributes.first.map { $0.spelling == nil } ?? false
    // Where a number would have fitted as well, it may have been meant.
    return couldNameAttribute && !couldCount
      ? Advice(message: nil, hint: Self.attributes(dialect.vocabulary.attributes)) : nil
  }

  /// The words for what stands where it can't.
  private static func order(
    _ kind: Departure.Kind, _ context: DepartureContext, _ oneTooMany: String, _ sample: String, _ subject: String,
    _ noun: String
  ) -> Advice {
    let (message, otherwise): (String?, String) =
      switch kind {
      case .negatedTerm:
        ("a minus can't stand before \(subject)", "multiply the \(noun) by -1 instead")
      case .constantBeforeTerm:
        (
          "a constant can't come before the \(noun)",
          "write the \(noun) first, then what it is multiplied by, then the constant"
        )
      case .secondTerm: ("only one \(noun) can stand to the right of the relation", oneTooMany)
      case .constantOnTheLeft:
        (
          "an equation begins with \(subject)",
          "begin with \(context.dialect.writesItems ? "the view and its attribute" : "the attribute"), as in \(sample)"
        )
      case .arithmeticOnTheLeft(let hasThirdTerm):
        (
          "only an attribute can stand to the left of the relation",
          hasThirdTerm ? oneTooMany : "move the arithmetic to the right side"
        )
      default:
        context.dialect.vocabulary.hasNegativeNumbers
          ? (nil, "leave out the sign")
          : (
            "numbers have no minus sign in this dialect",
            "a number can only be subtracted from an attribute"
              + (context.example.map { ", as in '\($0)'" } ?? "")
          )
      }
    return Advice(message: message, hint: context.whole.map { "write '\($0)'" } ?? otherwise)
  }

  /// The words for a way to write an attribute of an item.
  private static func advice(
    for spelling: Departure.TermSpelling, instead term: String?, _ context: DepartureContext
  ) -> Advice {
    let write = term.map { "write '\($0)'" } ?? "write the attribute alone"
    let hasBrackets = context.dialect.notation.term("", "").contains("[")
    switch spelling {
    case .blankAroundDot: return Advice(message: "no white space can stand around a '.'", hint: write)
    case .blankBeforeBracket where hasBrackets:
      return Advice(message: "no white space can stand before a '['", hint: write)
    case .missingDot where !hasBrackets: return Advice(message: "a '.' is missing before the attribute", hint: write)
    case .doubledDot: return Advice(message: nil, hint: "one '.' is enough: " + write)
    case .dotBeforeBracket where hasBrackets: return Advice(message: "no '.' stands before a '['", hint: write)
    case .noPoint(let isWord) where hasBrackets:
      return Advice(message: isWord ? "an attribute begins with a '.' in this dialect" : nil, hint: write)
    case .openBracket(let isClosed) where hasBrackets:
      let reason = isClosed ? "the brackets hold one attribute and nothing else" : "the brackets are not closed"
      return Advice(message: nil, hint: "\(reason): " + write)
    case .emptyBrackets:
      return Advice(message: nil, hint: "an attribute stands in the brackets, such as '\(term ?? "")'")
    case .secondBrackets:
      return Advice(message: nil, hint: "a view stands with one attribute at a time: leave out these brackets")
    case .emptyParentheses: return Advice(message: nil, hint: "leave out the parentheses: a name stands without them")
    case .item:
      let equation = context.whole.map { "write '\($0)'" } ?? write
      return Advice(
        message: "views are not written in this dialect: they are given along with the text", hint: equation)
    case .getter: return Advice(message: "Objective-C messages are not part of this dialect", hint: write)
    case .optional(let sign): return Advice(message: nil, hint: "a name stands by itself: leave out this '\(sign)'")
    case .type(let type):
      return Advice(
        message: "an attribute stands without its type in this dialect", hint: "leave out '\(type)': " + write)
    case .frame(let name):
      return Advice(
        message: "\(quoted(name)) is not an attribute", hint: "a constraint is about the view itself: " + write)
    case .property(let word):
      return Advice(message: "\(quoted(word)) is not an attribute", hint: "leave out '.\(word)': " + write)
    case .pathInBrackets(let name) where hasBrackets:
      return Advice(message: "\(quoted(name)) is not an attribute", hint: "a path stands before the brackets: " + write)
    default:
      return Advice(
        message: hasBrackets
          ? "an attribute stands in brackets in this dialect" : "an attribute is written with a '.' before it",
        hint: write)
    }
  }

  private static func relation(
    _ text: String, _ meaning: ForeignRelation.Meaning?, _ instead: String?, _ dialect: Dialect
  ) -> Advice {
    let message = text.isEmpty ? nil : "\(quoted(text)) is not a relation in this dialect"
    let relations = "a relation is " + list(dialect.vocabulary.relations)
    switch (meaning, instead) {
    case (.relation(let relation), let instead?):
      return Advice(message: message, hint: "write '\(instead)'" + explanation(of: relation, instead))
    case (.strict, let instead?):
      return Advice(message: message, hint: "a constraint always allows the sides to be equal: write '\(instead)'")
    case (.unequal, _):
      return Advice(message: message, hint: "a constraint can't say that two sides differ; " + relations)
    default: return Advice(message: message, hint: relations)
    }
  }

  /// What a sign says, where it says something else elsewhere: `<` for ≤.
  private static func explanation(of relation: Relation, _ sign: String) -> String {
    guard case .strict? = ForeignRelation.meaning(of: sign) else { return "" }
    return relation == .lessThanOrEqual ? ", which means at most here" : ", which means at least here"
  }

  private static func words(for peculiarity: ForeignNumber.Peculiarity) -> (place: String, reason: String) {
    switch peculiarity {
    case .exponent: (" in this dialect", "numbers are written without an exponent")
    case .separators: (" in this dialect", "numbers are written without separators")
    case .radix: (" in this dialect", "numbers are decimal")
    case .trailingPoint: (" in this dialect", "digits must follow the point")
    case .severalPoints: ("", "a number has one point at most")
    case .unit: ("", "numbers are written without a unit or a suffix")
    }
  }

  private static func way(_ difference: PlatformAttribute.Difference, isOnTheLeft: Bool) -> String {
    switch difference {
    case .margin(let isAdded):
      // What is added on one side of the relation is subtracted on the other, where the constant is.
      isAdded != isOnTheLeft
        ? " and add the margin to the constant" : " and subtract the margin from the constant"
    case .centerOfMargins: ", which is the same where the margins on both sides are"
    case .firstLine: ", which is the same where the text has one line"
    }
  }

  private static func attributes(_ all: [String]) -> String {
    var seen: Set<String> = []
    let all = all.filter { seen.insert($0.lowercased()).inserted }
    // The first eleven are those that everybody uses; a longer list would hide the rest of the hint.
    let shown = "the attributes are " + all.prefix(11).joined(separator: ", ")
    return all.count > 12 ? shown + " and \(all.count - 11) others, such as \(all[11])" : shown
  }

  /// The name of a view in an example: one that nobody takes for a part of the language, as they would `view`.
  private static let exampleItem = "button"
}

extension Departure {
  /// What comes in place of what is mended first.
  fileprivate var replacement: String? { edits.first?.replacement }
}

extension DepartureContext {
  fileprivate func attributes(writtenLike word: String) -> [String] {
    let all = dialect.vocabulary.attributes
    let alike = all.filter { $0.first?.isUppercase == word.first?.isUppercase }
    return alike.isEmpty ? all : alike
  }

  /// An item with attributes that the dialect has, the commonest ones if it has them.
  fileprivate func examples(of item: String) -> [String] {
    let notation = notation ?? dialect.notation
    let known = dialect.vocabulary.attributes
    let common = [Attribute.left, .width].map(notation.attribute).filter(known.contains)
    return (common.isEmpty ? Array(known.prefix(2)) : common).map { notation.term(item, $0) }
  }
}
