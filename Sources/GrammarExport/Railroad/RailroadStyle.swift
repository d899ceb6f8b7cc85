/// How diagrams look, as a style sheet, a rule a line.
enum RailroadStyle {
  /// The style of the shapes of a diagram.
  static let shapes = PageStyle.sheet(
    """
    .railroad text { font: 13px \(PageStyle.typeface); text-anchor: middle; }
    .railroad .name text { font-size: 15px; font-weight: 600; text-anchor: start; }
    .railroad .caption, .railroad .case { font: italic 12px \(PageStyle.proseTypeface); }
    .railroad .heading { font: italic 12px \(PageStyle.proseTypeface); text-anchor: start; }
    .track { fill: none; stroke-width: 2; }
    .railroad rect { stroke-width: 1.5; }
    .canvas { stroke: none; }
    .railroad .end rect { stroke-dasharray: 4 3; }
    .railroad a { cursor: pointer; outline: none; }
    .railroad a:hover rect, .railroad a:focus-visible rect { stroke-width: 3.5; }
    .railroad a:hover text, .railroad a:focus-visible text { text-decoration: underline; }
    .track { stroke: $track; }
    .arrow, .stop { fill: $track; }
    .start { fill: $canvas; stroke: $track; stroke-width: 2; }
    .railroad text { fill: $text; }
    .railroad .caption, .railroad .heading, .railroad .case { fill: $faint; }
    .canvas, .railroad .end rect { fill: $canvas; }
    .railroad .end rect { stroke: $track; }
    .table { fill: $panel; stroke: $track; }
    .railroad .name text { fill: $link; }
    .railroad .terminal rect { fill: $terminal-fill; stroke: $terminal-edge; }
    .railroad .terminal text { fill: $terminal-text; }
    .railroad .nonterminal rect { fill: $nonterminal-fill; stroke: $nonterminal-edge; }
    .railroad .nonterminal text { fill: $nonterminal-text; }
    .railroad .characters rect { fill: $characters-fill; stroke: $characters-edge; }
    .railroad .characters text { fill: $characters-text; }
    """)
}
