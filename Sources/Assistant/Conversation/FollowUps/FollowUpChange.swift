import IntentWire

/// What is different between two readings of one intent.
struct FollowUpChange {
  /// Nothing is different.
  static let nothing = FollowUpChange()

  /// The new values.
  var values: [IntentValue] = []

  private init() {}

  /// Compares values; `nil` when nothing is new, or when more changed than the words that were replaced.
  ///
  /// - Parameter beside: Other parameters that the same words gave: the unit of an amount.
  init?(
    from old: [String: IntentValue], to new: [String: IntentValue], replaced: String?, beside: Set<String>
  ) {
    values = []
    for (name, value) in new.sorted(by: { $0.key < $1.key }) where old[name] != value {
      // Added words may not change what was said before them; they may add to it.
      if let before = old[name], name != replaced, !beside.contains(name),
        !value.isList || before.elements.contains(where: { !value.holds($0) })
      {
        return nil
      }
      values.append(value)
    }
    guard !values.isEmpty else { return nil }
    // The new words stand for the same as those that they replace, for somebody in the place of a group, or for a place in
    // that of an album.
    let turned = replaced.flatMap { name in
      Self.alike.first { $0.contains(name) }?.first { $0 != name && old[$0] == nil && new[$0] != nil }
    }
    if let replaced, new[replaced] == nil, turned == nil { return nil }
    if let replaced, ([replaced] + beside).allSatisfy({ new[$0] == old[$0] }) { return nil }
    if old.keys.contains(where: { new[$0] == nil && (turned == nil || $0 != replaced) }) { return nil }
  }

  /// The parameters of which one may stand for another: to whom a message goes, and what photos are looked for.
  private static let alike = [
    ["recipients", "speakableGroupName"], ["albumName", "locationCreated", "peopleInPhoto", "searchTerms"],
  ]
}

extension IntentValue {
  /// Whether a thing is among the elements, or somebody of that name by another number: “on her mobile”.
  fileprivate func holds(_ element: IntentValue) -> Bool {
    elements.contains { one in
      switch (one, element) {
      case (.person(let person), .person(let other)): person.name == other.name
      case (.person(let person), .string(let name)): person.name == name
      default: one == element
      }
    }
  }
}
