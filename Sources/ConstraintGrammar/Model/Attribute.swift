/// What of an item a constraint is about.
///
/// The raw value is the name as the documents of the dialects list it.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case baseline
}
