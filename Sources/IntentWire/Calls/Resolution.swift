/// What an app says of a value before it acts: the common form of both frameworks' resolution results.
public enum Resolution: Sendable, Hashable {
  /// The value is accepted, possibly in a better form than the person gave it.
  case success(IntentValue)
  /// A value is missing; `options` are what the app offers for it.
  case needsValue(dialog: Dialog?, options: [IntentValue])
  /// Nothing is needed: the intent runs without a value.
  case notRequired
  /// The value cannot be used.
  case unsupported(reason: Reason?)
  /// One of several must be chosen.
  case disambiguation([IntentValue], dialog: Dialog?)
  /// The person must say whether the value is what they meant.
  case confirmation(IntentValue?, reason: Reason?, dialog: Dialog?)

  /// Why a value is refused or must be confirmed.
  public struct Reason: Sendable, Hashable, Codable {
    /// The case name of the app's reason, for example `listShouldBeCreated`; a bare number for custom intents.
    public var name: String
    /// The sentence that the app gives for it.
    public var dialog: Dialog?

    /// Creates a reason.
    public init(_ name: String, dialog: Dialog? = nil) {
      self.name = name
      self.dialog = dialog
    }
  }
}

/// The resolutions of one parameter: one for a single value, one for each element of several.
public struct ParameterResolution: Sendable, Hashable, Codable {
  /// The parameter's name.
  public var parameter: String
  /// The resolutions in the order of the elements; a lone needs-value or not-required stands for all.
  public var resolutions: [Resolution]

  /// Creates the resolutions of one parameter.
  public init(_ parameter: String, _ resolutions: [Resolution]) {
    self.parameter = parameter
    self.resolutions = resolutions
  }
}

extension Resolution: Codable {
  private enum Kind: String, CodingKey {
    case success, needsValue, notRequired, unsupported, disambiguation, confirmation
  }

  private struct Missing: Codable {
    var dialog: Dialog?
    var options: [IntentValue]
  }

  private struct Choice: Codable {
    var options: [IntentValue]
    var dialog: Dialog?
  }

  private struct Confirmation: Codable {
    var value: IntentValue?
    var reason: Reason?
    var dialog: Dialog?
  }

  private struct Refusal: Codable {
    var reason: Reason?
  }

  /// Reads a resolution.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    let kind = try container.onlyKey("resolution", decoder)
    switch kind {
    case .success: self = .success(try container.decode(IntentValue.self, forKey: kind))
    case .needsValue:
      let missing = try container.decode(Missing.self, forKey: kind)
      self = .needsValue(dialog: missing.dialog, options: missing.options)
    case .notRequired: self = .notRequired
    case .unsupported: self = .unsupported(reason: try container.decode(Refusal.self, forKey: kind).reason)
    case .disambiguation:
      let choice = try container.decode(Choice.self, forKey: kind)
      self = .disambiguation(choice.options, dialog: choice.dialog)
    case .confirmation:
      let body = try container.decode(Confirmation.self, forKey: kind)
      self = .confirmation(body.value, reason: body.reason, dialog: body.dialog)
    }
  }

  /// Writes the resolution.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .success(let value): try container.encode(value, forKey: .success)
    case .needsValue(let dialog, let options):
      try container.encode(Missing(dialog: dialog, options: options), forKey: .needsValue)
    case .notRequired: try container.encode(true, forKey: .notRequired)
    case .unsupported(let reason): try container.encode(Refusal(reason: reason), forKey: .unsupported)
    case .disambiguation(let options, let dialog):
      try container.encode(Choice(options: options, dialog: dialog), forKey: .disambiguation)
    case .confirmation(let value, let reason, let dialog):
      try container.encode(
        Confirmation(value: value, reason: reason, dialog: dialog), forKey: .confirmation)
    }
  }
}
