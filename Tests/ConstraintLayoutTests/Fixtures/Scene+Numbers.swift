extension Scene {
  /// Some views, and numbers that are good, near to a limit, or none.
  static var withNumbers: Scene {
    Scene(
      "button label input a b",
      metrics: [
        "gap": 8, "spacing": 15, "zero": 0, "huge": 1e300, "largest": .greatestFiniteMagnitude,
        "tiny": .leastNonzeroMagnitude, "nothing": .nan, "endless": -.infinity,
      ])
  }
}
