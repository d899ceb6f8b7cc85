/// A script while it is written, line by line.
struct ShellScript {
  /// What is written.
  private(set) var text = ""
  private var margin = ""

  /// Adds a line at the margin.
  mutating func add(_ line: String) {
    text += line.isEmpty ? "\n" : "\(margin)\(line)\n"
  }

  /// Adds lines that stand between two others and further to the right.
  mutating func addBlock(_ first: String, _ last: String, _ body: (inout ShellScript) -> Void) {
    add(first)
    let outerMargin = margin
    margin += "  "
    body(&self)
    margin = outerMargin
    add(last)
  }
}
