import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintReports

// Reads lines of a dialect's name, a tab and an equation; writes a program of Swift that makes each of them a constraint
// in the two ways that `translate` knows, inside a view and inside a view controller, and compares it with what the
// equation means.

let module = CommandLine.arguments.dropFirst().first ?? ""
precondition(module == "UIKit" || module == "AppKit", "the argument is the module to import: UIKit or AppKit")

var functions: [String] = []
var calls: [String] = []
var comments: [String] = []
var unchecked: [String] = []
var lines = Dialect.all.map { $0.name + "\t" + $0.sample }
while let line = readLine() { lines.append(line) }
for line in lines {
  let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let dialect = Dialect(named: String(parts[0])) else { fatalError("not a case: \(line)") }
  for target in [TranslationTarget.anchors, .swift] {
    for surroundings in Surroundings.allCases {
      let bytes = ContiguousArray(parts[1].utf8)
      var options = TranslationOptions(receiver: surroundings.receiver)
      options.platform = module == "UIKit" ? .iOS : .macOS
      let translated = Line(bytes.span, number: 1, from: dialect, to: target, options: options)
      do throws(CheckedTranslation.Failure) {
        functions.append(
          try CheckedTranslation(
            translated, in: dialect, to: target, surroundings, number: functions.count, hasMargins: module == "UIKit"
          ).function)
        calls.append("\(surroundings).case\(calls.count)()")
      } catch {
        if error == .refused {
          comments.append(translated.code(isElement: true))
        } else {
          unchecked.append("\(surroundings), \(target.name): \(line)")
        }
      }
    }
  }
}

print("import \(module)\n")
for function in functions { print(function) }
// What is refused is a comment among the constraints.
print("NSLayoutConstraint.activate([")
for comment in comments { print(comment) }
print("])")
print("let (view, controller) = (madeCaseView(), madeCaseController())")
for call in calls { print(call) }
print("finish(equations: \(lines.count), refused: \(comments.count), unchecked: \(unchecked))")
