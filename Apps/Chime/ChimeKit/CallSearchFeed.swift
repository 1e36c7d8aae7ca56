import SearchFeed

extension CallStore {
  /// Hands the calls to the person's search.
  public func updateSearch() async {
    guard let calls = try? calls() else { return }
    await SearchFeed("calls").update(calls.map(\.searchEntry))
  }
}

extension Call {
  var searchEntry: SearchEntry {
    let kind = isVideo ? "video call" : "call"
    let words =
      switch direction {
      case .outgoing: "\(kind) to \(names)"
      case .received: "\(kind) from \(names)"
      case .missed: "missed \(kind) from \(names)"
      }
    return SearchEntry(
      identifier: "call/\(identifier)", title: words.prefix(1).uppercased() + words.dropFirst(),
      text: parties.map { [$0.label, $0.handle].compactMap(\.self).joined(separator: " ") }.joined(
        separator: ", "), date: began)
  }
}
