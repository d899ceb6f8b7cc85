/// Something that people write out of habit, from another language or another dialect.
struct Habit: Sendable {
  let recognize: @Sendable (Mistake) -> Advice?

  /// What the first habit that is recognised has to say.
  static func advice(for mistake: Mistake) -> Advice? {
    for habit in all {
      guard let advice = habit.recognize(mistake) else { continue }
      // To mend a single term does not make an equation of it.
      return mistake.isTermAlone ? Wording.inWholeEquation(advice, sample: mistake.dialect.sample) : advice
    }
    return nil
  }

  /// The habits, the more particular ones first.
  static let all: [Habit] = [
    secondTerm, constantMinusTerm, nonlinearTerm, dividedTerm, negatedTerm, noTerm, endlessNumber, deepNesting,
    noEquation, lineEnding, declaration, objectiveCMessage, visualFormat, unicodeSpace, controlCharacter, otherEncoding,
    lookalike, subscriptWithoutPoint, stringLiteral, quotationMark, placeholder, comment,
    detachedSign, detachedParenthesis, blankAroundDot, doubledDot, optionalItem,
    blankBeforeBracket, dotBeforeBracket, subscriptWithoutItem, attributeOutsideBrackets, attributeInForeignBrackets,
    openBracket, secondBrackets, brackets,
    missingTimesSign, missingTimesSignBeforeTerm, letterForTimesSign,
    noValue, range, dividedNumber, numberInAnotherStyle, missingZero, thousandsOrDecimalComma, percentage,
    objectiveCGetter,
    foreignParenthesis, decoration,
    letterOutsideASCII, hyphenInName, nameBeginningWithDigit, negativeNumber, negatedView, secondView, writtenItem,
    missingItem, namedNumber, keyPath, attributeWithoutDot, emptyParentheses, functionCall,
    platformAttribute, frameAttribute, unknownAttribute, missingDot, missingAttribute, itemAlone,
    closingParenthesis, relationInParentheses, cast, parentheses, divisionByView, constantBeforeView,
    multiplierBehindAttribute, division, constantArithmetic, factorOfFactor,
    assignment, arithmeticBeforeRelation, constantOnTheLeft, plusSign, signedName, foreignOperator, doubledOperator,
    foreignRelation, secondRelation, missingRelation,
    priority, noAttribute, secondEquation, textAfterEquation,
  ]
}
