// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

public import Foundation

/// The values of a terms and conditions.
public class INTermsAndConditions: SiriKitObject, @unchecked Sendable {
  /// The localized terms and conditions text.
  public let localizedTermsAndConditionsText: String
  /// The privacy policy URL.
  public let privacyPolicyURL: Foundation.URL?
  /// The terms and conditions URL.
  public let termsAndConditionsURL: Foundation.URL?

  /// Creates the value.
  public init(
    localizedTermsAndConditionsText: String, privacyPolicyURL: Foundation.URL?,
    termsAndConditionsURL: Foundation.URL?
  ) {
    self.localizedTermsAndConditionsText = localizedTermsAndConditionsText
    self.privacyPolicyURL = privacyPolicyURL
    self.termsAndConditionsURL = termsAndConditionsURL
    super.init(fields: WireFields())
  }

  required init(fields: WireFields) {
    localizedTermsAndConditionsText = fields["localizedTermsAndConditionsText"] ?? ""
    privacyPolicyURL = fields["privacyPolicyURL"]
    termsAndConditionsURL = fields["termsAndConditionsURL"]
    super.init(fields: fields)
  }

  override var fields: WireFields {
    var fields = super.fields
    fields["localizedTermsAndConditionsText"] = localizedTermsAndConditionsText
    fields["privacyPolicyURL"] = privacyPolicyURL
    fields["termsAndConditionsURL"] = termsAndConditionsURL
    return fields
  }

  override class var principalField: String? { "localizedTermsAndConditionsText" }
}
