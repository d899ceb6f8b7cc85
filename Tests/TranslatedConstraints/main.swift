import ConstraintGrammar
import ConstraintLayout

// Reads lines of a dialect's name, a tab and an equation; writes a program of Swift that makes each of them a constraint
// in the two ways that `translate` knows, and compares it with what the equation means.

let module = CommandLine.arguments.dropFirst().first ?? ""
precondition(module == "UIKit" || module == "AppKit", "the argument is the module to import: UIKit or AppKit")

var functions: [String] = []
var refused = 0
var unchecked: [String] = []
var lines = Dialect.all.map { $0.name + "\t" + $0.sample }
while let line = readLine() { lines.append(line) }
for line in lines {
  let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let dialect = Dialect(named: String(parts[0])) else { fatalError("not a case: \(line)") }
  for target in [TranslationTarget.anchors, .swift] {
    do throws(CheckedTranslation.Failure) {
      functions.append(
        try CheckedTranslation(
          String(parts[1]), in: dialect, to: target, number: functions.count, hasMargins: module == "UIKit"
        ).function)
    } catch {
      if error == .refused { refused += 1 } else { unchecked.append("\(target.name): \(line)") }
    }
  }
}

print("import \(module)\n")
for function in functions { print(function) }
for index in functions.indices { print("case\(index)()") }
print("finish(equations: \(lines.count), refused: \(refused), unchecked: \(unchecked))")
