// What calls a function of the source without its name.

extension SourceTokens {
  /// The operator, or the subscript, of this source that is used at a token.
  func operatorCalled(at index: Int) -> String? {
    if mark(at: index) == "[" {
      let isAsked = isJoined(index) && (word(at: index - 1) != nil || isMark(")]!?", at: index - 1))
      return isAsked && actingBodies["subscript"] != nil ? "subscript" : nil
    }
    let sign = sign(at: index)
    guard !sign.isEmpty, bodies[sign] != nil, word(at: index - 1) != "func" else { return nil }
    return isJoined(index) && !self.sign(at: index - 1).isEmpty ? nil : sign
  }

  /// A function or a property of this source that a value in a string asks.
  func functionCalled(inStringAt index: Int) -> String? {
    guard isInterpolated(index) else { return nil }
    let text = text(ofStringAt: index, isFormat: false)
    let words = text.holes.reduce(into: Set<String>()) { $0.formUnion(text.bytes[$1].words) }
    let asked = words.sorted().first { bodies[$0] != nil || getters[$0] != nil }
    return asked ?? (text.holes.isEmpty ? nil : hook(of: "print"))
  }

  /// The function of this source that a function of a framework calls.
  func hook(of name: String) -> String? {
    let hooks = [
      "layoutIfNeeded": "layoutSubviews", "addSubview": "didAddSubview", "insertSubview": "didAddSubview",
      "updateConstraintsIfNeeded": "updateConstraints", "print": "description",
    ]
    return hooks[name].flatMap { actingBodies[$0] == nil ? nil : $0 }
  }
}
