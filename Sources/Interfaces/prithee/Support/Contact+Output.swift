import ContactBook
import Foundation
import IntentWire

extension Contact {
  /// What is known of the contact, line by line.
  func lines(in book: ContactBook) -> [String] {
    var lines: [String] = []
    if !nicknames.isEmpty { lines.append("called \(nicknames.joined(separator: ", "))") }
    if let work = [jobTitle, organisation].compactMap(\.self).nonEmptyText(", "), !isOrganisation {
      lines.append(work)
    }
    lines += handles.map(\.text)
    if let birthday { lines.append("born \(birthday.dayText)") }
    for relation in relations {
      lines.append("\(relation.word.lowercased()): \(relation.displayName(in: book))")
    }
    let groups = book.groups.filter { $0.members.contains(identifier) }.map(\.name)
    if !groups.isEmpty { lines.append("in \(groups.joined(separator: ", "))") }
    if let note, !note.isEmpty { lines.append("note: \(note.replacing("\n", with: " "))") }
    if hasImage { lines.append("with a picture") }
    return lines + ["identifier \(identifier)"]
  }

  /// The contact in the form that other programs read.
  func json(in book: ContactBook) -> JSONValue {
    .object([
      "identifier": .string(identifier), "name": .string(name),
      "givenName": parts.given.map(JSONValue.string) ?? .null,
      "familyName": parts.family.map(JSONValue.string) ?? .null,
      "nicknames": .array(nicknames.map(JSONValue.string)),
      "organisation": organisation.map(JSONValue.string) ?? .null,
      "handles": .array(handles.map(\.json)),
      "relations": .array(
        relations.map {
          .object(["relation": .string($0.word), "name": .string($0.displayName(in: book))])
        }),
      "groups": .array(
        book.groups.filter { $0.members.contains(identifier) }.map { .string($0.name) }),
      "birthday": birthday.map { .string($0.dayText) } ?? .null,
      "note": note.map(JSONValue.string) ?? .null,
      "hasImage": .boolean(hasImage), "isMe": .boolean(isMe),
    ])
  }
}

extension Contact.Relation {
  fileprivate func displayName(in book: ContactBook) -> String {
    name.isEmpty ? identifier.flatMap { book.contact($0)?.name ?? $0 } ?? "" : name
  }
}

extension Contact.Handle {
  /// The handle in one line.
  var text: String { label.map { "\($0): \(value)" } ?? value }

  fileprivate var json: JSONValue {
    .object([
      "value": .string(value), "kind": .string(kind.rawValue), "label": label.map(JSONValue.string) ?? .null,
    ])
  }
}

extension ContactGroup {
  /// The group in the form that other programs read.
  func json(in book: ContactBook) -> JSONValue {
    .object([
      "identifier": .string(identifier), "name": .string(name),
      "members": .array(book.members(of: self).map { .string($0.name) }),
    ])
  }
}

extension ContactMatch {
  /// Why somebody is meant.
  var explanation: String {
    let reason =
      switch self.reason {
      case .me: "that is you"
      case .full: "by the whole name"
      case .nick: "by a nickname"
      case .relation: "by a relation"
      case .first: "by the first name"
      case .last: "by the last name"
      case .short: "by a short form of the first name"
      case .middle: "by the middle name"
      case .initials: "by initials"
      }
    return isSimilar ? "\(reason), which is similar" : reason
  }

  /// The match in the form that other programs read.
  var json: JSONValue {
    .object([
      "name": .string(name), "identifier": contact.map { .string($0.identifier) } ?? .null,
      "score": .number((score * 1000).rounded() / 1000), "reason": .string(reason.rawValue),
      "isSimilar": .boolean(isSimilar),
      "relationship": relationship.map(JSONValue.string) ?? .null,
      "handles": .array(handles.map(\.json)),
    ])
  }
}

extension DateValue {
  /// The day as ISO 8601 writes it, as far as it is known.
  fileprivate var dayText: String {
    let two = { (number: Int?) in number.map { $0 < 10 ? "0\($0)" : "\($0)" } }
    let year = year.map { String($0) } ?? "-"
    return ([year] + [two(month), two(day)].compactMap(\.self)).joined(separator: "-")
  }
}

extension [String] {
  fileprivate func nonEmptyText(_ separator: String) -> String? {
    isEmpty ? nil : joined(separator: separator)
  }
}
