/// A line that is being edited, with the lines before it.
struct EditedLine: Sendable {
  /// The characters of the line.
  private(set) var characters: [Character] = []
  /// The place before which the next character comes.
  private(set) var cursor = 0
  /// The part of an earlier line that is looked for; `nil` when none is.
  private(set) var wanted: String?
  private var deleted: [Character] = []
  private let history: [String]
  /// The line of the history that is shown; the one behind the last is the person's own.
  private var place: Int
  private var own: [Character] = []

  init(history: [String] = []) {
    self.history = history
    place = history.count
  }

  /// The line.
  var text: String { String(characters) }

  /// Does what a key that changes the line stands for.
  mutating func apply(_ key: EditKey) {
    if wanted != nil, search(key) { return }
    switch key {
    case .text(let text): insert(Array(text))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .backspace: if cursor > 0 { remove(cursor - 1..<cursor) }
    case .delete, .endOfInput: if cursor < characters.count { remove(cursor..<cursor + 1) }
    case .deleteToEnd: keep(remove(cursor..<characters.count))
    case .deleteToStart: keep(remove(0..<cursor))
    case .deleteWordBefore: keep(remove(wordStart..<cursor))
    case .deleteWordAfter: keep(remove(cursor..<wordEnd))
    case .insertDeleted: insert(deleted)
    case .exchange: exchange()
    case .up: show(place - 1)
    case .down: show(place + 1)
    case .search: wanted = ""
    case .enter, .interrupt, .suspend, .clearScreen, .leave: break
    }
  }

  private mutating func insert(_ new: [Character]) {
    // A mark may join with the character before it.
    let joined = Array(String(characters[..<cursor] + new))
    characters = Array(String(joined) + String(characters[cursor...]))
    cursor = min(joined.count, characters.count)
  }

  @discardableResult
  private mutating func remove(_ range: Range<Int>) -> [Character] {
    let removed = Array(characters[range])
    characters.removeSubrange(range)
    cursor = range.lowerBound
    return removed
  }

  private mutating func keep(_ removed: [Character]) {
    if !removed.isEmpty { deleted = removed }
  }

  private var wordStart: Int {
    var place = cursor
    while place > 0, characters[place - 1] == " " { place -= 1 }
    while place > 0, characters[place - 1] != " " { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, characters[place] == " " { place += 1 }
    while place < characters.count, characters[place] != " " { place += 1 }
    return place
  }

  private mutating func exchange() {
    guard characters.count > 1, cursor > 0 else { return }
    let place = min(cursor, characters.count - 1)
    characters.swapAt(place - 1, place)
    cursor = place + 1
  }

  private mutating func show(_ index: Int) {
    guard (0...history.count).contains(index), index != place else { return }
    if place == history.count { own = characters }
    place = index
    characters = index == history.count ? own : Array(history[index])
    cursor = characters.count
  }

  // MARK: Looking for an earlier line

  /// - Returns: Whether the key belongs to the search.
  private mutating func search(_ key: EditKey) -> Bool {
    guard let wanted else { return false }
    switch key {
    case .text(let text): find(wanted + text, before: min(place + 1, history.count))
    case .backspace: find(String(wanted.dropLast()), before: history.count)
    case .search: find(wanted, before: place)
    case .leave:
      self.wanted = nil
      show(history.count)
    default:
      self.wanted = nil
      return false
    }
    return true
  }

  private mutating func find(_ text: String, before end: Int) {
    wanted = text
    guard !text.isEmpty, let index = history[..<end].lastIndex(where: { $0.contains(text) }) else { return }
    show(index)
  }
}
