import SearchFeed

extension MessageDatabase {
  /// The most messages that the person's search knows, the newest.
  private static let mostSearched = 1_000

  /// Hands the messages to the person's search.
  public func updateSearch() async {
    guard let entries = try? searchEntries() else { return }
    await SearchFeed("messages").update(entries)
  }

  func searchEntries() throws -> [SearchEntry] {
    var search = MessageSearch()
    search.limit = Self.mostSearched
    let names = Dictionary(try contacts().map { ($0.id, $0.name) }) { first, _ in first }
    let groups = Dictionary(try groups().map { ($0.id, $0.name) }) { first, _ in first }
    return try messages(search).filter { !$0.content.isEmpty }.map { message in
      let sender = message.sender.flatMap { names[$0] }
      let partner = message.contact.flatMap { names[$0] }
      let group = message.group.flatMap { groups[$0] }
      let title =
        sender.map { "\($0)\(group.map { " in \($0)" } ?? "")" } ?? "To \(group ?? partner ?? "somebody")"
      return SearchEntry(
        identifier: "message/\(message.id)", title: title, text: message.content,
        date: message.sent)
    }
  }
}
