public import Foundation
import IntentWire

/// A person in the attributes of an item, such as the author of a message.
// Only `contactIdentifier` can change, and it lies behind a lock.
open class CSPerson: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name that a person sees.
  public let displayName: String?
  /// The addresses or numbers.
  public let handles: [String]
  /// The kind of ``handles``, such as `CNContactEmailAddressesKey`.
  public let handleIdentifier: String

  private let lock = NSLock()
  private var contact: String?

  /// The identifier of the person's contact.
  open var contactIdentifier: String? {
    get { lock.withLock { contact } }
    set { lock.withLock { contact = newValue } }
  }

  /// Creates a person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    super.init()
  }

  /// Whether people can be archived securely.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a person from an archive; `nil` when the archive holds none.
  public required convenience init?(coder: NSCoder) {
    guard case .person(let person)? = coder.decodeWireValues(forKey: "person")?["person"] else { return nil }
    self.init(person)
  }

  /// Writes the person into an archive.
  open func encode(with coder: NSCoder) {
    coder.encodeWireValues(["person": .person(wireValue)], forKey: "person")
  }

  /// A person with the same name and handles.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSPerson(displayName: displayName, handles: handles, handleIdentifier: handleIdentifier)
    copy.contactIdentifier = contactIdentifier
    return copy
  }

  /// Whether both are the same person with the same handles.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSPerson else { return false }
    return other.displayName == displayName && other.handles == handles
      && other.handleIdentifier == handleIdentifier && other.contactIdentifier == contactIdentifier
  }

  /// A number that equal people share.
  open override var hash: Int { handles.hashValue }
}

extension CSPerson {
  /// Creates a person of the wire.
  convenience init(_ person: PersonValue) {
    self.init(
      displayName: person.name, handles: person.handles.map(\.value),
      handleIdentifier: person.handles.first?.label ?? "")
    contactIdentifier = person.contactIdentifier
  }

  /// The person on the wire.
  var wireValue: PersonValue {
    var person = PersonValue(name: displayName ?? "")
    person.handles = handles.map { handle in
      PersonValue.Handle(
        value: handle, kind: handle.contains("@") ? "emailAddress" : "unknown", label: handleIdentifier)
    }
    person.contactIdentifier = contactIdentifier
    return person
  }
}
