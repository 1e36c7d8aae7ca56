// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a visual code type.
public enum INVisualCodeType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Contact.
  case contact = 1
  /// Request payment.
  case requestPayment = 2
  /// Send payment.
  case sendPayment = 3
  /// Transit.
  case transit = 4
  /// Bus.
  case bus = 5
  /// Subway.
  case subway = 6
}

extension INVisualCodeType: WireEnumeration {}
