import ConflictLogs

extension String {
  /// Whether a name of a source is that of a superview.
  var isSuperview: Bool { self == "superview" || hasSuffix(".superview") }

  /// The words of a name in camel case, without those that every view may be called by.
  fileprivate var words: Set<String> {
    var words: [String] = []
    var last: Character?
    for character in self {
      if character.isLetter {
        let begins = last.map { !$0.isLetter || character.isUppercase && !$0.isUppercase } ?? true
        if begins || words.isEmpty { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return Set(words).subtracting(["view", "my", "the", "self", "ui", "ns", ""])
  }

  /// The letters and digits, all small.
  fileprivate var plain: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}

extension PrintedView {
  /// How well a view of a log fits a name of a source: 2 if it is called so, 1 if they have a word in common; `nil` if the name
  /// is that of another kind of view.
  func fit(toName name: String) -> Int? {
    let last = String(name.split(separator: ".").last ?? "")
    if [self.name, address, self.name.asVariable].contains(where: { $0.plain == last.plain }) { return 2 }
    let type = shortClassName.withoutSystemPrefix
    let (nameWords, typeWords) = (last.words, type.words)
    let (kinds, typeKinds) = (nameWords.intersection(Self.kinds), typeWords.intersection(Self.kinds))
    if !kinds.isEmpty, !typeKinds.isEmpty, kinds.isDisjoint(with: typeKinds) { return nil }
    let words = typeWords.union((title ?? "").words)
    if !nameWords.isEmpty, nameWords.isSubset(of: words) { return 2 }
    return nameWords.isDisjoint(with: words) ? 0 : 1
  }

  /// The words that say which kind of view one is.
  private static let kinds: Set = [
    "label", "button", "image", "field", "stack", "scroll", "table", "collection", "cell", "switch", "slider", "picker",
    "toolbar", "indicator", "web", "map",
  ]
}

extension String {
  /// The name of a class without the letters that those of the system begin with.
  fileprivate var withoutSystemPrefix: String {
    ["UI", "NS", "_UI"].first { hasPrefix($0) }.map { String(dropFirst($0.count)) } ?? self
  }
}
