// Generated from schemas.json by script/generate; do not edit.
// swift-format-ignore-file

extension AppSchema {
  /// The schemas of intents in the domain `phone`.
  public struct PhoneIntent: Kind {
    /// The schema `phone.startCall`.
    public var startCall: AppSchema.IntentSchema { .init("phone.startCall") }
  }
}

extension AppSchemaIntent where Self == AppSchema.IntentSchema {
  /// The schemas of intents in the domain `phone`.
  public static var phone: AppSchema.PhoneIntent { AppSchema.PhoneIntent() }
}

extension AppSchema {
  /// The schemas of entities in the domain `phone`.
  public struct PhoneEntity: Kind {
    /// The schema `phone.phonePerson`.
    public var phonePerson: AppSchema.EntitySchema { .init("phone.phonePerson") }
  }
}

extension AppSchemaEntity where Self == AppSchema.EntitySchema {
  /// The schemas of entities in the domain `phone`.
  public static var phone: AppSchema.PhoneEntity { AppSchema.PhoneEntity() }
}

extension AppSchema {
  /// The schemas of enumerations in the domain `phone`.
  public struct PhoneEnum: Kind {
    /// The schema `phone.audioVisualMode`.
    public var audioVisualMode: AppSchema.EnumSchema { .init("phone.audioVisualMode") }
  }
}

extension AppSchemaEnum where Self == AppSchema.EnumSchema {
  /// The schemas of enumerations in the domain `phone`.
  public static var phone: AppSchema.PhoneEnum { AppSchema.PhoneEnum() }
}
