public import IntentWire

/// Somebody who may be meant by a name, and why.
///
/// The score says how sure it is, from 0 to 1, by what the words are to the contact:
///
/// | words | score |
/// |---|---|
/// | the whole name, “me” | 1 |
/// | nickname and last name | 0.98 |
/// | nickname; “my sister” | 0.97 |
/// | last name before the first; the whole name in one word where it has two, or the other way round | 0.95–0.97 |
/// | “mum” without “my”, where no contact is called so | 0.93 |
/// | title and last name | 0.92 |
/// | first name | 0.90 |
/// | first name and initial; one of several first names | 0.80–0.86 |
/// | last name | 0.82 |
/// | short form of the first name (“Bob” for Robert) | 0.78 |
/// | middle name, initials | 0.66–0.70 |
///
/// A relation that fits only roughly (“parent” for the mother) takes 5 to 15 % off. When nothing reaches 0.8,
/// words that are spelled or sound alike are accepted: the score is then multiplied by their likeness, 0.6 of
/// it from the spelling and 0.4 from the sound. Of all matches those within 0.1 of the best remain, the best
/// first, equal ones by name and identifier.
public struct ContactMatch: Sendable, Hashable {
  /// What the words are to the person.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The person says “me”.
    case me
    /// The whole name.
    case full
    /// A nickname.
    case nick
    /// What the contact is to the person, or to another contact.
    case relation
    /// The first name.
    case first
    /// The last name.
    case last
    /// A usual short form of the first name.
    case short
    /// The middle name.
    case middle
    /// Initials.
    case initials

    /// Whether similar words may stand for it.
    var canBeMisspelled: Bool { self != .initials }
  }

  /// The contact; `nil` for somebody whom only the app or a relation knows by name.
  public var contact: Contact?
  /// The phrase by which the app knows the person.
  public var phrase: SpokenText?
  /// The name.
  public var name: String
  /// How sure it is, from 0 to 1.
  public var score: Double
  /// What the words are to the person.
  public var reason: Reason
  /// Whether the words were only similar.
  public var isSimilar: Bool
  /// What the contact is to the person, where that is known.
  public var relationship: String?
  /// The handles that were asked for; all of them when none was, or when the contact has no such handle.
  public var handles: [Contact.Handle]
}
