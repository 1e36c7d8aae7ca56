// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the framework.

public import Foundation
import IntentWire
import VCard

/// What of the address book an app asks for.
public enum CNEntityType: Int, Sendable {
  /// The contacts.
  case contacts = 0
}

/// Whether an app may read the address book.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// It cannot be allowed here.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// The person said yes.
  case authorized = 3
  /// The person said yes to some contacts.
  case limited = 4
}

/// Why the address book could not be used.
public struct CNError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable {
    /// The store failed.
    case communicationError = 1
    /// The store's data cannot be used.
    case dataAccessError = 2
    /// The app may not do this.
    case authorizationDenied = 100
    /// There is no such record.
    case recordDoesNotExist = 200
    /// Changing is not possible.
    case recordNotWritable = 203
    /// A card cannot be read.
    case vCardMalformed = 700
  }

  /// The kind of failure.
  public var code: Code
  /// What happened and what to do.
  public var errorDescription: String?

  /// Creates an error.
  public init(_ code: Code, _ description: String? = nil) {
    self.code = code
    errorDescription = description
  }

  /// The domain of the error in Foundation.
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the error in Foundation.
  public var errorCode: Int { code.rawValue }
  /// The description in Foundation.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// The domain of the address book's errors.
public let CNErrorDomain = "CNErrorDomain"

/// In which order contacts are fetched.
public enum CNContactSortOrder: Int, Sendable {
  /// As the store has them, which is by identifier.
  case none = 0
  /// As the person prefers, which is by given name.
  case userDefault = 1
  /// By given name.
  case givenName = 2
  /// By family name.
  case familyName = 3
}

/// What to fetch from the address book.
open class CNContactFetchRequest: NSObject {
  /// Which contacts; `nil` for all.
  open var predicate: NSPredicate?
  /// Which properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the fetched contacts can be changed.
  open var mutableObjects = false
  /// Whether cards of the same person are put together; here there is one card for each.
  open var unifyResults = true
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The person's address book, as the assistant keeps it: the vCard files in its home.
///
/// It can be read, and not changed: contacts are changed in the address book that they were imported from.
/// An app runs with the rights of the person who started it, so nobody is asked; an app that cannot read
/// the home is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
  // Sendable because it holds a constant place and nothing else.

  let folder: URL

  /// Creates an access to the address book.
  public override init() {
    folder = Self.folder(ProcessInfo.processInfo.environment)
    super.init()
  }

  init(folder: URL) {
    self.folder = folder
    super.init()
  }

  /// The folder of contacts in the assistant's home.
  static func folder(_ environment: [String: String]) -> URL {
    let home =
      AppEnvironment.homeFolder(environment)
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
        ".local/share/prithee", isDirectory: true)
    return home.appendingPathComponent("contacts", isDirectory: true)
  }

  /// Whether the app may read the address book.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    CNContactStore().status
  }

  var status: CNAuthorizationStatus {
    access(folder.path, R_OK | X_OK) == 0 || errno == ENOENT ? .authorized : .denied
  }

  /// Asks to read the address book.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isAllowed = status == .authorized
    completionHandler(isAllowed, isAllowed ? nil : Self.denial(folder))
  }

  /// Asks to read the address book.
  ///
  /// - Throws: ``CNError`` when it cannot be read.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    guard status == .authorized else { throw Self.denial(folder) }
    return true
  }

  /// Fetches a contact.
  ///
  /// - Throws: ``CNError`` when there is none with the identifier, or the address book cannot be read.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let found = try unifiedContacts(
      matching: CNContact.predicateForContacts(withIdentifiers: [identifier]), keysToFetch: keys)
    guard let contact = found.first else {
      throw CNError(
        .recordDoesNotExist, "The address book has no contact with the identifier “\(identifier)”.")
    }
    return contact
  }

  /// Fetches contacts.
  ///
  /// - Throws: ``CNError`` when the address book cannot be read.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try fetch(predicate, CNKeys.names(keys))
  }

  /// Fetches contacts one by one.
  ///
  /// - Parameter block: Given each contact; sets its second parameter to `true` to get no more.
  /// - Throws: ``CNError`` when the address book cannot be read.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var contacts = try fetch(fetchRequest.predicate, CNKeys.names(fetchRequest.keysToFetch))
    switch fetchRequest.sortOrder {
    case .none: break
    case .userDefault, .givenName: contacts.sort { Self.names($0) < Self.names($1) }
    case .familyName: contacts.sort { Self.names($0).reversed() < Self.names($1).reversed() }
    }
    var stop = ObjCBool(false)
    for contact in contacts {
      let given = fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact : contact
      block(given ?? contact, &stop)
      if stop.boolValue { return }
    }
  }

  /// Fetches the person's own card.
  ///
  /// - Throws: ``CNError`` when no card is marked as the person's own.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    guard let (name, card) = try cards().first(where: { $0.card.first("X-PRITHEE-ME") != nil }) else {
      throw CNError(.recordDoesNotExist, "No contact is marked as the person's own: prithee contacts me NAME")
    }
    return CNContact(content: CNContact.Content(card, identifier: name, keys: CNKeys.names(keys)))
  }

  /// Fetches groups.
  ///
  /// - Parameter predicate: Which; `nil` for all.
  /// - Throws: ``CNError`` when the address book cannot be read.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    try cards().filter(\.card.isGroup).map { CNGroup($0.card, identifier: $0.name) }
      .filter { predicate?.evaluate(with: $0) ?? true }
  }

  /// Changes the address book, which is not possible here.
  ///
  /// - Throws: ``CNError`` always.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(
      .recordNotWritable,
      "The address book can only be read on Linux. Change the contact where it was imported from, and import it again."
    )
  }

  // MARK: Reading

  private func fetch(_ predicate: NSPredicate?, _ keys: Set<String>) throws -> [CNContact] {
    let cards = try cards()
    var members: Set<String>?
    if let group = predicate as? GroupPredicate {
      let card = cards.first { $0.card.isGroup && ($0.card.identifier ?? $0.name) == group.group }?.card
      members = Set(
        (card?.properties ?? []).filter { $0.name.hasSuffix("MEMBER") }.map { VCard.bare($0.text) })
    }
    return cards.filter { !$0.card.isGroup }.compactMap { name, card in
      if let members {
        guard members.contains(card.identifier ?? name) else { return nil }
      } else if let predicate {
        // A predicate may look at properties that are not to be fetched.
        let whole = CNContact(content: CNContact.Content(card, identifier: name, keys: nil))
        guard predicate.evaluate(with: whole) else { return nil }
      }
      return CNContact(content: CNContact.Content(card, identifier: name, keys: keys))
    }
  }

  private func cards() throws -> [(name: String, card: VCard)] {
    guard status == .authorized else { throw Self.denial(folder) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".vcf") && !$0.hasPrefix(".") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let card = VCardReader(data).cards.first?.card
      else { return nil }
      return (String(name.dropLast(4)), card)
    }
  }

  private static func names(_ contact: CNContact) -> [String] {
    [contact.givenName.lowercased(), contact.familyName.lowercased()]
  }

  private static func denial(_ folder: URL) -> CNError {
    CNError(
      .authorizationDenied,
      "The address book at \(folder.path) cannot be read. Run the app with the assistant that has it.")
  }
}

extension [String] {
  fileprivate static func < (left: [String], right: [String]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
