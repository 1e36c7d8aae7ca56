import Intents
import MurmurKit

/// Settles which of the app's contacts a person is, by what the system suggests.
struct PersonResolver {
  /// What came of it.
  enum Outcome {
    case one(INPerson)
    case several([INPerson])
    case nobody
  }

  let database: MessageDatabase

  func resolve(_ person: INPerson) -> Outcome {
    if let known = known(person) { return .one(known) }
    let matches = person.siriMatches ?? []
    guard !matches.isEmpty else { return outcome(search(person.displayName)) }
    // Suggestions whom the app does not know do not count; two that are one contact count once.
    var seen: Set<String> = []
    let people = matches.compactMap(known).filter { seen.insert($0.customIdentifier ?? "").inserted }
    guard people.isEmpty else { return outcome(people) }
    return outcome(search(person.displayName))
  }

  /// The app's own contact for a person, with the picture that the app has.
  private func known(_ person: INPerson) -> INPerson? {
    let identifiers = [person.customIdentifier, person.personHandle?.value].compactMap(\.self)
    for identifier in identifiers where !identifier.isEmpty {
      if let contact = try? database.contact(identifier) { return contact.person }
    }
    // A contact of the system is one of ours when it has the same name.
    guard person.contactIdentifier != nil,
      let contact = try? database.contacts(named: person.displayName).first,
      contact.name.lowercased() == person.displayName.lowercased()
    else { return nil }
    return contact.person
  }

  private func search(_ name: String) -> [INPerson] {
    ((try? database.contacts(named: name)) ?? []).map(\.person)
  }

  private func outcome(_ people: [INPerson]) -> Outcome {
    switch people.count {
    case 0: .nobody
    case 1: .one(people[0])
    default: .several(people)
    }
  }
}
