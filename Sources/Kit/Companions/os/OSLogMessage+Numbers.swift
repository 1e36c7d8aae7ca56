import Foundation

extension OSLogInterpolation {
  /// Adds a whole number, which everybody may read unless it says otherwise.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, align, isPlain: true) { format.text(number()) }
  }

  /// Adds a number with a fraction, which everybody may read unless it says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, align, isPlain: true) { format.text(number()) }
  }

  /// Adds a number with a fraction, which everybody may read unless it says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, align, isPlain: true) { format.text(Double(number())) }
  }

  /// Adds a truth value, which everybody may read unless it says otherwise.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPlain: true) {
      switch format {
      case .truth: boolean() ? "true" : "false"
      case .answer: boolean() ? "YES" : "NO"
      }
    }
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable, Hashable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable, Hashable {
  var radix = 10
  var isUppercase = false
  var explicitPositiveSign = false
  var includePrefix = false
  var minDigits = 1

  /// In digits to the base of ten.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// To the base of sixteen.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// To the base of eight.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// In digits to the base of ten, of which there are at least so many.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// To the base of sixteen.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, explicitPositiveSign: explicitPositiveSign,
      includePrefix: includePrefix,
      minDigits: minDigits())
  }

  /// To the base of eight.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, isUppercase: uppercase, explicitPositiveSign: explicitPositiveSign,
      includePrefix: includePrefix,
      minDigits: minDigits())
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 128) - digits.count))
    let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
    let prefix = includePrefix ? (radix == 16 ? "0x" : radix == 8 ? "0o" : "") : ""
    return sign + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable, Hashable {
  var conversion: Character
  var precision: Int?
  var explicitPositiveSign = false

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// With or without a power of ten, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// To the base of sixteen.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  /// With so many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", precision: precision(), explicitPositiveSign: explicitPositiveSign)
  }

  /// With a power of ten and so many digits behind the point.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", precision: precision(), explicitPositiveSign: explicitPositiveSign)
  }

  /// With or without a power of ten, and so many digits that count.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", precision: precision(), explicitPositiveSign: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    let precision = self.precision.map { ".\(min(max($0, 0), 100))" } ?? ""
    return String(format: "%\(explicitPositiveSign ? "+" : "")\(precision)\(conversion)", number)
  }
}
