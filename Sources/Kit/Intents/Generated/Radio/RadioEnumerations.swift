// Generated from sirikit.json by script/generate; do not edit.
// swift-format-ignore-file

/// The values of a radio type.
public enum INRadioType: Int, Sendable, CaseIterable {
  /// Unknown.
  case unknown = 0
  /// Am.
  case am = 1
  /// Fm.
  case fm = 2
  /// Hd.
  case hd = 3
  /// Satellite.
  case satellite = 4
  /// Dab.
  case dab = 5
}

extension INRadioType: WireEnumeration {}
