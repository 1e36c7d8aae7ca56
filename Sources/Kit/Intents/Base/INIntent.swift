public import Foundation
import IntentWire

/// A request that an app can carry out, with the values that are known of it.
///
/// Unchecked, because handlers take requests along to whichever actor or queue does the work, as on Apple's
/// systems. The values never change; what can be set belongs to whoever makes a request, before it is handed over.
open class INIntent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Identifies the request.
  open internal(set) var identifier: String?
  /// What a person calls the request.
  open var intentDescription: String? { Self.declaration?.title }
  /// A phrase by which a person might ask for it.
  open var suggestedInvocationPhrase: String?
  /// When it may be suggested.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// What is known about why it was donated.
  open var donationMetadata: INIntentDonationMetadata?

  fileprivate var images: [String: INImage] = [:]

  /// Creates a request without values.
  public override init() {
    super.init()
  }

  /// Reads an archived request.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives can be read with a check of the class.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the values.
  open func encode(with coder: NSCoder) {
    FieldArchive.encode(fields, with: coder)
    coder.encode(identifier as NSString?, forKey: "identifier")
    coder.encode(suggestedInvocationPhrase as NSString?, forKey: "suggestedInvocationPhrase")
    coder.encode(Int(shortcutAvailability.rawValue), forKey: "shortcutAvailability")
    FieldArchive.encode(WireFields(images.mapValues(\.wireValue)), with: coder, forKey: "images")
  }

  /// Reads what an archived request has beside its values.
  func restore(from coder: NSCoder) {
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")?.description
    suggestedInvocationPhrase =
      coder.decodeObject(of: NSString.self, forKey: "suggestedInvocationPhrase")?.description
    let options = UInt(clamping: coder.decodeInteger(forKey: "shortcutAvailability"))
    shortcutAvailability = INShortcutAvailabilityOptions(rawValue: options)
    let pictures = FieldArchive.decode(coder, forKey: "images")?.values ?? [:]
    images = pictures.compactMapValues { INImage.decoded(from: $0) }
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    // A class that the tables do not know has no other way to make a second one of itself.
    let copy = Self.make(fields) ?? self
    copy.identifier = identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata
    copy.images = images
    return copy
  }

  /// Whether the other object is a request of the same class with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
    return other === self || (Self.declaration != nil && other.fields.values == fields.values)
  }

  /// Equal for equal requests.
  open override var hash: Int {
    Self.declaration == nil ? ObjectIdentifier(self).hashValue : fields.values.hashValue
  }

  /// The picture for the request as a whole: that of the first parameter that has one.
  open func keyImage() -> INImage? {
    let order = Self.declaration?.parameters.map(\.name) ?? images.keys.sorted()
    return order.lazy.compactMap { self.images[$0] }.first
  }

  // What the generated classes tell of themselves.

  /// The declaration, as the assistant knows it.
  class var declaration: IntentManifest? { nil }

  /// Creates a request from values; those that are missing or of another type have their defaults.
  class func make(_ fields: WireFields) -> INIntent? { nil }

  /// The values by parameter name.
  var fields: WireFields { WireFields() }

  /// Asks a handler about a parameter.
  ///
  /// - Returns: `nil` when the handler does not adopt the protocol of this intent.
  func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? { nil }

  /// Asks a handler whether it can carry the request out; `nil` as for ``resolve(_:by:)``.
  func confirm(by handler: Any) async -> INIntentResponse? { nil }

  /// Has a handler carry the request out; `nil` as for ``resolve(_:by:)``.
  func handle(by handler: Any) async -> INIntentResponse? { nil }
}

/// Gives requests their pictures by key path.
public protocol INIntentImages: INIntent {}

extension INIntent: INIntentImages {}

extension INIntentImages {
  /// Sets the picture for a parameter.
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
    guard let name = Self.name(of: parameterName) else { return }
    images[name] = image
  }

  /// The picture for a parameter.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    Self.name(of: parameterName).flatMap { images[$0] }
  }

  private static func name(of path: AnyKeyPath) -> String? {
    // The description of a key path to a property is `\Type.property`; without debug names there is none.
    "\(path)".split(separator: ".").last.map(String.init)
  }
}
