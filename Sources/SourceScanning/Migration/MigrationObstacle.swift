/// Why a call is left alone.
struct MigrationObstacle: Error, Equatable {
  /// A clause about the call: what of it is not known.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let otherReceiver = Self("it is not certain that it is the call of the library")
  static let olderSystems = Self("only older systems come to it, which may not have anchors")
  static let list = Self("its views are a list that is not written out at the call")
  static let canThrow = Self("it is marked with 'try', so that it is another call")
  static let comment = Self("there is a comment in it")
  static let mistake = Self("its text has a mistake")
  static let parameter = Self("its text is a parameter of the function")
  static let twoTexts = Self("it has one text or another")
  static let severalConstraints = Self("its text does not state one constraint")
  static let operators = Self("a part of it is Swift that the language has no words for")
  static func noView(_ text: String) -> Self { Self("it is not certain that '\(text)' is a view") }
  static let unused = Self("its constraints are not used")
  static let options = Self("its options are not written out")
  static let identifier = Self("the text, which is the constraint's identifier, is put together when the program runs")
  static let typeOfElements = Self("a property of one of its constraints is asked for, which a literal has no type for")
  static let platform = Self("whether it is for iOS or macOS, which keep other distances, is not written in this file")
  static let noStatement = Self(
    "it takes statements of their own for priorities, identifiers or the view, and there is no place for them")

  static func functionElsewhere(_ name: String) -> Self {
    Self("what '\(name)' does is not known: scan the source that declares it as well")
  }
  static func functionOfTheApp(_ name: String, rest: String? = nil) -> Self {
    let rest = rest.map { ": '\($0)'" } ?? ""
    return Self("'\(name)' does more than to name its views, and to make or install what the text states\(rest)")
  }
  static func flag(_ label: String, of name: String) -> Self {
    Self("what '\(name)' does depends on '\(label)', which is not written out at the call")
  }
  static func functionOfSeveral(_ name: String) -> Self {
    Self("which of several functions '\(name)' is here is not certain")
  }
  static func functionOfC(_ name: String) -> Self {
    Self(
      "'\(name)' is a function of C, which is not followed, or a macro that is not the same for certain wherever it is named"
    )
  }
  static func helper(_ name: String, isPrivate: Bool) -> Self {
    Self(
      isPrivate
        ? "nothing calls '\(name)' any more, but something else stands on its lines"
        : "nothing calls '\(name)' here any more, but other files may: take it out if none does")
  }
  static func otherView(_ name: String) -> Self {
    Self("'\(name)', which the function names, may be another one here")
  }

  static func receiver(_ text: String) -> Self {
    Self("'\(text)', which it is sent to, would not be asked for: give it to a constant first")
  }

  static func receiverOfNil(_ text: String) -> Self {
    Self("'\(text)', which it is sent to, may be nil, so that nothing is done")
  }

  static func argument(_ label: String) -> Self {
    Self("what its argument '\(label)' means is not known")
  }

  static func dictionary(_ name: String) -> Self {
    Self("what '\(name)' stands for is not written out in this function")
  }
  static func values(in name: String) -> Self {
    Self("a value in '\(name)' may be another one here than where that is put together: write the text at the call")
  }
  static func changed(_ name: String) -> Self { Self("'\(name)' is given another value before or after it") }
  static func mayChange(_ call: String, _ name: String) -> Self {
    Self("'\(call)' may give '\(name)' another value: call it in a statement of its own before '\(name)' is named")
  }
  static func computed(_ name: String) -> Self {
    Self("'\(name)' is computed each time it is asked for, and does something then: give it to a constant first")
  }
  static func lazy(_ name: String) -> Self {
    Self("'\(name)' is made when it is first asked for, which would be at another time: name it in a statement before")
  }
  static func dropped(_ text: String) -> Self {
    Self("'\(text)' does something, and no text names it: do it in a statement before, or take it out")
  }
  static let optionalChain = Self(
    "it takes statements of their own before it, which would be done even where what stands before '?' is nil: "
      + "unwrap that first")
  static let callOrder = Self("the values in its text do something, and would do it in another order")
  static func otherTime(_ name: String) -> Self { Self("it is in a closure, and '\(name)' is written outside of it") }
  static func meaning(of name: String) -> Self { Self("what '\(name)' stands for is not written at the call") }

  static func superviewWord(_ name: String) -> Self {
    Self("a view is called '\(name)', which is also the word for the superview or its safe area")
  }

  static func manyViews(_ text: String) -> Self { Self("'\(text)' may be another view each time it is asked for") }
  static func manyNumbers(_ text: String) -> Self { Self("'\(text)' may be another number each time it is asked for") }
  static func optional(_ name: String) -> Self { Self("'\(name)' may be nil") }
  static func anyObject(_ name: String) -> Self { Self("'\(name)' is declared as any object, which has no anchors") }
  static func guide(_ text: String, without part: String) -> Self {
    Self("'\(text)' is a layout guide, which has no \(part)")
  }
  static func numberType(_ text: String) -> Self { Self("the type of '\(text)' is not written in this file") }
  static func numberForm(_ text: String) -> Self { Self("'\(text)' is no plain number") }
  static func translation(_ message: String) -> Self { Self("anchors can't say it: \(message)") }
}

/// The effect of a call on the constraints that its texts state.
enum CallEffect: Hashable, Sendable {
  /// A message to `NSLayoutConstraint` that gives one constraint.
  case makesOne

  /// A message to `NSLayoutConstraint` that gives an array of them.
  case makesList

  /// A message to a view that adds one constraint to it, and gives that.
  case addsOne

  /// A message to a view that adds constraints to it, and gives an array of them.
  case addsList

  /// A message to a view that relates it to another: the constraint is added to the closest view that holds both, or to the
  /// superview where there is no other, and given.
  case relates

  /// A function of the app that hands its text on to `NSLayoutConstraint`.
  case helper(Helper)

  /// What a function of the app does with its text.
  struct Helper: Hashable, Sendable {
    enum Views: Hashable, Sendable {
      /// They are called `v0`, `v1` and so on, and are given as one array or as any number of arguments.
      case numbered(areList: Bool)

      /// They are in a dictionary that is handed on.
      case handedOn

      /// They are in a dictionary that is written in the function, which is one of a type.
      case own(type: String)
    }

    /// The view that constraints or views are added to.
    enum Host: Hashable, Sendable {
      /// The one that the call is made on.
      case receiver

      /// One that the object has which the call is made on.
      case property(String)

      /// One that the call gives.
      case argument(label: String)
    }

    enum Installation: Hashable, Sendable {
      case none, activated
      case added(to: Host)
    }

    var views: Views

    /// Whether each view loses its `translatesAutoresizingMaskIntoConstraints`.
    var setsMask: Bool

    /// The view that each of the views is added to; `nil` for none.
    var parent: Host?

    /// Whether the constraints are added to a view, or activated.
    var installation: Installation
    var givesList: Bool

    /// What a call has to give it, so that it does this.
    var conditions = HelperConditions()

    /// Other functions of the object that do a part of it.
    var called: Set<SourceSurroundings.Function> = []

    /// Whether it does something with all views, whether a text names them or not.
    var preparesViews: Bool { setsMask || parent != nil }

    /// The view that the constraints are added to; `nil` for none.
    var host: Host? { if case .added(let host) = installation { host } else { nil } }

    /// Whether it does something with the object that it is called on.
    var asksReceiver: Bool {
      [parent, host].contains { if case .argument = $0 { false } else { $0 != nil } }
    }

    /// Whether what it becomes asks for that object once, as a call does.
    var asksReceiverOnce: Bool {
      parent == nil && asksReceiver
    }
  }

  var givesList: Bool {
    self == .makesList || self == .addsList || helper != nil
  }

  var installs: Bool {
    self != .makesOne && self != .makesList && helper?.installation != Helper.Installation.none
  }

  var givesNothing: Bool { helper?.givesList == false }

  /// What it does if it is a function of the app.
  var helper: Helper? { if case .helper(let helper) = self { helper } else { nil } }
}
