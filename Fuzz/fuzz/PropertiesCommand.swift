import CommandLineInterface
import Fuzzing

/// `properties`: lists what is checked.
struct PropertiesCommand: Subcommand {
  let about = CommandDescription("properties", "Lists the properties.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let width = (Property.all.map(\.name.count).max() ?? 0) + 2
    for property in Property.all {
      try console.output.writeLine(
        property.name + String(repeating: " ", count: width - property.name.count) + property.claim)
    }
    return .success
  }
}
