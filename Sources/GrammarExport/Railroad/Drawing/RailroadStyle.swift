/// How the shapes of a diagram look, as a style sheet.
///
/// The colours stand in each rule, for readers that know no variables of style sheets.
enum RailroadStyle {
  static let typeface = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  static let proseTypeface = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  /// The whole style, a rule a line.
  static var rules: [String] { shapes + colours(.light) + inDarkness(colours(.dark)) }

  /// Rules for a reader who wants light letters on a dark ground.
  static func inDarkness(_ rules: [String]) -> [String] {
    ["@media (prefers-color-scheme: dark) {"] + rules.map { "  " + $0 } + ["}"]
  }

  private static let shapes = [
    ".railroad text { font: 13px \(typeface); text-anchor: middle; }",
    ".railroad .name text { font-size: 15px; font-weight: 600; text-anchor: start; }",
    ".railroad .caption, .railroad .case { font: italic 12px \(proseTypeface); }",
    ".railroad .heading { font: italic 12px \(proseTypeface); text-anchor: start; }",
    ".track { fill: none; stroke-width: 2; }",
    ".railroad rect { stroke-width: 1.5; }",
    ".canvas { stroke: none; }",
    ".railroad .end rect { stroke-dasharray: 4 3; }",
    ".railroad a { cursor: pointer; outline: none; }",
    ".railroad a:hover rect, .railroad a:focus-visible rect { stroke-width: 3.5; }",
    ".railroad a:hover text, .railroad a:focus-visible text { text-decoration: underline; }",
  ]

  private static func colours(_ palette: RailroadPalette) -> [String] {
    let tints = [
      ("terminal", palette.terminal), ("nonterminal", palette.nonterminal), ("characters", palette.characters),
    ]
    return [
      ".track { stroke: \(palette.track); }",
      ".arrow, .stop { fill: \(palette.track); }",
      ".start { fill: \(palette.canvas); stroke: \(palette.track); stroke-width: 2; }",
      ".railroad text { fill: \(palette.text); }",
      ".railroad .caption, .railroad .heading, .railroad .case { fill: \(palette.faint); }",
      ".canvas, .railroad .end rect { fill: \(palette.canvas); }",
      ".railroad .end rect { stroke: \(palette.track); }",
      ".table { fill: \(palette.panel); stroke: \(palette.track); }",
      ".railroad .name text { fill: \(palette.link); }",
    ]
      + tints.flatMap { name, tint in
        [
          ".railroad .\(name) rect { fill: \(tint.fill); stroke: \(tint.edge); }",
          ".railroad .\(name) text { fill: \(tint.text); }",
        ]
      }
  }
}
