/// The form in which calls with constraint strings are written anew.
enum MigrationTarget: String, CaseIterable {
  /// The anchors of views.
  case anchors
}
