/// Properties that are checked together where the coverage of the code guides the texts.
///
/// Such a run keeps every text that reaches code which none reached before. What does not belong together is looked
/// for by itself, so that neither crowds out the other.
public struct PropertyGroup: Sendable {
  /// The name on the command line.
  public let name: String

  /// The properties of the group.
  public let properties: [Property]

  /// All groups; each property is in one of them.
  public static let all: [PropertyGroup] = [
    PropertyGroup(name: "parsing", properties: [.robustness, .host]),
    PropertyGroup(name: "grammar", properties: [.language, .diagnostics, .interpreter]),
    PropertyGroup(name: "model", properties: [.roundTrip, .numbers, .report, .fixIts, .losses, .slips]),
    PropertyGroup(name: "layout", properties: [.translation, .swift, .meaning, .names, .absences]),
    PropertyGroup(name: "sources", properties: [.source, .sourceDamage, .sourceBytes]),
    PropertyGroup(name: "logs", properties: [.explanation]),
  ]
}
