// Layout guides, which have less than views.

extension SourceTokens {
  /// What a layout guide does not have that a view has, if the code for a view at a token is that for one, by its name or by the
  /// type that it is declared with.
  func partsMissing(inGuide code: String, at index: Int) -> [String] {
    let path = code.split(separator: ".")
    let name = path.last.map { String($0) } ?? ""
    var places = places(of: String(name.drop { $0 == "_" }))
    if language == .swift, path.count == 1 || path.count == 2 && path[0] == "self" {
      places = declaration(of: name, at: index, isMember: path.count == 2).places
    }
    let words = [name] + places.compactMap(wordOfType)
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
