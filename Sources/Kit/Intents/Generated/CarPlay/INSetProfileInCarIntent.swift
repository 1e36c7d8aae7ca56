// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation
import IntentWire

/// A request to set profile in car.
@available(*, deprecated, message: "Deprecated by SiriKit, and still understood; it has no successor.")
public class INSetProfileInCarIntent: INIntent, @unchecked Sendable {
  /// The profile number.
  public let profileNumber: Int?
  /// The profile name.
  public let profileName: String?
  /// The default profile.
  public let defaultProfile: NSNumber?
  /// The car name.
  public let carName: INSpeakableString?
  /// The profile label, in an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  public var profileLabel: String? { earlierProfileLabel }
  let earlierProfileLabel: String?

  /// Creates a request.
  @_disfavoredOverload
  public init(
    profileNumber: NSNumber?, profileName: String?, defaultProfile: NSNumber?, carName: INSpeakableString?
  ) {
    self.profileNumber = profileNumber?.intValue
    self.profileName = profileName
    self.defaultProfile = defaultProfile
    self.carName = carName
    self.earlierProfileLabel = nil
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(profileNumber: NSNumber?, profileLabel: String?, defaultProfile: NSNumber?) {
    self.profileNumber = profileNumber?.intValue
    self.profileName = nil
    self.defaultProfile = defaultProfile
    self.carName = nil
    self.earlierProfileLabel = profileLabel
    super.init()
  }

  /// Creates a request; an older form.
  @available(*, deprecated, message: "Deprecated by SiriKit, and still understood.")
  @_disfavoredOverload
  public init(profileNumber: NSNumber?, profileName: String?, defaultProfile: NSNumber?) {
    self.profileNumber = profileNumber?.intValue
    self.profileName = profileName
    self.defaultProfile = defaultProfile
    self.carName = nil
    self.earlierProfileLabel = nil
    super.init()
  }

  /// Creates a request.
  public init(
    profileNumber: Int? = nil, profileName: String? = nil, isDefaultProfile: Bool? = nil,
    carName: INSpeakableString? = nil
  ) {
    self.profileNumber = profileNumber
    self.profileName = profileName
    self.defaultProfile = isDefaultProfile.map { NSNumber(value: $0) }
    self.carName = carName
    self.earlierProfileLabel = nil
    super.init()
  }

  /// Creates a request without values.
  public override init() {
    profileNumber = nil
    profileName = nil
    defaultProfile = nil
    carName = nil
    earlierProfileLabel = nil
    super.init()
  }

  init(fields: WireFields) {
    profileNumber = fields["profileNumber"]
    profileName = fields["profileName"]
    defaultProfile = fields["defaultProfile"]
    carName = fields["carName"]
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
    fields["defaultProfile"] = defaultProfile
    fields["carName"] = carName
    fields["profileLabel"] = earlierProfileLabel
    return fields
  }

  override class func make(_ fields: WireFields) -> INIntent? {
    INSetProfileInCarIntent(fields: fields)
  }

  private static let declared = SiriKitTypes.intent(
    "INSetProfileInCarIntent", "Set Profile In Car",
    [
      .siriKit("profileNumber", "Profile Number", .integer),
      .siriKit("profileName", "Profile Name", .string),
      .siriKit("defaultProfile", "Default Profile", .number),
      .siriKit("carName", "Car Name", .spoken),
      .siriKit("profileLabel", "Profile Label", .string),
    ])

  override class var declaration: IntentManifest? { declared }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    guard let handler = handler as? any INSetProfileInCarIntentHandling else { return nil }
    switch parameter {
    case "profileNumber":
      let result: INIntegerResolutionResult = await handler.resolveProfileNumber(for: self)
      return [result]
    case "profileName":
      let result: INStringResolutionResult = await handler.resolveProfileName(for: self)
      return [result]
    case "defaultProfile":
      let result: INBooleanResolutionResult = await handler.resolveDefaultProfile(forSetProfileInCar: self)
      return [result]
    case "carName":
      let result: INSpeakableStringResolutionResult = await handler.resolveCarName(for: self)
      return [result]
    default: return []
    }
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetProfileInCarIntentHandling else { return nil }
    return await handler.confirm(intent: self)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard let handler = handler as? any INSetProfileInCarIntentHandling else { return nil }
    return await handler.handle(intent: self)
  }
}
