/// How pages look, as style sheets, a rule a line.
///
/// The colours stand in each rule, for readers that know no variables of style sheets.
package enum PageStyle {
  static let typeface = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  static let proseTypeface = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  /// The style of a page around what it shows.
  package static let page = sheet(
    """
    html { scroll-behavior: smooth; scroll-padding-top: 16px; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body { font: 16px/1.5 \(proseTypeface); margin: 0; overflow-wrap: break-word; }
    header, main { box-sizing: border-box; max-width: 1320px; margin: 0 auto; padding: 24px; }
    header { padding-bottom: 0; }
    h1 { font-size: 30px; line-height: 1.2; margin: 0 0 4px; }
    h2 { font-size: 22px; margin: 32px 0 8px; }
    h3 { font: 600 17px \(typeface); margin: 0 0 8px; }
    p { margin: 0 0 12px; max-width: 75ch; }
    code, pre { font: 13px/1.6 \(typeface); }
    a:focus-visible { outline: 2px solid; outline-offset: 2px; }
    .skip { position: absolute; left: 24px; top: -48px; padding: 4px 12px; }
    .skip:focus { top: 8px; }
    .sample { display: inline-block; margin: 4px 0 12px; padding: 4px 12px; border-radius: 6px; }
    .legend { display: flex; flex-wrap: wrap; gap: 8px 24px; list-style: none; margin: 0; padding: 0; }
    .legend li { display: flex; align-items: center; gap: 8px; }
    nav { margin-top: 16px; }
    nav h2 { font-size: 14px; margin: 8px 0 0; }
    nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0; padding: 0; }
    nav a { font: 13px/1.8 \(typeface); }
    section { border-top: 1px solid; padding: 16px 0 4px; }
    .pair { display: grid; grid-template-columns: minmax(0, 1fr) 23rem; gap: 16px 24px; align-items: start; }
    .diagram { overflow-x: auto; }
    .diagram svg { display: block; }
    .ebnf { margin: 0; padding: 10px 14px; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
    .ebnf .line { display: block; }
    .ebnf .terminal, .ebnf .characters, .ebnf .note { display: inline-block; font-size: 13px; text-indent: 0; }
    .note, .uses { font-size: 14px; }
    .uses { margin: 8px 0 12px; }
    @media (max-width: 1000px) { .pair { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 600px) { header, main { padding: 16px; } header { padding-bottom: 0; } }
    body { background: $canvas; color: $text; }
    a, .skip { color: $link; }
    h3 a { color: $text; text-decoration: none; }
    .skip { background: $canvas; }
    .sample, .ebnf { background: $panel; }
    section { border-color: $border; }
    .about, .note, .uses, .ebnf .note { color: $faint; }
    .ebnf .terminal { color: $terminal-text; }
    .ebnf .characters { color: $characters-text; }
    """)

  /// Rules, and then those with colours, once more for a reader who wants light letters on a dark ground.
  package static func sheet(_ text: String) -> [String] {
    let rules = text.split(separator: "\n").map(String.init)
    func colored(_ shade: (Color) -> String) -> [String] {
      rules.filter { $0.contains("$" as Character) }.map { rule in
        colors.reduce(rule) { rule, color in rule.substituting(color.name, with: shade(color)) }
      }
    }
    let dark = colored(\.dark).map { "  " + $0 }
    let plain = rules.filter { !$0.contains("$" as Character) }
    return plain + colored(\.light) + ["@media (prefers-color-scheme: dark) {"] + dark + ["}"]
  }

  private typealias Color = (name: String, light: String, dark: String)

  private static let colors: [Color] = [
    ("$canvas", "#ffffff", "#10151d"), ("$panel", "#f5f7fa", "#171e28"), ("$border", "#d5dce5", "#2e3947"),
    ("$track", "#64748b", "#8493a8"),
    ("$text", "#17202c", "#e4eaf2"), ("$faint", "#556273", "#9fabbb"), ("$link", "#1d4fb8", "#8fb4ff"),
    ("$terminal-fill", "#e5f5ea", "#12301f"), ("$terminal-edge", "#2f9158", "#45b075"),
    ("$terminal-text", "#134a2b", "#b9f0cf"), ("$nonterminal-fill", "#e8effd", "#152545"),
    ("$nonterminal-edge", "#4a76d4", "#6b98f2"), ("$nonterminal-text", "#1b3a85", "#d0dfff"),
    ("$characters-fill", "#fdf2d8", "#33270e"), ("$characters-edge", "#b9801a", "#d39f3c"),
    ("$characters-text", "#5f3c07", "#fae2ac"), ("$wrong-fill", "#fde8e8", "#3a1618"),
    ("$wrong-edge", "#c93a3a", "#e06666"), ("$wrong-text", "#8a1c1c", "#ffc9c9"),
  ]
}
