import CommandLineInterface
import ConstraintGrammar

/// A number that is named on the command line.
struct Metric: Sendable {
  let name: String
  let value: Double
}

extension ValueForm<String> {
  /// The name of a view.
  static var itemName: ValueForm {
    ValueForm(.described("a name such as 'button' or 'page.title'"), read: { $0.isItemName ? $0 : nil }, write: { $0 })
  }
}

extension ValueForm<Set<String>> {
  /// Names of views with commas between them.
  static var itemNames: ValueForm {
    ValueForm(
      .described("a list with commas between, such as 'button,label'"),
      read: { text in
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.drop { $0 == " " }) }
        return names.allSatisfy(\.isItemName) ? Set(names) : nil
      },
      write: { $0.sorted().joined(separator: ",") })
  }
}

extension ValueForm<Metric> {
  /// A name and its number.
  static var metric: ValueForm {
    ValueForm(
      .described("a name, '=' and a finite number, such as 'gap=8'"),
      read: { text in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts[0].isItemName, let value = Double(decimal: parts[1]) else { return nil }
        return Metric(name: parts[0], value: value)
      },
      write: { "\($0.name)=\($0.value)" })
  }
}

extension Double {
  /// The finite number of a decimal numeral.
  fileprivate init?(decimal text: String) {
    guard text.utf8.allSatisfy("+-.0123456789Ee".utf8.contains), let value = Double(text), value.isFinite else {
      return nil
    }
    self = value
  }
}
