import CommandLineInterface
import Foundation
import Fuzzing

/// `properties`: lists what is checked.
struct PropertiesCommand: Subcommand {
  static let name = "properties"
  let about = CommandDescription("Lists the properties, and the groups in which libFuzzer checks them.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let rows =
      [["property", "group", "claim"]]
      + PropertyGroup.all.flatMap { group in
        group.properties.map { [$0.name, group.name, $0.claim] }
      }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { cell, width in cell.padding(toLength: width, withPad: " ", startingAt: 0) }
      try console.output.writeLine((cells + [row[2]]).joined(separator: "  "))
    }
    return .success
  }
}
