/// The class that translated equations are pasted into.
enum Surroundings: String, CaseIterable {
  case view = "CaseView"
  case controller = "CaseController"

  /// What `self` is called that an equation names; `nil` where it is a view as it stands.
  var receiver: String? { self == .controller ? "self.view" : nil }

  /// The expression for a view that is there without being declared; `nil` if that view is none.
  func expression(forViewCalled name: String) -> String? {
    switch (self, name) {
    case (.view, "self"): "self as View"
    case (.view, "superview"): "superview!"
    case (.controller, "self"): "self.view as View"
    default: nil
    }
  }
}
