import Foundation

/// Numbers as people read them.
enum Figure {
  /// With the decimals that matter: three digits or more in all.
  static func text(_ number: Double) -> String {
    let decimals = number >= 1000 ? 0 : number >= 100 ? 1 : 2
    let text = String(format: "%.\(decimals)f", number)
    return decimals == 0 ? grouped(text) : text
  }

  static func text(_ number: Int) -> String { grouped(String(number)) }

  static func percent(_ part: Double) -> String { String(format: "%.1f %%", part * 100) }

  static func signedPercent(_ part: Double) -> String { String(format: "%+.1f %%", part * 100) }

  /// Nothing is 0 that is not: a number that is too small to be shown is "< 0.01".
  static func allocations(_ number: Double?) -> String {
    guard let number else { return "not counted" }
    if number == 0 { return "0" }
    return number < 0.01 ? "< 0.01" : text(number)
  }

  private static func grouped(_ digits: String) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }
}
