import IntentWire

/// What the code of a response means: the family to which it belongs, and the reason behind the family's name.
///
/// SiriKit's codes are built from a few families; `failureRequiringAppLaunchNoServiceInArea` is one of the family
/// `failureRequiringAppLaunch` with the reason "no service in area". A code that nobody has heard of is understood
/// as far as its name goes.
struct ResponseCode: Hashable {
  /// What follows from a code.
  enum Family: Hashable {
    /// The app is ready to handle the request.
    case ready
    /// It is done.
    case success
    /// It has begun.
    case inProgress
    /// The app itself goes on with it, before the person.
    case continueInApp
    /// The app itself does it, without coming to the front.
    case handleInApp
    /// The app wants the person's word before it acts.
    case needsConfirmation
    /// It was not done, and the app must be opened for it.
    case needsApp
    /// It was not done.
    case failure
    /// The person called it off.
    case cancelled
  }

  /// The code as the framework names it.
  let name: String
  /// What follows from it.
  let family: Family

  /// The meaning of an outcome: that of its status, told more exactly by its code.
  init(_ outcome: IntentOutcome) {
    family =
      switch (outcome.code, outcome.status) {
      case ("userConfirmationRequired", _): .needsConfirmation
      case ("handleInApp", .continueInApp): .handleInApp
      default: Self.family(outcome.status)
      }
    name = outcome.code ?? Self.name(of: family)
  }

  /// The name under which a dialog file has the words of the whole family.
  var familyName: String { Self.name(of: family) }

  /// What the code's name says beyond its family, in words; `nil` when it says nothing more.
  var reason: String? {
    let bases = ["failureRequiringAppLaunch", "failureRequiring", "failure", familyName]
    guard name != familyName, let base = bases.first(where: { name.hasPrefix($0) }) else { return nil }
    let rest = name.dropFirst(base.count)
    guard rest.first?.isUppercase == true else { return nil }
    return ValueWords.words(String(rest))
  }

  private static func family(_ status: IntentOutcome.Status) -> Family {
    switch status {
    case .ready: .ready
    case .success: .success
    case .inProgress: .inProgress
    case .failure, .unresolved: .failure
    case .needsApp: .needsApp
    case .continueInApp: .continueInApp
    case .cancelled: .cancelled
    }
  }

  private static func name(of family: Family) -> String {
    switch family {
    // An app that answers “ready” when it was to act has done it as far as anybody can know.
    case .ready, .success: "success"
    case .inProgress: "inProgress"
    case .continueInApp: "continueInApp"
    case .handleInApp: "handleInApp"
    case .needsConfirmation: "userConfirmationRequired"
    case .needsApp: "failureRequiringAppLaunch"
    case .failure: "failure"
    case .cancelled: "cancelled"
    }
  }
}
