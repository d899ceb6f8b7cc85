// What must be refused, or the check finds nothing: both are newer than every system that the package is for.

func sum(_ numbers: [Int]) -> Int {
  let span = numbers.span
  return span.indices.reduce(0) { $0 + span[$1] }
}

func renamed(_ text: String) -> String { text.replacing("old", with: "new") }
