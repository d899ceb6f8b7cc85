/// What is said of texts as a whole, and of what is no part of any equation.
extension Wording {
  static func noEquation(sample: String) -> Advice {
    Advice(message: "there is no equation here", hint: "write an equation such as '\(sample)'")
  }

  static func inWholeEquation(_ advice: Advice, sample: String) -> Advice {
    let start = advice.hint.last == "?" ? " The" : "; the"
    return Advice(
      message: advice.message, hint: advice.hint + start + " text must be a whole equation, as in '\(sample)'")
  }

  static func objectiveCMessage(sample: String) -> Advice {
    Advice(message: "this is an Objective-C message, not an equation", hint: "write an equation such as '\(sample)'")
  }

  static func objectiveCGetter(instead term: String) -> Advice {
    Advice(message: "Objective-C messages are not part of this dialect", hint: "write '\(term)'")
  }

  static func declaration(sample: String) -> Advice {
    Advice(message: "this is a declaration, not an equation", hint: "write the equation alone, as in '\(sample)'")
  }

  static func visualFormat(sample: String) -> Advice {
    Advice(message: "this is a visual format string, not an equation", hint: "write an equation such as '\(sample)'")
  }

  static let lineEnding = Advice(
    message: "a second equation begins here, behind a carriage return",
    hint: "a line ends with a line feed: save the file with the line endings LF or CR LF")

  static func stringLiteral(instead text: String?) -> Advice {
    Advice(
      message: "this is a string literal, not an equation",
      hint: write(text, otherwise: "write what stands between the quotation marks, without them"))
  }

  static let placeholder = Advice(
    message: "a value is put in here when the program runs", hint: "write the value or a name in its place")

  static let visibleSpace = Advice(message: nil, hint: "replace it by an ordinary space")

  static let invisibleCharacter = Advice(message: nil, hint: "remove this character, which can't be seen")

  static let otherEncoding = Advice(message: nil, hint: "save the text in UTF-8")

  static func lookalike(meant: Character) -> Advice { Advice(message: nil, hint: "write '\(meant)' in its place") }

  static let quotationMark = Advice(message: nil, hint: "words and numbers stand without quotation marks")

  static let comment = Advice(message: "comments are not part of this dialect", hint: "remove the comment")

  static func priority(_ text: String) -> Advice {
    Advice(
      message: "priorities are not part of this dialect",
      hint: "remove \(quoted(text)), and set the priority of the constraint that this makes")
  }

  static let secondEquation = Advice(
    message: nil, hint: "the equation is complete before this: a second one is a text of its own")

  static let textAfterEquation = Advice(message: nil, hint: "the equation is complete before this: remove the rest")
}
