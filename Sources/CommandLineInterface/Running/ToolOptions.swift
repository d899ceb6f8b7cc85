/// What may stand after the name of a tool in the place of a subcommand.
enum ToolOptions {
  /// `--version`.
  static let version = Flag("version", "Shows the version.")

  /// All of them.
  static let parameters = [CommonOptions.help.parameter, version.parameter]
}
