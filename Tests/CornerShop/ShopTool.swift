import CommandLineInterface

/// The tool as a program, for shells to complete its command lines.
@main enum Main {
  static func main() { shopTool.main() }
}

/// A tool whose words are full of what shells read in a way of their own.
let shopTool = Tool(
  name: "corner-shop", version: "1", summary: "Sells and counts."
) {
  SellCommand()
  CountCommand()
}

/// `sell`: has a parameter of every kind.
struct SellCommand: Subcommand {
  static let name = "sell"
  let about = CommandDescription(#"Sells: [gum], 'tape' & "pens" \ `id` at $5 = 50% off."#)

  let size = Option(
    "size", short: "s", "SIZE", .oneOf(sizes, name: \.self), default: "small", "How much: '[1]' or $HOME.")
  let lists = Option(repeated: "list", short: "l", "PATH", .path, #"A list of "things"; '-' is standard input."#)
  let note = Option(required: "note", "TEXT: [any] 'one' \\", .text, #"Ends in a backslash \"#)
  let number = Option("number", "NUMBER", .integer(1...), default: 1, "How many [of them]: 100% %d.")
  let isWrapped = Flag("wrap", short: "w", #"In "paper" \[sic] with `glue` (for $5)!"#)
  let thing = Positional("THING", .oneOf(["gum", "gift card", "ruler"], name: \.self), "What is sold.")
  let buyers = Positional(repeated: "BUYER'S [FILE]:", .path, "Who buys.")

  static let sizes = [
    "small", "extra large", "it's", #"say "hi""#, "$HOME", "[x]", "a:b", "a=c", "a@d", #"c:\dir\:x"#, "`id`", "*", "~",
    "50%", "é", "(x)", "{1,2}", "#1", "x!", "<x>", "x;y&z|",
  ]

  func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
}

/// `count`: can be asked about several things.
struct CountCommand: Subcommand {
  static let name = "count"
  let about = CommandDescription("Counts what is left.")

  let things = Option(repeated: "only", "THING", .oneOf(["gum", "ruler"], name: \.self), "What is counted.")
  let shelf = Positional(optional: "SHELF", .text, "Where it is.")

  func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
}
