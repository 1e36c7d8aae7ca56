import IntentWire

/// An enumeration of SiriKit, which crosses the wire by the names of its cases.
protocol WireEnumeration: WireCodable, RawRepresentable, CaseIterable where RawValue == Int {}

extension WireEnumeration {
  /// The name of the case in source.
  var caseName: String { "\(self)" }

  var wireValue: IntentValue {
    .enumeration(EnumerationValue(type: "\(Self.self)", case: caseName))
  }

  var isAbsent: Bool { rawValue == 0 && ["unknown", "unspecified"].contains(caseName) }

  static func decoded(from value: IntentValue) -> Self? {
    let name: String? =
      switch value {
      case .enumeration(let enumeration): enumeration.cases.first
      default: value.text
      }
    return name.flatMap { name in allCases.first { $0.caseName == name } }
  }
}

/// A set of options of SiriKit, which crosses the wire by the names of those that are in it.
protocol WireOptions: WireCodable, OptionSet, Sendable where Element == Self {
  /// The names of all options, in the order of declaration.
  static var names: [(name: String, option: Self)] { get }
}

extension WireOptions {
  var wireValue: IntentValue {
    let cases = Self.names.filter { contains($0.option) }.map(\.name)
    return .enumeration(EnumerationValue(type: "\(Self.self)", cases: cases))
  }

  var isAbsent: Bool { isEmpty }

  static func decoded(from value: IntentValue) -> Self? {
    var result: Self = []
    for item in value.elements {
      let names: [String]
      if case .enumeration(let enumeration) = item {
        names = enumeration.cases
      } else if let text = item.text {
        names = [text]
      } else {
        return nil
      }
      for name in names {
        guard let option = Self.names.first(where: { $0.name == name })?.option else { return nil }
        result.formUnion(option)
      }
    }
    return result
  }
}
