package import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

extension Dialect {
  /// The constraints of a list in another language: in one text where the target has one, otherwise one after the other.
  ///
  /// - Throws: a `Diagnostic` with all that the target can't say.
  func translate(
    _ constraints: [ParsedEquation], of bytes: Span<UInt8>, to target: TranslationTarget, _ options: TranslationOptions
  ) throws(Diagnostic) -> Translation {
    try refuse(options.visualFormat, for: constraints, of: bytes)
    let constraints = options.visualFormat.applied(to: constraints)
    let whole =
      if case .dialect(let target) = target { target.list(stating: owned(constraints, bytes, options)) } else {
        String?.none
      }
    var (translation, options) = (Translation(), options)
    var mistakes: [Diagnostic] = []
    func add(_ diagnostic: Diagnostic, to list: inout [Diagnostic]) {
      // What is said of a view is said once, however many constraints there are of it.
      if !list.contains(diagnostic) { list.append(diagnostic) }
    }
    for constraint in constraints {
      let equation = Equation(constraint, of: bytes)
      // What is a number in one of them is none of a view in another.
      for name in equation.numberNames { options.metrics.insert(name) }
      options.firstNumber = max(options.firstNumber, equation.names.firstFreeNumber(behind: "constraint"))
    }
    for parsed in constraints {
      do throws(Diagnostic) {
        let one = try translate(parsed.withoutNothingAdded, of: bytes, to: target, options)
        for warning in one.warnings { add(warning, to: &translation.warnings) }
        if let problem = one.otherItem(than: (translation.leftItem, translation.rightItem)) {
          throw diagnostic(of: problem, parsed, bytes)
        }
        translation.add(one)
        options.firstNumber += one.names[0] == nil ? 0 : 1
      } catch  where whole != nil {
        // What one text can say need not be said one by one.
      } catch {
        add(error, to: &mistakes)
      }
    }
    if let whole {
      translation.texts = [whole]
      translation.names = [nil]
      return translation
    }
    guard let first = mistakes.first else { return translation }
    throw first.followed(by: Array(mistakes.dropFirst()))
  }

  /// The list that states constraints, in which the words of equations are names; `nil` where the dialect has none.
  private func list(stating constraints: [Equation]) -> String? {
    guard let text = text(stating: constraints), isList(ContiguousArray(text.utf8).span) else { return nil }
    return text
  }

  private func owned(
    _ constraints: [ParsedEquation], _ bytes: Span<UInt8>, _ options: TranslationOptions
  ) -> [Equation] {
    var equations: [Equation] = []
    for constraint in constraints {
      equations.append(Equation(constraint, of: bytes).calling(self: options.receiver, unless: options.metrics))
    }
    return equations
  }
}

extension ParsedEquation {
  /// The same without the distance of 0 that touching views have, which nobody writes in an equation.
  fileprivate var withoutNothingAdded: ParsedEquation {
    guard case (.some, .number(0)?) = (right.operand, right.constant?.value) else { return self }
    var equation = self
    equation.right.constant = nil
    return equation
  }
}

extension Translation {
  /// The problem that it gives up the name of another view than these, of which `nil` can be any; `nil` if it does not.
  func otherItem(than names: (lhs: String?, rhs: String?)) -> LayoutProblem? {
    for (expected, item, side) in [(names.lhs, leftItem, WrittenSide.left), (names.rhs, rightItem, .right)] {
      if let expected, let item, item != expected { return .otherItem(item, than: expected, side) }
    }
    return nil
  }

  /// Adds what one constraint is.
  fileprivate mutating func add(_ other: Translation) {
    texts += other.texts
    names += other.names
    leftItem = leftItem ?? other.leftItem
    rightItem = rightItem ?? other.rightItem
  }
}

extension Dialect {
  /// Throws if a translation gives up the name of another view than those that its formula is to be about.
  ///
  /// - Parameter names: the view on each side; `nil` if it can be any.
  package func refuseOtherItems(
    than names: (lhs: String?, rhs: String?), in translation: Translation, of bytes: Span<UInt8>
  ) throws(Diagnostic) {
    guard let problem = translation.otherItem(than: names) else { return }
    // What a list states was told apart before.
    guard case .equation(let equation) = try statement(of: bytes) else {
      throw Diagnostic(.error, problem, at: bytes.indices, in: bytes)
    }
    throw diagnostic(of: problem, equation, bytes)
  }
}

extension Dialect {
  /// The warnings about views whose names may mean something else in another language.
  func ambiguousNames(
    in equation: Equation, _ meaning: Meaning, for target: TranslationTarget, hasReceiver: Bool
  ) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for (side, written) in [(equation.left, WrittenSide.left), (equation.right, .right)] {
      guard let name = side.operand?.itemName else { continue }
      let isSuperview = written == .right && name == meaning.superviewWord?.spelling
      let word: String
      if name == "self" {
        word = isSelfAmbiguous(meaning, for: target) && !hasReceiver ? name : ""
      } else {
        word = target.isCode && !isSuperview ? wordOfSwift(beginning: name, meaning) : ""
      }
      if !word.isEmpty { problems.append(.ambiguousName(word, in: self, meaning, written)) }
    }
    return problems
  }

  private func isSelfAmbiguous(_ meaning: Meaning, for target: TranslationTarget) -> Bool {
    let meant: Meaning.SelfName =
      if case .dialect(let dialect) = target { dialect.meaning.selfName } else { .selfOfSwift }
    return switch meaning.selfName {
    case .view: meant == .selfOfSwift
    case .receiver: meant != .receiver
    case .selfOfSwift: false
    }
  }

  /// The word that a name begins with, if that is in Swift what belongs to the object that the code is in.
  private func wordOfSwift(beginning name: String, _ meaning: Meaning) -> String {
    if (name + ".").hasPrefix("super.") { return "super" }
    return (name + ".").hasPrefix("superview.") && meaning.selfName != .selfOfSwift ? "superview" : ""
  }
}

extension Equation {
  /// The names that stand for numbers.
  var numberNames: [String] {
    let metrics = [left, right].compactMap { if case .metric(let name)? = $0.operand { name } else { nil } }
    let scalars = [left, right].flatMap { [$0.multiplier?.value, $0.constant?.value] } + [priority]
    return metrics + scalars.compactMap { $0?.name }
  }

  /// The same with another name for the view that is called `self`.
  ///
  /// - Parameters:
  ///   - name: the name; `nil` if it stays `self`.
  ///   - numbers: the names that are those of numbers where they might be those of views.
  func calling(self name: String?, unless numbers: Set<String>) -> Equation {
    guard let name else { return self }
    func called(_ operand: Operand?) -> Operand? {
      switch operand {
      case .attribute("self", let attribute): .attribute(of: name, attribute)
      case .numberOrItem("self") where !numbers.contains("self"): .numberOrItem(name)
      default: operand
      }
    }
    var equation = self
    equation.left.operand = called(left.operand)
    equation.right.operand = called(right.operand)
    return equation
  }

  /// The names of views and numbers.
  var names: [String] { [left, right].compactMap { $0.operand?.name } + numberNames }
}

extension Sequence<String> {
  /// A number that makes a name of a word which is none of these, for it is larger than all behind the word or another:
  /// 3 beside `constraint2`.
  package func firstFreeNumber(behind words: String...) -> Int {
    var last = 0
    for name in self {
      for word in words where name.utf8.starts(with: word.utf8) {
        let digits = ContiguousArray(name.utf8).dropFirst(word.utf8.count)
        guard digits.count < 7, digits.allSatisfy({ Digit.contains($0) }) else { continue }
        last = Swift.max(last, digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) })
      }
    }
    return last + 1
  }
}
