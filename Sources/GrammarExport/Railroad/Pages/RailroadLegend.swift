/// The explanation of the shapes of a diagram.
enum RailroadLegend {
  private static let boxes: [(box: RailroadBox, meaning: String)] = [
    (RailroadBox(kind: .terminal, text: "width"), "a text as it stands"),
    (RailroadBox(kind: .terminal, text: "width", ignoresCase: true), "a text in capitals or small letters"),
    (RailroadBox(kind: .characters, text: "[0-9]"), "one character out of a class"),
    (RailroadBox(kind: .nonterminal, text: "constant"), "another production, and a link to it"),
  ]

  static let lines =
    [
      "<p>Follow the track from the ring on the left to the dot on the right: each way through is a text of the",
      "production. White space may stand before, between and after the parts of a rule, unless it is said that nothing",
      "may; a token has none inside. A token is as long as it can be, and a word or a number ends where no letter, digit",
      "or <code>_</code> follows.</p>", "<ul class=\"legend\">",
    ] + boxes.map(line) + ["</ul>"]

  private static func line(_ box: RailroadBox, _ meaning: String) -> String {
    let width = box.extent.width + 2
    let height = box.extent.up + box.extent.down + 2
    return
      "  <li><svg class=\"railroad\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">"
      + box.shape(x: 1, y: height / 2, width: width - 2) + "</svg> " + meaning + "</li>"
  }
}
