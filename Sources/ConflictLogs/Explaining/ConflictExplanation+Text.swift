import ConstraintGrammar
public import ConstraintLayout
import Spelling

extension ConflictExplanation {
  /// The reason in words, a sentence a line; empty without a conflict.
  public var reason: [String] { reason { $0.name } }

  /// The explanation for people.
  ///
  /// - Parameters:
  ///   - count: how often the conflict has been found.
  ///   - source: the name of the file that stands before numbers of lines.
  ///   - language: the language of the code of the advice.
  ///   - show: how a view is shown: by its name, unless something is said.
  public func text(
    count: Int = 1, source: String? = nil, code language: CodeLanguage = .swift,
    showing show: (PrintedView) -> String = { $0.shownName }
  ) -> [String] {
    let place = (source.map { $0.withControlsSpelledOut + ":" } ?? "line ") + "\(log.line): "
    let times = count > 1 ? " (\(count) times)" : ""
    var lines = [place + headline + times]
    lines += reason(showing: show).map { "  " + $0 }
    for (index, entry) in log.entries.enumerated() {
      guard case .unread(let unread) = entry else { continue }
      let isCutOff = index == log.entries.count - 1 && !unread.text.hasEndOfConstraint
      lines.append(
        "  line \(unread.line) "
          + (isCutOff ? "is cut off" : "can't be read: \(unread.diagnostic.message.withControlsSpelledOut)"))
    }
    if let givenUp = log.givenUp, case .constraint(let constraint) = log.entries[givenUp] {
      let phrase = ConstraintPhrase(name: shown(by: show))
        .text(of: constraint.statement, superview: constraint.superview)
      let isApart = contradiction != nil && !conflict.contains(givenUp)
      let end = isApart ? ", which is no part of the contradiction" : ""
      lines.append("The system gave up: \(phrase)\(end).")
    }
    for advice in advice {
      lines.append("Advice: \(advice.text.withControlsSpelledOut).")
      let code = language == .swift ? advice.swift : advice.objectiveC
      lines += (code?.split(separator: "\n") ?? []).map { "    \($0)".withControlsSpelledOut }
    }
    return lines
  }

  /// How many constraints are told where none contradict each other.
  private static let shownCount = 12

  /// What was found, in a sentence.
  public var headline: String {
    let all = indices.count
    switch result {
    case .contradictory:
      let set = printedConflict.count
      let condition =
        (assumedSuperview == nil ? "" : ", if " + superview(name).withControlsSpelledOut)
        + (isIfMarginsAreInside ? ", unless a margin is below 0" : "")
      if set == 1 { return "1 constraint contradicts itself" + (all > 1 ? ", of \(all)" : "") + condition }
      return (set == all ? "\(set)" : "\(set) of \(all)") + " constraints contradict each other" + condition
    case .givesWay: return "the required constraints do not contradict each other; an optional one gives way"
    case .satisfiable(let isWithinDigits):
      if log.isHidden { return "the system has hidden the constraints behind <private>" }
      if constraints.isEmpty {
        if log.entries.isEmpty { return "the constraints are not there" }
        return log.constraints.isEmpty ? "no constraint can be read" : "no constraint is active"
      }
      if isWithinDigits { return "as printed the constraints fit: the difference is in digits that are not printed" }
      return "the constraints that are there do not contradict each other"
    case .tooLarge: return "the numbers are too large to compute with exactly"
    }
  }

  /// What a view is called, and how it is shown.
  private func shown(by show: (PrintedView) -> String) -> (String) -> String {
    // It is used before the closure ends.
    let names = log.views.byAddress(show)
    return { names[$0] ?? $0 }
  }

  private func reason(showing show: (PrintedView) -> String) -> [String] {
    let phrase = ConstraintPhrase(name: shown(by: show))
    func sentence(_ index: Int) -> String {
      if isAssumed(index) { return margins([index], phrase.name) }
      return phrase.text(of: constraints[index].statement, superview: constraints[index].superview)
    }
    func origin(_ index: Int) -> String {
      if isAssumed(index) { return "" }
      let constraint = constraints[index]
      let place = constraint.place.map {
        "\($0.file.split(separator: "/").last ?? ""):\($0.line)".withControlsSpelledOut
      }
      let maker = constraint.maker.isApp ? place.map { "made in \($0)" } : constraint.maker.explanation
      let priority = constraint.statement.priority
      let rank = priority < 1000 ? ", with the priority \(ConstraintPhrase.text(of: priority))" : ""
      return " (line \(constraint.line)" + (maker.map { ", \($0)" } ?? "") + rank + ")"
    }
    switch result {
    case .contradictory(let contradiction):
      let conclusion = Conclusion(of: contradiction, constraints)
      var lines: [String] = []
      // Those of the app come first.
      let others = contradiction.constraints.filter { $0 != conclusion.constraint }
        .sorted { (constraints[$0].maker.isApp ? 0 : 1, $0) < (constraints[$1].maker.isApp ? 0 : 1, $1) }
      lines += others.filter { !isAssumed($0) }.map { sentence($0) + origin($0) }
      let assumed = others.filter(isAssumed)
      if !assumed.isEmpty { lines.append(margins(assumed, phrase.name)) }
      if assumedSuperview != nil { lines.append(superview(phrase.name) + ", which the log does not say") }
      for dimension in [Attribute.height, .width] {
        let items = contradiction.proof.compactMap { step -> String? in
          guard case .size(let item, dimension, _) = step, step != conclusion.step else { return nil }
          return phrase.name(item)
        }
        if items.isEmpty { continue }
        let verb = items.count == 1 ? "is" : "are"
        let adjective = ConstraintPhrase.adjective(dimension)
        lines.append("\(items.listed("and")) \(verb) at least 0 \(adjective), as every view is")
      }
      let given = others.count == 1 && contradiction.proof.count == 2 ? sentence(others[0]) : nil
      let implied = phrase.text(of: conclusion.implied, superview: conclusion.superview)
      if !others.isEmpty, given != implied {
        let sum = conclusion.sum.map { " (\($0))" } ?? ""
        lines.append("so \(implied)\(sum);")
      }
      switch conclusion.step {
      case .constraint(let index, _):
        lines.append((others.isEmpty ? "" : "but ") + sentence(index) + origin(index))
        if others.isEmpty, case .size(_, let attribute, _)? = contradiction.proof.first(where: { $0.constraint == nil })
        {
          lines.append("and nothing can be less than 0 \(ConstraintPhrase.adjective(attribute))")
        }
      case .size(_, let attribute, _):
        lines.append("but nothing can be less than 0 \(ConstraintPhrase.adjective(attribute))")
      }
      return lines
    case .givesWay(let optional, let contradiction):
      let others = contradiction.constraints.filter { $0 != optional }
      return others.map { sentence($0) + origin($0) } + ["so this gives way: " + sentence(optional) + origin(optional)]
    case .satisfiable(let isWithinDigits):
      if log.isHidden { return ["Turn on private data of the log, or run the app from Xcode, to see them."] }
      let shown = constraints.indices.prefix(Self.shownCount).map { sentence($0) + origin($0) }
      let rest = constraints.count - shown.count
      let all = shown + (rest > 0 ? ["and \(rest) more"] : [])
      // A list that nothing announces, as of a debugger, need not have a conflict.
      return log.isAnnounced && !isWithinDigits
        ? all + ["What is missing may be " + missing(phrase.name).listed() + "."] : all
    case .tooLarge: return []
    }
  }
}

extension ConflictExplanation {
  /// What is taken for the superview of a view, in a sentence; empty where nothing is.
  private func superview(_ name: (String) -> String) -> String {
    assumedSuperview.map { "\(name($0.superview)) is the superview of \(name($0.view))" } ?? ""
  }

  /// What is taken for true about margins, in a sentence.
  private func margins(_ assumed: [Int], _ name: (String) -> String) -> String {
    let items = Set(assumed.map { constraints[$0].statement.firstItem })
    let names = log.views.map { $0.address }.filter { items.contains($0) }.map(name)
    return "the margins of \(names.listed("and")) are at least 0, unless something has made them less"
  }
}

extension String {
  /// Whether a text that could not be read has the end of a constraint: then it is not cut off there.
  fileprivate var hasEndOfConstraint: Bool {
    var (open, last) = (0, UInt8(ascii: " "))
    for byte in utf8 + [UInt8(ascii: " ")] {
      // Signs of relations are no brackets.
      if byte != UInt8(ascii: "=") {
        if last == UInt8(ascii: "<") { open += 1 } else if last == UInt8(ascii: ">") { open -= 1 }
      }
      last = byte
    }
    return open <= 0
  }
}
