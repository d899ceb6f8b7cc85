import CommandLineInterface
import ConflictLogs
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintReports

/// `translate`: writes equations in another language.
struct TranslateCommand: EquationCommand {
  static let name = "translate"
  let about = CommandDescription(
    "Writes equations in another language, with the same meaning.",
    discussion: """
      \(EquationInput.discussion)

      What the other language can't say is rejected with the reason. Beside the dialects, there are 'anchors', which is \
      code with the anchors of views, and 'swift', which is code with the initialiser of NSLayoutConstraint; --language \
      says whether that is Swift or Objective-C. A constraint is an expression there, or a variable where it has a \
      priority or an identifier; --activate puts them into calls that activate them, each variable before its call. \
      A line that is rejected is a comment with the reason there, so that the lines correspond.

      A visual format that is no text in the other language becomes a text for each constraint. In it, a name in a size \
      is taken for a view unless --metric names it. The system's distance from a superview is its layout margin in code \
      for iOS, and 20 points in code for macOS.

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
        "translate --from visual-format --to anchors --metric gap '|-[find(>=gap)]-[field]-|'",
        "Writes Swift in place of a visual format."),
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
  let metrics = Option(
    repeated: "metric", "NAME", .itemName, "A name in a size of a visual format that is a number and no view.")
  let options = EquationInput.visualFormatOptions
  let language = Option("language", "LANGUAGE", .oneOf(CodeLanguage.self), "The language of code; without it, 'swift'.")
  let platform = Option("platform", "PLATFORM", .oneOf(CodePlatform.self), "What code is for; without it, 'ios'.")
  let activate = Flag("activate", "Puts the constraints into calls of 'NSLayoutConstraint.activate'.")
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
    if !target.isCode, given.language != nil || given.platform != nil {
      throw .usage(.other("'--language' and '--platform' have no place here: they are for 'anchors' and 'swift'"))
    }
    if source.statement == nil, given.options != nil || !given.metrics.isEmpty {
      throw .usage(.other("'--options' and '--metric' have no place here: they are for visual formats"))
    }
    if given.activate, !target.isCode || given.format != .text {
      throw .usage(.other("'--activate' has no place here: it is for 'anchors' and 'swift' in text form"))
    }
    // Text form has no place for the names, so that they must be the same throughout.
    let isOfOnePair = given.format == .text && source.writesItems && !target.writesItems
    let pair = isOfOnePair ? ViewPair(lhs: given.lhs, rhs: given.rhs) : nil
    let calls = given.activate ? ActivationCalls(given.language ?? .swift) : nil
    let work = Translating(
      source: source, target: target, options: options(in: given), names: target.isCode ? ConstraintNames() : nil,
      calls: calls, pair: pair)
    let status = try given.report(to: console, work, isInOrder: isOfOnePair || target.isCode)
    if let calls { try console.output.write(calls.end() + "\n") }
    if let pair, given.lhs == nil || given.rhs == nil, let lhs = pair.lhs, pair.hasTranslated {
      let names = "LHS is '\(lhs)'" + (pair.rhs.map { ", RHS is '\($0)'" } ?? ", and there is no RHS")
      try console.say(.note, names)
    }
    return status
  }

  private func options(in given: Given<Self>) -> TranslationOptions {
    var options = TranslationOptions(lhs: given.lhs, rhs: given.rhs, receiver: given.receiver)
    options.metrics = Set(given.metrics)
    options.visualFormat = given.options ?? []
    options.language = given.language ?? .swift
    options.platform = given.platform ?? .iOS
    return options
  }

  /// The numbers in the names of constraints, of which none is used twice.
  private final class ConstraintNames: @unchecked Sendable {
    // One job at a time is all that the report gives to code.
    var next = 1
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
    let options: TranslationOptions

    /// The names that code has given to constraints so far.
    let names: ConstraintNames?

    /// The calls that activate the constraints, if there are to be any.
    let calls: ActivationCalls?

    /// The views of the lines so far, if they must all be about the same.
    let pair: ViewPair?

    func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<Translation> {
      var options = options
      options.lhs = pair?.lhs ?? options.lhs
      options.rhs = pair?.rhs ?? options.rhs
      options.firstNumber = names?.next ?? 1
      let line = self.line(bytes, number: number, file: file, options)
      guard case .success(let translation) = line.result else { return line }
      let taken = translation.names.compactMap(\.self).firstFreeNumber(behind: "constraint")
      if let names { names.next = max(names.next, taken) }
      if let pair {
        pair.lhs = translation.leftItem
        pair.rhs = translation.rightItem ?? pair.rhs
        pair.hasTranslated = true
      }
      return line
    }

    private func line(
      _ bytes: Span<UInt8>, number: Int, file: String?, _ options: TranslationOptions
    ) -> Line<Translation> {
      guard source.name == Dialect.conflictLog.name else {
        return Line(bytes, number: number, file: file, from: source, to: target, options: options)
      }
      // Addresses are no names: views are called by their classes and titles.
      let result = Result { () throws(Diagnostic) in
        do throws(Diagnostic) {
          return try ConflictLog.translation(of: bytes, to: target, options: options)
        } catch {
          throw error.counted(fromLine: number)
        }
      }
      return Line(
        String(decoding: bytes), number: number, file: file, dialect: source.name, target: target.name, result: result)
    }

    /// In code, what can't be translated is a comment in its place.
    func text(of line: Line<Translation>) -> String? {
      if case .success(let translation) = line.result, translation.texts.isEmpty { return nil }
      if let calls { return calls.text(of: line) }
      return target.isCode ? line.code(isElement: false) : try? line.result.get().text
    }
  }
}

extension ValueForm<TranslationTarget> {
  /// The name or an alias of a language that equations can be translated into.
  static var target: ValueForm {
    .oneOf(
      TranslationTarget.all + [.dialect(.conflictLog)], name: \.name, aliases: \.aliases,
      listedBy: { if case .dialect = $0 { DialectsCommand.commandLine } else { nil } })
  }
}

extension TranslationTarget {
  /// Whether it names the views.
  fileprivate var writesItems: Bool {
    if case .dialect(let dialect) = self { dialect.writesItems } else { true }
  }
}

/// The calls that activate translated constraints, as their lines come.
///
/// A variable stands before the call that it is activated by: where a line has one, a call ends and another begins.
final class ActivationCalls: @unchecked Sendable {
  // One job at a time is all that the report gives to code.
  private var isOpen = false
  private let opening: String
  private let closing: String

  init(_ language: CodeLanguage) {
    (opening, closing) =
      switch language {
      case .swift: ("NSLayoutConstraint.activate([", "])")
      case .objectiveC: ("[NSLayoutConstraint activateConstraints:@[", "]];")
      }
  }

  /// The text that is written of a line.
  func text(of line: Line<Translation>) -> String {
    var lines: [String] = []
    if case .success(let translation) = line.result {
      let declarations = zip(translation.texts, translation.names).filter { $1 != nil }.map { $0.0 }
      if isOpen, !declarations.isEmpty {
        lines.append(closing)
        isOpen = false
      }
      lines += declarations
    }
    if !isOpen { lines.append(opening) }
    isOpen = true
    return (lines + [line.code(isElement: true)]).joined(separator: "\n")
  }

  /// The end of the last call, which there is even if there is nothing to activate.
  func end() -> String { (isOpen ? "" : opening + "\n") + closing }
}
