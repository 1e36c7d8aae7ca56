public import Foundation
package import IntentWire

/// One thing that an app hands to the search index.
///
/// An item may be used from several tasks at once.
// The mutable state is behind a lock, so that the class is safe to share although it can be subclassed.
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  fileprivate struct State {
    var uniqueIdentifier: String
    var domainIdentifier: String?
    var attributeSet: CSSearchableItemAttributeSet
    var expirationDate: Date?
    var isUpdate = false
    var entity: EntityReference?
    var priority = 0
    var rank: Int?
  }

  private let lock = NSLock()
  private var state: State

  /// Creates an item; one without an identifier gets a new one.
  ///
  /// - Parameter domainIdentifier: The group to which it belongs, with dots between the levels.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    state = State(
      uniqueIdentifier: uniqueIdentifier ?? UUID().uuidString, domainIdentifier: domainIdentifier,
      attributeSet: attributeSet)
    super.init()
  }

  /// The identifier, unique among the app's items in an index.
  open var uniqueIdentifier: String {
    get { lock.withLock { state.uniqueIdentifier } }
    set { lock.withLock { state.uniqueIdentifier = newValue } }
  }

  /// The group to which it belongs, with dots between the levels.
  open var domainIdentifier: String? {
    get { lock.withLock { state.domainIdentifier } }
    set { lock.withLock { state.domainIdentifier = newValue } }
  }

  /// When it may be forgotten: a month from now, when nothing else was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! {
    get { lock.withLock { state.expirationDate } ?? Date(timeIntervalSinceNow: 30 * 86_400) }
    set { lock.withLock { state.expirationDate = newValue } }
  }

  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet {
    get { lock.withLock { state.attributeSet } }
    set { lock.withLock { state.attributeSet = newValue } }
  }

  /// Whether only the attributes that are set change in an item that is there already, rather than all of it.
  open var isUpdate: Bool {
    get { lock.withLock { state.isUpdate } }
    set { lock.withLock { state.isUpdate = newValue } }
  }

  /// Which of two items answers a ranked query better; the better one comes first.
  open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (mine, theirs) = (rank ?? .max, other.rank ?? .max)
    return mine == theirs ? .orderedSame : mine < theirs ? .orderedAscending : .orderedDescending
  }

  /// Whether items can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an item from an archive; `nil` when the archive holds none.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "item"),
      let item = try? JSONDecoder().decode(IndexItem.self, from: Data(referencing: data))
    else { return nil }
    state = State(item)
    super.init()
  }

  /// Writes the item into an archive.
  open func encode(with coder: NSCoder) {
    guard let data = try? JSONEncoder().encode(wireItem) else { return }
    coder.encode(NSData(data: data), forKey: "item")
  }

  /// An item with the same values and a copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItem(wireItem)
    copy.rank = rank
    return copy
  }

  /// Creates an item of the wire.
  package init(_ item: IndexItem) {
    state = State(item)
    super.init()
  }
}

extension CSSearchableItem {
  /// The item on the wire.
  ///
  /// The domain of the attributes counts when the item itself has none; `rankingHint` is left to the index.
  package var wireItem: IndexItem {
    let state = lock.withLock { self.state }
    return IndexItem(
      identifier: state.uniqueIdentifier,
      domain: state.domainIdentifier ?? state.attributeSet.domainIdentifier,
      attributes: state.attributeSet.wireValues, expires: state.expirationDate?.timeIntervalSince1970,
      entity: state.entity, priority: state.priority, isUpdate: state.isUpdate)
  }

  /// Says which entity the item stands for, and how much it counts beside equally good matches.
  package func associate(_ entity: EntityReference, priority: Int) {
    lock.withLock {
      state.entity = entity
      state.priority = priority
    }
  }

  /// The entity for which the item stands.
  package var entity: EntityReference? { lock.withLock { state.entity } }

  /// The item's place among the results of a ranked query, 0 for the best.
  var rank: Int? {
    get { lock.withLock { state.rank } }
    set { lock.withLock { state.rank = newValue } }
  }
}

extension CSSearchableItem.State {
  init(_ item: IndexItem) {
    let attributes = CSSearchableItemAttributeSet()
    attributes.replace(with: item.attributes)
    self.init(
      uniqueIdentifier: item.identifier, domainIdentifier: item.domain, attributeSet: attributes,
      expirationDate: item.expires.map { Date(timeIntervalSince1970: $0) }, isUpdate: item.isUpdate,
      entity: item.entity, priority: item.priority)
  }
}
