import ContactBook
public import EntityIndex
import Foundation
import IntentWire

extension Assistant {
  /// What stands in a result of a search in the place of an app's bundle identifier where it is a contact.
  public static let contactBook = "contacts"

  /// Finds contacts that have all the words somewhere on their cards; the last word is found by its beginning.
  ///
  /// - Parameter limit: The most contacts.
  /// - Throws: `ContactProblem` when the contacts cannot be read.
  public func searchContacts(_ words: String, limit: Int) throws -> [IndexMatch] {
    let wanted = Self.searchWords(words)
    guard let last = wanted.last, limit > 0 else { return [] }
    let found = try contacts().contacts.compactMap { contact -> (contact: Contact, inName: Bool)? in
      let name = Self.searchWords(([contact.name] + contact.nicknames).joined(separator: " "))
      let rest = [contact.organisation, contact.jobTitle, contact.note].compactMap(\.self)
      let all = name + Self.searchWords((rest + contact.handles.map(\.value)).joined(separator: " "))
      func has(_ words: [String]) -> Bool {
        wanted.dropLast().allSatisfy(words.contains) && words.contains { $0.hasPrefix(last) }
      }
      return has(all) ? (contact, has(name)) : nil
    }
    let sorted = found.sorted { ($0.inName ? 0 : 1, $0.contact.name) < ($1.inName ? 0 : 1, $1.contact.name) }
    return sorted.prefix(limit).map { contact, inName in
      let detail = [contact.organisation].compactMap(\.self) + contact.handles.map(\.value)
      let item = IndexItem(
        identifier: contact.identifier,
        attributes: [
          "displayName": .string(contact.name), "contentDescription": .string(detail.joined(separator: ", ")),
        ])
      return IndexMatch(app: Self.contactBook, index: "", item: item, score: inName ? 1 : 0.5)
    }
  }

  private static func searchWords(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
