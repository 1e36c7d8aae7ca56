import IntentWire

/// An enumeration that the build makes from a definition file, for generated code.
public protocol _CustomEnumeration: RawRepresentable, Sendable where RawValue == Int {
  /// The cases, in the order of the definition.
  static var _cases: [_CustomEnumerationCase] { get }
}

/// A case of an enumeration that the build makes from a definition file, for generated code.
public struct _CustomEnumerationCase: Sendable {
  let name: String
  let value: Int
  let title: String

  /// Creates a case from its name, its raw value and what a person sees of it.
  public init(_ name: String, _ value: Int, _ title: String) {
    self.name = name
    self.value = value
    self.title = title
  }
}

extension _CustomEnumeration {
  /// The value on the wire; `nil` for the case that stands for none.
  var customWireValue: IntentValue? {
    guard let found = Self._cases.first(where: { $0.value == rawValue }), !found.isAbsent else { return nil }
    return .enumeration(EnumerationValue(type: "\(Self.self)", case: found.name))
  }

  /// Reads a case by its name, or by the words that a person sees for it.
  static func customDecoded(from value: IntentValue) -> Self? {
    let name: String?
    switch value {
    case .enumeration(let enumeration): name = enumeration.cases.first
    case .integer(let number): return Self(rawValue: number)
    default: name = value.text
    }
    guard let name else { return nil }
    let folded = CustomMatching.folded(name)
    let found =
      _cases.first { $0.name == name }
      ?? _cases.first { CustomMatching.folded($0.title) == folded && !$0.isAbsent }
    return found.flatMap { Self(rawValue: $0.value) }
  }
}

extension _CustomEnumerationCase {
  /// Whether it stands for no value.
  var isAbsent: Bool { value == 0 && ["unknown", "unspecified"].contains(name) }
}
