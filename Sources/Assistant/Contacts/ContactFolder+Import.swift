public import Foundation
import VCard

extension ContactFolder {
  /// Imports the cards of a vCard file.
  ///
  /// A card with the identifier of a known one replaces what it tells, and so does one with the same name
  /// that shares a handle with a known one, or has none; what only the known card tells stays. Two cards of one
  /// file are two contacts, whatever they share, unless they are the same word for word. A card with a line that
  /// cannot be read is imported without what the line says, but the line is kept.
  ///
  /// - Throws: ``ContactProblem`` when the folder cannot be written; cards before that one are imported.
  public func importCards(_ data: Data) throws(ContactProblem) -> ContactImport {
    let reader = VCardReader(data)
    var result = ContactImport()
    result.problems = reader.problems
    var importer = try CardImporter(self)
    if !reader.cards.isEmpty { try prepare() }
    let cards = reader.cards.map { located in
      ImportedCard(located.card.version == .v2 ? located.card.converted(to: .v3) : located.card)
    }
    importer.expect(cards)
    for (number, (located, card)) in zip(reader.cards, cards).enumerated() {
      let outcome = try importer.take(card, number: number)
      guard let contact = card.contact else {
        result.groups.append(card.name)
        continue
      }
      switch outcome {
      case .added: result.added.append(contact.name)
      case .changed: result.changed.append(contact.name)
      case .unchanged: result.unchanged.append(contact.name)
      }
      if contact.name == Contact.nameless {
        result.problems.append(
          VCardReader.Problem(
            line: located.line,
            message:
              "The card has no name, no organisation and no handle. It is kept, but nobody can be meant by it."
          ))
      }
    }
    return result
  }

  /// Creates the folder, for nobody else's eyes.
  private func prepare() throws(ContactProblem) {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ContactProblem(
        "The folder for contacts cannot be made at \(url.path): \(error.localizedDescription) Choose a home that "
          + "you may write to.")
    }
  }

  /// Writes a card as a whole.
  func write(_ card: VCard, to name: String) throws(ContactProblem) {
    do {
      try card.fileData.write(to: file(name), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(name).path)
    } catch {
      throw ContactProblem(
        "The contact cannot be written to \(file(name).path): \(error.localizedDescription) Nothing else of it "
          + "was changed.")
    }
  }
}
