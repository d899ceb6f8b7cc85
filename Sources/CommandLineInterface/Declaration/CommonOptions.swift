/// The options of every subcommand.
enum CommonOptions {
  /// `--color`.
  static let color = Option(
    "color", "WHEN", .oneOf(ColorChoice.self), default: .auto, "Whether messages are in colour.")

  /// `--help`.
  static let help = Flag("help", short: "h", "Shows this help.")

  /// All of them, with the types of their values.
  static let declarations: [any Declaration] = [color, help]

  /// All of them.
  static let parameters = declarations.map(\.parameter)
}

/// The options that stand after the name of a tool in the place of a subcommand.
enum ToolOptions {
  /// `--version`.
  static let version = Flag("version", "Shows the version.")

  /// All of them.
  static let parameters = [CommonOptions.help.parameter, version.parameter]
}
