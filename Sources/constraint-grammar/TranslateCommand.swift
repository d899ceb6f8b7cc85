import CommandLineInterface
import ConstraintGrammar
import ConstraintLayout

/// `translate`: writes equations in another language.
struct TranslateCommand: EquationCommand {
  let about = CommandDescription(
    "translate", "Writes equations in another language, with the same meaning.",
    discussion: """
      \(EquationInput.discussion)

      What the other language can't say is rejected with the reason. Beside the dialects, there are 'anchors', which is \
      Swift with the anchors of views, and 'swift', which is Swift with the initialiser of NSLayoutConstraint. Each line \
      of Swift is an expression that makes a constraint; --activate puts all of them into one call that activates them. \
      A line that is rejected is a comment with the reason there, so that the lines correspond.

      In CompactConstraint, 'self' is the view that the call is made on, which --self names. Without it, a warning points \
      at each 'self' that can be something else in the other language.

      The dialect 'equations' does not name its views. Equations in it get the names that --lhs and --rhs give. The \
      other way the names are given up: in text form all equations must then be about the same two views, those of \
      --lhs and --rhs or else those that come first, and a note at the end says which they are. In json and ndjson \
      each result has the names beside it, and the views may differ unless --lhs or --rhs is given.
      """,
    examples: [
      CommandExample(
        "translate --from compact-constraint --to anchors 'button.height = button.width / 1.6'",
        "Writes Swift in place of an equation."),
      CommandExample(
        "translate --from expression-format --to compact-constraint --file layout.txt", "Translates a file."),
      CommandExample(
        "translate --from compact-constraint --to anchors --activate --self view 'self.width = super.width'",
        "Writes a statement for a view controller."),
      CommandExample(
        "translate --from equations --to formula-style --lhs title --rhs icon 'width = 2 * width + 10'",
        "Names the views of a formula."),
    ])

  let source = Option(required: "from", "NAME", .dialect, "The language of the equations.")
  let target = Option(required: "to", "NAME", .target, "The language to write them in.")
  let lhs = Option(
    "lhs", "NAME", .itemName, "The view on the left-hand side of 'equations'; without it, 'lhs' in other languages.")
  let rhs = Option(
    "rhs", "NAME", .itemName, "The view on the right-hand side of 'equations'; without it, 'rhs' in other languages.")
  let receiver = Option(
    "self", "NAME", .itemName, "The view that 'self' is in the equations; without it, it stays 'self'.")
  let activate = Flag("activate", "Puts the constraints in Swift into a call of 'NSLayoutConstraint.activate'.")
  let files = EquationInput.files
  let format = EquationInput.format
  let jobs = EquationInput.jobs
  let quiet = EquationInput.quiet
  let texts = EquationInput.texts

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let (source, target) = (given.source, given.target)
    if source.writesItems, target.writesItems, given.lhs != nil || given.rhs != nil {
      throw .usage(.other("'--lhs' and '--rhs' have no place here: \(source.name) and \(target.name) name the views"))
    }
    if given.receiver != nil, !source.writesItems {
      throw .usage(.other("'--self' has no place here: \(source.name) does not name the views"))
    }
    if given.activate, !target.isSwift || given.format != .text {
      throw .usage(.other("'--activate' has no place here: it is for 'anchors' and 'swift' in text form"))
    }
    // Text form has no place for the names, so that they must be the same throughout.
    let isOfOnePair = given.format == .text && source.writesItems && !target.writesItems
    let pair = isOfOnePair ? ViewPair(lhs: given.lhs, rhs: given.rhs) : nil
    if given.activate { try console.output.writeLine("NSLayoutConstraint.activate([") }
    let work = Translating(
      source: source, target: target, lhs: given.lhs, rhs: given.rhs, receiver: given.receiver,
      isElement: given.activate, pair: pair)
    let status = try given.report(to: console, work, isInOrder: isOfOnePair)
    if given.activate { try console.output.writeLine("])") }
    if let pair, given.lhs == nil || given.rhs == nil, let lhs = pair.lhs, pair.hasTranslated {
      let names = "LHS is '\(lhs)'" + (pair.rhs.map { ", RHS is '\($0)'" } ?? ", and there is no RHS")
      try console.say(.note, names)
    }
    return status
  }

  /// The two views that all lines must be about: those that come first, where none are given.
  private final class ViewPair: @unchecked Sendable {
    // One job at a time is all that the report gives to who has a pair.
    var lhs: String?
    var rhs: String?
    var hasTranslated = false

    init(lhs: String?, rhs: String?) {
      self.lhs = lhs
      self.rhs = rhs
    }
  }

  private struct Translating: LineWork {
    let source: Dialect
    let target: TranslationTarget
    let lhs: String?
    let rhs: String?
    let receiver: String?

    /// Whether the constraint is an element of an array.
    let isElement: Bool

    /// The views of the lines so far, if they must all be about the same.
    let pair: ViewPair?

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<Translation> {
      let line = Line(
        bytes, number: number, file: file, from: source, to: target, lhs: pair?.lhs ?? lhs, rhs: pair?.rhs ?? rhs,
        receiver: receiver)
      if let pair, case .success(let translation) = line.result {
        pair.lhs = translation.leftItem
        pair.rhs = translation.rightItem ?? pair.rhs
        pair.hasTranslated = true
      }
      return line
    }

    /// In Swift, what can't be translated is a comment in its place.
    func text(of line: Line<Translation>) -> String? {
      target.isSwift ? line.swift(isElement: isElement) : try? line.result.get().text
    }
  }
}

extension ValueForm<TranslationTarget> {
  /// The name or an alias of a language that equations can be translated into.
  static var target: ValueForm {
    .oneOf(
      TranslationTarget.all, name: \.name, aliases: \.aliases,
      listedBy: { if case .dialect = $0 { DialectsCommand.commandLine } else { nil } })
  }
}

extension TranslationTarget {
  /// Whether it names the views.
  fileprivate var writesItems: Bool {
    if case .dialect(let dialect) = self { dialect.writesItems } else { true }
  }
}
