// Layout guides, which have less than views.

extension SourceTokens {
  /// What a layout guide does not have that a view has, if the code for a view is that for one, by its name or by the type that
  /// it is declared with.
  func partsMissing(inGuide code: String) -> [String] {
    let name = code.split(separator: ".").last.map { String($0) } ?? ""
    let words = [name] + places(of: String(name.drop { $0 == "_" })).compactMap(wordOfType)
    let supports: Set<String> = ["UILayoutSupport", "topLayoutGuide", "bottomLayoutGuide"]
    if !supports.isDisjoint(with: words) {
      let others = "leading trailing left right centerX centerY width firstBaseline lastBaseline"
      return ["superview"] + others.split(separator: " ").map { $0 + "Anchor" }
    }
    let isGuide = name.hasSuffix("Guide") || words.dropFirst().contains { $0.hasSuffix("LayoutGuide") }
    return isGuide ? ["superview", "firstBaselineAnchor", "lastBaselineAnchor"] : []
  }

  /// The type that a name is declared with at a place, or the last word of the path that it is given.
  private func wordOfType(at index: Int) -> String? {
    if language == .objectiveC { return word(at: index - 2) }
    guard isMark(":=", at: index + 1) else { return nil }
    var place = index + 2
    while isMark(".!", at: place + 1) { place += mark(at: place + 1) == "." ? 2 : 1 }
    return word(at: place)
  }
}
