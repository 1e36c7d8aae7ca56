public import FoundationAdditions
import IntentWire

/// What the assistant says for an app: in full when it is only heard, shorter beside something that is shown.
public struct IntentDialog: Sendable {
  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?

  /// Creates a dialog that is the same in every situation.
  public init(_ string: LocalizedStringResource) {
    full = string
    supporting = nil
  }

  /// Creates a dialog with a shorter form beside something that is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Creates a dialog with a shorter form and a system image.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: supporting)
  }

  /// Creates a dialog with a system image.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full)
  }

  /// The wire form, with the texts looked up.
  var wire: Dialog {
    Dialog(String(localized: full), supporting: supporting.map { String(localized: $0) })
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Creates a dialog from a literal, or from a string.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
