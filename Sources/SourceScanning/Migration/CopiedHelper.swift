extension SourceTokens {
  /// The effect of a function that is copied from app to app: it calls its views `v0`, `v1` and so on, and installs what a visual
  /// format states; `nil` where it does anything else.
  ///
  /// ```swift
  /// func addConstraintsWithFormat(_ format: String, views: UIView...) {
  ///   var viewsDictionary = [String: UIView]()
  ///   for (index, view) in views.enumerated() {
  ///     view.translatesAutoresizingMaskIntoConstraints = false
  ///     viewsDictionary["v\(index)"] = view
  ///   }
  ///   addConstraints(NSLayoutConstraint.constraints(
  ///     withVisualFormat: format, options: [], metrics: nil, views: viewsDictionary))
  /// }
  /// ```
  ///
  /// - Parameter index: a token in the body of the function.
  func effectOfCopiedHelper(_ function: SourceFunction, around index: Int) -> CallEffect? {
    let brace = braces[index]
    guard language == .swift, function.parameters.count == 2, brace >= 0, functionBrace(around: index) == brace,
      isVariadic(function.parameters[1].name, before: brace)
    else { return nil }
    var names = ["format": function.parameters[0].name, "views": function.parameters[1].name]
    var place = brace + 1
    guard
      skip("var $all = [ String : $type ] ( )", &place, &names)
        || skip("var $all : [ String : $type ] = [ : ]", &place, &names),
      skip("for ( $index , $view ) in $views . enumerated ( ) {", &place, &names)
    else { return nil }
    var effect = CallEffect.PositionalViews(setsMask: false, activates: false)
    var isNamed = false
    while place < all.count, place < partners[braces[place]] {
      if skip("$view . translatesAutoresizingMaskIntoConstraints = false", &place, &names) {
        effect.setsMask = true
      } else if !isNamed, skip("$all [ key ] = $view", &place, &names) {
        isNamed = true
      } else if !skip("let $key = key", &place, &names) {
        return nil
      }
    }
    guard isNamed, skip("}", &place, &names) else { return nil }
    effect.activates = skip("NSLayoutConstraint . activate (", &place, &names)
    if !effect.activates {
      _ = skip("self .", &place, &names)
      guard skip("addConstraints (", &place, &names) else { return nil }
    }
    guard skip("NSLayoutConstraint . constraints (", &place, &names), let call = call(openingAt: place - 1),
      call.arguments.map(\.label) == ["withVisualFormat", "options", "metrics", "views"],
      name(in: call.arguments[0].tokens) == names["format"], (try? options(call.arguments[1])) == [],
      isNil(call.arguments[2].tokens), name(in: call.arguments[3].tokens) == names["all"]
    else { return nil }
    place = partners[place - 1] + 1
    return skip(")", &place, &names) && place == partners[brace] ? .addsPositional(effect) : nil
  }

  private func isVariadic(_ name: String, before brace: Int) -> Bool {
    (occurrences[name] ?? []).contains { place in
      place < brace && place > brace - 20 && mark(at: place + 1) == ":"
        && (3...5).allSatisfy { mark(at: place + $0) == "." }
    }
  }

  /// Skips tokens if they are the words of a pattern: `$name` stands for a word, the same one each time, and `key` for
  /// `"v\(index)"` or the name of that.
  private func skip(_ pattern: String, _ place: inout Int, _ names: inout [String: String]) -> Bool {
    var (index, found) = (place, names)
    for part in pattern.split(separator: " ") {
      guard all.indices.contains(index) else { return false }
      let text = text(of: all[index].range)
      if part.hasPrefix("$") {
        let name = String(part.dropFirst())
        guard word(at: index) != nil, found[name] == nil || found[name] == text else { return false }
        found[name] = text
      } else if part == "key" {
        guard let number = found["index"], text == "\"v\\(\(number))\"" || text == found["key"] else { return false }
      } else if text != part {
        return false
      }
      index += 1
    }
    (place, names) = (index, found)
    return true
  }
}
