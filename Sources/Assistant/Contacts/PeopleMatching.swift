public import IntentWire

/// Finds the people that a name may mean.
public protocol PeopleMatching: Sendable {
  /// Returns the people that a person may mean with a name, best first; none when nobody fits.
  ///
  /// A person with several handles is there once for each of them, with the same `contactIdentifier`, as
  /// SiriKit's `siriMatches` has them.
  ///
  /// - Parameters:
  ///   - name: What was said, for example `Maria`, `my sister` or `mum at work`.
  ///   - app: The bundle identifier of the app that is to get them: its own contacts count too.
  ///   - purpose: What the handles are needed for.
  func matches(for name: String, app: String, purpose: ContactPurpose) -> [PersonValue]
}

extension PeopleMatching {
  /// Returns the people that a person may mean with a name, with all their handles.
  public func matches(for name: String, app: String) -> [PersonValue] {
    matches(for: name, app: app, purpose: .any)
  }
}

/// What a person's handles are needed for.
public enum ContactPurpose: String, Sendable, Hashable, CaseIterable {
  /// Any handle will do.
  case any
  /// A call: telephone numbers come alone where a person has one.
  case call
  /// A letter: e-mail addresses come alone where a person has one.
  case email
}
