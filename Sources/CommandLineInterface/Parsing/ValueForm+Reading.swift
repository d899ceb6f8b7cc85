import Spelling

extension ValueForm {
  /// The values that texts stand for.
  func values(of texts: [String], for parameter: Parameter) throws(UsageProblem) -> [Value] {
    var values: [Value] = []
    for text in texts {
      guard let value = read(text) else {
        throw .valueNotAllowed(text, parameter, suggestion: expectation.nearest(to: text))
      }
      values.append(value)
    }
    return values
  }
}

extension ValueExpectation {
  /// The word that was probably meant by a text.
  func nearest(to text: String) -> String? {
    guard case .oneOf(let choices) = self else { return nil }
    let spellings = choices.flatMap { choice in
      ([choice.name] + choice.aliases).map { (spelling: $0, name: choice.name) }
    }
    guard let nearest = nearestSpelling(to: text, among: spellings.map(\.spelling)) else { return nil }
    return spellings.first { $0.spelling == nearest }?.name
  }
}
