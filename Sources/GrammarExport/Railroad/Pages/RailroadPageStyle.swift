/// How a page looks around its diagrams, as a style sheet.
enum RailroadPageStyle {
  static var rules: [String] { layout + colours(.light) + RailroadStyle.inDarkness(colours(.dark)) }

  private static let layout = [
    "html { scroll-behavior: smooth; scroll-padding-top: 16px; }",
    "@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }",
    "body { font: 16px/1.5 \(RailroadStyle.proseTypeface); margin: 0; overflow-wrap: break-word; }",
    "header, main { box-sizing: border-box; max-width: 1320px; margin: 0 auto; padding: 24px; }",
    "header { padding-bottom: 0; }",
    "h1 { font-size: 30px; line-height: 1.2; margin: 0 0 4px; }",
    "h2 { font-size: 22px; margin: 32px 0 8px; }",
    "h3 { font: 600 17px \(RailroadStyle.typeface); margin: 0 0 8px; }",
    "p { margin: 0 0 12px; max-width: 75ch; }",
    "code, pre { font: 13px/1.6 \(RailroadStyle.typeface); }",
    "a:focus-visible { outline: 2px solid; outline-offset: 2px; }",
    ".skip { position: absolute; left: 24px; top: -48px; padding: 4px 12px; }",
    ".skip:focus { top: 8px; }",
    ".sample { display: inline-block; margin: 4px 0 12px; padding: 4px 12px; border-radius: 6px; }",
    ".legend { display: flex; flex-wrap: wrap; gap: 8px 24px; list-style: none; margin: 0; padding: 0; }",
    ".legend li { display: flex; align-items: center; gap: 8px; }",
    "nav { margin-top: 16px; }",
    "nav h2 { font-size: 14px; margin: 8px 0 0; }",
    "nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0; padding: 0; }",
    "nav a { font: 13px/1.8 \(RailroadStyle.typeface); }",
    "section { border-top: 1px solid; padding: 16px 0 4px; }",
    ".pair { display: grid; grid-template-columns: minmax(0, 1fr) 23rem; gap: 16px 24px; align-items: start; }",
    ".diagram { overflow-x: auto; }",
    ".diagram svg { display: block; }",
    ".ebnf { margin: 0; padding: 10px 14px; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }",
    ".ebnf .line { display: block; }",
    ".ebnf .terminal, .ebnf .characters, .ebnf .note { display: inline-block; font-size: 13px; text-indent: 0; }",
    ".note, .uses { font-size: 14px; }",
    ".uses { margin: 8px 0 12px; }",
    "@media (max-width: 1000px) { .pair { grid-template-columns: minmax(0, 1fr); } }",
    "@media (max-width: 600px) { header, main { padding: 16px; } header { padding-bottom: 0; } }",
  ]

  private static func colours(_ palette: RailroadPalette) -> [String] {
    [
      "body { background: \(palette.canvas); color: \(palette.text); }",
      "a, .skip { color: \(palette.link); }",
      "h3 a { color: \(palette.text); text-decoration: none; }",
      ".skip { background: \(palette.canvas); }",
      ".sample, .ebnf { background: \(palette.panel); }",
      "section { border-color: \(palette.border); }",
      ".about, .note, .uses, .ebnf .note { color: \(palette.faint); }",
      ".ebnf .terminal { color: \(palette.terminal.text); }",
      ".ebnf .characters { color: \(palette.characters.text); }",
    ]
  }
}
