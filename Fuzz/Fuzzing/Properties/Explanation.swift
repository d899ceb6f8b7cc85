extension Property {
  /// What libFuzzer looks at where a text is taken for a console and not for a sentence of a dialect.
  static let explanation = Property(
    "explanation", "What is told of a console names lines that are there, and each conflict has its proof."
  ) { tried, _ in DamagedLog(tried.bytes).verdict().failure }
}
