import CommandLineInterface
import ConstraintGrammar
import ConstraintLayout

/// A number that is named on the command line.
struct Metric: Sendable {
  let name: String
  let value: Double
}

extension ValueForm<String> {
  /// The name of a view or of a number.
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

extension ValueForm<VisualFormatOptions> {
  /// Names of options with commas between them.
  static var visualFormatOptions: ValueForm {
    let names = VisualFormatOptions.named.map(\.name)
    return ValueForm(
      .described("names with commas between: " + names.joined(separator: ", ")),
      read: { text in
        var options: VisualFormatOptions = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let named = VisualFormatOptions.named.first(where: { $0.name == name }) else { return nil }
          options.formUnion(named.option)
        }
        return options
      },
      write: { options in
        VisualFormatOptions.named.filter { !$0.option.isEmpty && options.contains($0.option) }.map(\.name)
          .joined(separator: ",")
      })
  }
}

extension ValueForm<SystemSpacing> {
  /// Two distances with a comma between them.
  static var systemSpacing: ValueForm {
    ValueForm(
      .described("two numbers with a comma between, such as '8,20'"),
      read: { text in
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double(decimal: String($0)) }
        guard parts.count == 2, let betweenViews = parts[0], let toSuperview = parts[1] else { return nil }
        return SystemSpacing(betweenViews: betweenViews, toSuperview: toSuperview)
      },
      write: { "\($0.betweenViews),\($0.toSuperview)" })
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
