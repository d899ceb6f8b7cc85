/// What is said of attributes that UIKit and AppKit have and a dialect lacks.
extension Wording {
  static func platformAttribute(_ word: String, equivalent: String) -> Advice {
    platformAttribute(word, hint: "its name here is '\(equivalent)'")
  }

  static func platformAttribute(_ word: String, all: [String]) -> Advice {
    platformAttribute(word, hint: attributes(all))
  }

  static func platformAttribute(
    _ word: String, instead term: String, _ difference: PlatformAttribute.Difference, isOnTheLeft: Bool
  ) -> Advice {
    let way =
      switch difference {
      case .margin(let isAdded):
        // What is added on one side of the relation is subtracted on the other, where the constant is.
        isAdded != isOnTheLeft
          ? " and add the margin to the constant" : " and subtract the margin from the constant"
      case .centerOfMargins: ", which is the same where the margins on both sides are"
      case .firstLine: ", which is the same where the text has one line"
      }
    return platformAttribute(word, hint: "write '\(term)'" + way)
  }

  private static func platformAttribute(_ word: String, hint: String) -> Advice {
    Advice(message: "\(quoted(word)) is not an attribute in this dialect, though UIKit has it", hint: hint)
  }
}
