/// The colours of diagrams and pages.
struct RailroadPalette {
  /// A shape with a text in it.
  struct Tint {
    let fill: String
    let edge: String
    let text: String
  }

  let canvas: String
  let panel: String
  let border: String
  let track: String
  let text: String
  let faint: String
  let link: String
  let terminal: Tint
  let nonterminal: Tint
  let characters: Tint

  static let light = RailroadPalette(
    canvas: "#ffffff", panel: "#f5f7fa", border: "#d5dce5", track: "#64748b", text: "#17202c", faint: "#556273",
    link: "#1d4fb8", terminal: Tint(fill: "#e5f5ea", edge: "#2f9158", text: "#134a2b"),
    nonterminal: Tint(fill: "#e8effd", edge: "#4a76d4", text: "#1b3a85"),
    characters: Tint(fill: "#fdf2d8", edge: "#b9801a", text: "#5f3c07"))

  static let dark = RailroadPalette(
    canvas: "#10151d", panel: "#171e28", border: "#2e3947", track: "#8493a8", text: "#e4eaf2", faint: "#9fabbb",
    link: "#8fb4ff", terminal: Tint(fill: "#12301f", edge: "#45b075", text: "#b9f0cf"),
    nonterminal: Tint(fill: "#152545", edge: "#6b98f2", text: "#d0dfff"),
    characters: Tint(fill: "#33270e", edge: "#d39f3c", text: "#fae2ac"))
}
