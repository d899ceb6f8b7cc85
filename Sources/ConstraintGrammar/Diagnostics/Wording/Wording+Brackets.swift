/// What is said of attributes in brackets, and of those that ought to be.
extension Wording {
  static func attributeOutsideBrackets(_ term: String) -> Advice {
    Advice(message: "an attribute stands in brackets in this dialect", hint: "write '\(term)'")
  }

  static func subscriptWithoutPoint(_ term: String, isWord: Bool) -> Advice {
    Advice(message: isWord ? "an attribute begins with a '.' in this dialect" : nil, hint: "write '\(term)'")
  }

  static func typeOfAttribute(_ type: String, instead term: String) -> Advice {
    Advice(
      message: "an attribute stands without its type in this dialect", hint: "leave out '\(type)': write '\(term)'")
  }

  static func foreignParenthesis(instead group: String?) -> Advice {
    Advice(
      message: nil,
      hint: "terms are grouped with '(' and ')': write '\(group ?? "(")'" + (group == nil ? " in its place" : ""))
  }

  static func emptyBrackets(_ term: String) -> Advice {
    Advice(message: nil, hint: "an attribute stands in the brackets, such as '\(term)'")
  }

  static func openBracket(_ term: String, isClosed: Bool) -> Advice {
    let reason = isClosed ? "the brackets hold one attribute and nothing else" : "the brackets are not closed"
    return Advice(message: nil, hint: "\(reason): write '\(term)'")
  }

  static let secondBrackets = Advice(
    message: nil, hint: "a view stands with one attribute at a time: leave out these brackets")

  static func dotBeforeBracket(_ term: String) -> Advice {
    Advice(message: "no '.' stands before a '['", hint: "write '\(term)'")
  }

  static func blankBeforeBracket(_ term: String) -> Advice {
    Advice(message: "no white space can stand before a '['", hint: "write '\(term)'")
  }
}
