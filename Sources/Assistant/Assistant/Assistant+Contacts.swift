import Catalog
public import ContactBook
public import Foundation
import IntentWire
import Logging

extension Assistant {
  /// Returns the person's contacts; they are read again when a card has changed, by whichever program.
  ///
  /// - Throws: `ContactProblem` when the home's folder of contacts is there and cannot be read.
  public func contacts() throws -> ContactBook {
    if let contacts = configuration.contacts { return contacts }
    return try contactFolder.book()
  }

  /// Returns the person's contacts together with the people whom the apps know, for finding who is meant.
  ///
  /// Contacts that cannot be read are no reason to do nothing at all: then there are none.
  func people(knownTo vocabularies: [String: AppVocabulary]) -> ContactBook {
    do {
      let phrases = vocabularies.compactMapValues { $0.phrases["contactName"] }
      return try contacts().knowing(phrases)
    } catch {
      configuration.logger.warning("The contacts cannot be read: \(error)")
      return ContactBook()
    }
  }

  /// The names by which a person may mention somebody, each once.
  ///
  /// Contacts that cannot be read are no reason to understand nothing at all: then there are none.
  func namesOfPeople() -> [String] {
    guard let names = try? contacts().names else { return [] }
    var seen: Set<String> = []
    return names.filter { $0.kind != .group && seen.insert($0.text).inserted }.map(\.text)
  }

  /// Imports the contacts of vCard files, editions 2.1 to 4.0.
  ///
  /// All files are read before the first contact is stored.
  ///
  /// - Returns: What came of each file, in order.
  /// - Throws: `ContactProblem` when a file cannot be read or a contact cannot be stored.
  @discardableResult
  public func importContacts(_ files: [URL]) throws -> [ContactImport] {
    let contents = try files.map { file in
      do {
        return try Data(contentsOf: file)
      } catch {
        throw ContactProblem(
          "The file \(file.path) cannot be read: \(error.localizedDescription) Nothing was imported.")
      }
    }
    try home.prepare()
    return try contents.map { try contactFolder.importCards($0) }
  }

  /// Makes a contact the person's own card, to which relations such as “my sister” belong.
  ///
  /// - Throws: `ContactProblem` when it is not clear who is meant.
  @discardableResult
  public func setMe(_ name: String) throws -> Contact {
    try contactFolder.setMe(name)
  }

  /// Deletes a contact.
  ///
  /// - Throws: `ContactProblem` when it is not clear who is meant.
  @discardableResult
  public func deleteContact(_ name: String) throws -> Contact {
    try contactFolder.delete(name)
  }

  /// Returns the contact that a name means.
  ///
  /// - Throws: `ContactProblem` when it is not clear who is meant.
  public func contact(named name: String) throws -> Contact {
    try contactFolder.contact(named: name)
  }

  /// Returns all contacts and groups as one vCard file.
  ///
  /// - Parameter format: The edition to write; `nil` leaves each card in its own.
  public func exportContacts(_ format: ContactFolder.Format? = nil) throws -> String {
    try contactFolder.export(format)
  }

  /// Says which cards in the home are not as they should be.
  public func contactProblems() throws -> [ContactProblem] {
    try contactFolder.problems()
  }
}
