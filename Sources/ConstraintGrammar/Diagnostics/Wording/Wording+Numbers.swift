/// What is said of numbers that are written as elsewhere.
extension Wording {
  static func number(_ text: String, _ peculiarity: ForeignNumber.Peculiarity, value: String?) -> Advice {
    let (place, reason) =
      switch peculiarity {
      case .exponent: (" in this dialect", "numbers are written without an exponent")
      case .separators: (" in this dialect", "numbers are written without separators")
      case .radix: (" in this dialect", "numbers are decimal")
      case .trailingPoint: (" in this dialect", "digits must follow the point")
      case .severalPoints: ("", "a number has one point at most")
      case .unit: ("", "numbers are written without a unit or a suffix")
      }
    // A number of many digits would hide the rest of the hint.
    let instead = value.flatMap { $0.utf8.count <= 40 ? ": write '\($0)'" : nil } ?? ""
    return Advice(message: "\(quoted(text)) is not a number\(place)", hint: reason + instead)
  }

  static func dividedNumber(value: String) -> Advice {
    Advice(message: "a number contains no blank", hint: "write '\(value)'")
  }

  static let decoration = Advice(message: nil, hint: "a word or a number stands by itself: leave out this sign")

  static func missingZero(value: String) -> Advice {
    Advice(message: nil, hint: "a number begins with a digit: write '\(value)'")
  }

  static func comma(isGroup: Bool, value: String) -> Advice {
    Advice(
      message: "a number contains no comma",
      hint: (isGroup ? "numbers are written without separators" : "the decimal sign is a point") + ": write '\(value)'")
  }

  static func percentage(factor: String) -> Advice {
    Advice(message: "percentages are not part of this dialect", hint: "write a factor: '\(factor)'")
  }
}
