/// What is said of values of other languages that stand in place of a number.
extension Wording {
  static func noValue(_ word: String, couldNameAttribute: Bool, example: String?, writesItems: Bool) -> Advice {
    let number = "write a number in its place" + (example.map { ", as in '\($0)'" } ?? "")
    let view = "; the second view, even if it is nil, is given along with the text"
    return Advice(
      message: "\(quoted(word)) is " + (couldNameAttribute ? "neither an attribute nor a number" : "not a number"),
      hint: number + (writesItems ? "" : view))
  }

  static func range(_ text: String, equations: [String]?, hasTwoEnds: Bool) -> Advice {
    let message = "\(quoted(text)) is a range, which is not part of this dialect"
    let hint =
      hasTwoEnds
      ? "write two equations, one for each end" + (equations.map { ": \(list($0, "and"))" } ?? "")
      : "write " + (equations.map { list($0) } ?? "the number alone")
    return Advice(message: message, hint: hint)
  }
}
