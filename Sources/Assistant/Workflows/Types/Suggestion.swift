import Language

/// What may have been meant by a name that nothing has.
enum Suggestion {
  /// The name that is most like one; `nil` when none is.
  static func near(_ name: String, among known: [String]) -> String? {
    let wanted = Folding.fold(name)
    guard wanted.count > 1, wanted.utf8.count < 100 else { return nil }
    let limit = wanted.count < 4 ? 1 : wanted.count < 8 ? 2 : 3
    var best: (name: String, distance: Int)?
    for candidate in known {
      let folded = Folding.fold(candidate)
      var distance = EditDistance.distance(folded, wanted, limit: limit)
      // “Suggest” for “SuggestTrails”.
      if distance == nil, wanted.count > 3, folded.hasPrefix(wanted) || wanted.hasPrefix(folded),
        folded.count > 3
      {
        distance = limit + 1
      }
      if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A sentence with what may have been meant, and else one with what there is.
  ///
  /// - Parameter heading: What stands before the list of what there is; `nil` leaves the list out.
  static func hint(for name: String, among known: [String], _ heading: String?) -> String {
    if let near = near(name, among: known) { return " Did you mean “\(near)”?" }
    guard let heading else { return "" }
    guard !known.isEmpty else { return " \(heading): none." }
    let rest = known.count - 30
    let list = known.prefix(30).joined(separator: ", ")
    return " \(heading): \(list)\(rest > 0 ? " and \(rest) more" : "")."
  }
}
