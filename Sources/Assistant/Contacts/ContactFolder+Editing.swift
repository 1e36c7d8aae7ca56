import Foundation
import VCard

extension ContactFolder {
  /// An edition of the vCard format.
  public enum Format: String, Sendable, CaseIterable {
    /// RFC 2426, which most address books read.
    case v3 = "3.0"
    /// RFC 6350.
    case v4 = "4.0"
  }

  /// Finds the one contact that a name means.
  ///
  /// - Parameter name: An identifier, a name or a relation.
  /// - Throws: ``ContactProblem`` when nobody or more than one may be meant.
  public func contact(named name: String) throws(ContactProblem) -> Contact {
    let book = try book()
    if let contact = book.contact(name) { return contact }
    let matches = book.explain(name).filter { $0.contact != nil && !$0.isSimilar }
    let best = matches.filter { $0.score == matches[0].score }
    if best.count == 1, let contact = best[0].contact { return contact }
    if best.isEmpty {
      let similar = book.explain(name).compactMap(\.contact?.name).prefix(3)
      throw ContactProblem(
        "No contact is called “\(name)”."
          + (similar.isEmpty
            ? " See them all with: prithee contacts list" : " Did you mean \(Self.choice(similar))?"))
    }
    let names = best.compactMap { $0.contact.map { "\($0.name) (\($0.identifier))" } }
    throw ContactProblem("“\(name)” may be \(Self.choice(names[...])). Say the whole name or the identifier.")
  }

  /// Makes a contact the person's own card.
  ///
  /// - Throws: ``ContactProblem`` when the contact is not clear, or the card cannot be written.
  @discardableResult
  public func setMe(_ name: String) throws(ContactProblem) -> Contact {
    let contact = try contact(named: name)
    let names = try names()
    for other in try book().contacts where other.isMe && other.identifier != contact.identifier {
      guard let file = names[other.identifier], var card = card(file) else { continue }
      card.properties.removeAll { $0.name == Contact.ownCardMark }
      try write(card, to: file)
    }
    guard !contact.isMe else { return contact }
    guard let file = names[contact.identifier], var card = card(file) else {
      throw ContactProblem("The card of \(contact.name) is gone. Import it again.")
    }
    card.properties.append(VCard.Property(Contact.ownCardMark, text: "TRUE"))
    try write(card, to: file)
    return contact
  }

  /// Deletes a contact's card.
  ///
  /// Groups still name it, and have it again when it is imported again.
  ///
  /// - Throws: ``ContactProblem`` when the contact is not clear, or the card cannot be removed.
  @discardableResult
  public func delete(_ name: String) throws(ContactProblem) -> Contact {
    let contact = try contact(named: name)
    guard let file = try names()[contact.identifier] else {
      throw ContactProblem("The card of \(contact.name) is gone already.")
    }
    do {
      try FileManager.default.removeItem(at: self.file(file))
    } catch {
      throw ContactProblem("The card of \(contact.name) cannot be removed: \(error.localizedDescription)")
    }
    return contact
  }

  /// Returns all cards in one file, by name, contacts before groups.
  ///
  /// - Parameter format: The edition to write; `nil` leaves each card in its own.
  public func export(_ format: Format? = nil) throws(ContactProblem) -> String {
    let version = format.flatMap { VCard.Version(rawValue: $0.rawValue) }
    let cards = try cards().map { name, card -> (key: String, card: VCard) in
      let title = card.first("FN")?.text ?? ""
      return ("\(card.isGroup ? 1 : 0) \(NameWords.split(title).joined(separator: " ")) \(name)", card)
    }
    return cards.sorted { $0.key < $1.key }.map { (version.map($0.card.converted) ?? $0.card).fileText }
      .joined()
  }

  private static func choice(_ names: ArraySlice<String>) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
