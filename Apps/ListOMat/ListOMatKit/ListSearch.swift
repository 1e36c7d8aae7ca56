import SearchFeed

/// Tells the person's search what the lists and notes hold.
public enum ListSearch {
  /// Hands over the lists and notes as they are now.
  public static func update() async {
    guard let store = try? ListStore(), let lists = try? store.lists(), let notes = try? store.notes() else {
      return
    }
    await SearchFeed("lists").update(entries(lists, notes))
  }

  static func entries(_ lists: [List], _ notes: [Note]) -> [SearchEntry] {
    let ofLists = lists.map { list in
      SearchEntry(
        identifier: "list/\(list.name)", title: list.name,
        text: list.items.map(\.name).joined(separator: ", "))
    }
    let ofNotes = notes.map { note in
      SearchEntry(
        identifier: "note/\(note.title)", title: note.title, text: note.text,
        date: note.changed)
    }
    return ofLists + ofNotes
  }
}
