/// Something that is on when it is given: `--quiet`.
///
///     let quiet = Flag("quiet", short: "q", "Writes nothing.")
public struct Flag: Declaration {
  public let parameter: Parameter

  /// A flag.
  ///
  /// - Parameters:
  ///   - name: The name after the two dashes.
  ///   - short: The letter after one dash.
  ///   - help: One sentence for the list of options.
  public init(_ name: String, short: Character? = nil, _ help: String) {
    parameter = Parameter(
      role: .flag(short: short), name: name, placeholder: "", occurrence: .optional, expectation: .anything,
      defaultText: nil, help: help)
  }

  public func value(of texts: [String]) -> Bool { !texts.isEmpty }
}
