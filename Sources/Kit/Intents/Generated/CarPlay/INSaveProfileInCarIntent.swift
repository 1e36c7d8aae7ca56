// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to save profile in car.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSaveProfileInCarIntent: INIntent, @unchecked Sendable {
  /// The profile number.
  public let profileNumber: Int?
  /// The profile name.
  public let profileName: String?
  /// The profile label, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var profileLabel: String? { earlierProfileLabel }
  let earlierProfileLabel: String?

  /// Creates a request.
  @_disfavoredOverload
  public init(profileNumber: NSNumber?, profileName: String?) {
    self.profileNumber = profileNumber?.intValue
    self.profileName = profileName
    self.earlierProfileLabel = nil
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(profileNumber: NSNumber?, profileLabel: String?) {
    self.profileNumber = profileNumber?.intValue
    self.profileName = nil
    self.earlierProfileLabel = profileLabel
    super.init()
  }

  /// Creates a request.
  public init(profileNumber: Int? = nil, profileLabel: String? = nil) {
    self.profileNumber = profileNumber
    self.profileName = nil
    self.earlierProfileLabel = profileLabel
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    profileNumber = nil
    profileName = nil
    earlierProfileLabel = nil
    super.init()
  }

  init(fields: WireFields) {
    profileNumber = fields["profileNumber"]
    profileName = fields["profileName"]
    earlierProfileLabel = fields["profileLabel"]
    super.init()
  }

  /// Reads an archived request.
  public required convenience init?(coder: NSCoder) {
    guard let fields = FieldArchive.decode(coder) else { return nil }
    self.init(fields: fields)
    restore(from: coder)
  }

  override var fields: WireFields {
    var fields = WireFields()
    fields["profileNumber"] = profileNumber
    fields["profileName"] = profileName
    fields["profileLabel"] = earlierProfileLabel
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSaveProfileInCarIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSaveProfileInCarIntent", "Save Profile In Car",
    [
      .siriKit("profileNumber", "Profile Number", .integer),
      .siriKit("profileName", "Profile Name", .string),
      .siriKit("profileLabel", "Profile Label", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSaveProfileInCarIntentHandling else { return nil }
    switch parameter {
    case "profileNumber":
      let result: INIntegerResolutionResult = await handler.resolveProfileNumber(for: self)
      return [result]
    case "profileName":
      let result: INStringResolutionResult = await handler.resolveProfileName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSaveProfileInCarIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSaveProfileInCarIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
