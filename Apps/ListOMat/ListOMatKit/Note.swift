public import Foundation

/// A note: a title and some lines of text.
public struct Note: Codable, Hashable, Sendable {
  /// The title, unique among all notes whatever its letters' case.
  public var title: String
  /// The text.
  public var text: String
  /// When it was made.
  public var created: Date
  /// When it was last changed.
  public var changed: Date

  /// Creates a note.
  public init(title: String, text: String, created: Date, changed: Date? = nil) {
    self.title = title
    self.text = text
    self.created = created
    self.changed = changed ?? created
  }

  /// Whether the note is called so, whatever the letters' case.
  public func isNamed(_ title: String) -> Bool {
    self.title.lowercased() == title.trimmingWhitespace.lowercased()
  }

  /// Whether the title or the text holds the words.
  public func mentions(_ words: String) -> Bool {
    let wanted = words.trimmingWhitespace.lowercased()
    return title.lowercased().contains(wanted) || text.lowercased().contains(wanted)
  }
}

extension ListStore {
  /// The notes that words mean: the one called so, else those that mention them.
  public func notes(matching words: String) throws -> [Note] {
    let notes = try notes()
    if let exact = notes.first(where: { $0.isNamed(words) }) { return [exact] }
    return notes.filter { $0.mentions(words) }
  }

  /// Makes a note; without a title its first words are the title.
  ///
  /// - Throws: ``ListError/noteExists(_:)`` when a title is given that another note has.
  @discardableResult
  public func createNote(_ title: String?, text: String, at moment: Date) throws -> Note {
    try updateNotes { notes in
      if let title, notes.contains(where: { $0.isNamed(title) }) { throw ListError.noteExists(title) }
      let note = Note(title: title ?? Self.title(for: text, among: notes), text: text, created: moment)
      notes.append(note)
      return note
    }
  }

  /// Adds a line to the end of a note.
  @discardableResult
  public func append(_ text: String, toNote title: String, at moment: Date) throws -> Note {
    try updateNotes { notes in
      guard let index = notes.firstIndex(where: { $0.isNamed(title) }) else {
        throw ListError.noNote(title)
      }
      notes[index].text += notes[index].text.isEmpty ? text : "\n" + text
      notes[index].changed = moment
      return notes[index]
    }
  }

  /// The first words of a text, with a number when another note is called so.
  private static func title(for text: String, among notes: [Note]) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).prefix(5).joined(separator: " ")
    let first = words.isEmpty ? "Note" : words
    var title = first
    var number = 1
    while notes.contains(where: { $0.isNamed(title) }) {
      number += 1
      title = "\(first) \(number)"
    }
    return title
  }
}
