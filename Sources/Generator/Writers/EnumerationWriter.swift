/// Writes enumerations, sets of options and types of string constants.
struct EnumerationWriter {
  private let plan: SiriKitPlan

  init(_ plan: SiriKitPlan) {
    self.plan = plan
  }

  func file(_ types: [String]) -> String {
    var source = SourceText.siriKit(imports: [])
    for (index, type) in types.enumerated() {
      if index > 0 { source.line() }
      write(type, to: &source)
    }
    return source.text
  }

  func write(_ type: String, to source: inout SourceText) {
    if let names = plan.facts.stringConstantTypes[type] {
      constants(type, names, &source)
    } else if let enumeration = plan.facts.enums[type] {
      if enumeration.kind == "options" {
        options(type, enumeration, &source)
      } else {
        cases(type, enumeration, &source)
      }
    }
  }

  private func cases(_ type: String, _ enumeration: SiriKitFacts.Enumeration, _ source: inout SourceText) {
    var raws: [Int: String] = [:]
    var aliases: [(item: SiriKitFacts.Enumeration.Case, target: String)] = []
    source.doc(Self.summary(type))
    source.block("public enum \(type): Int, Sendable, CaseIterable") { source in
      for item in enumeration.cases {
        // Cases that the facts give no number follow the highest one.
        let raw = item.raw ?? (raws.keys.max() ?? -1) + 1
        if let target = raws[raw] {
          aliases.append((item, target))
          continue
        }
        raws[raw] = item.name
        source.doc("\(Words.sentence(item.name)).")
        if item.deprecated == true { source.line(Deprecation.member) }
        source.line("case \(item.name.escapedName) = \(raw)")
      }
      let isOld = enumeration.cases.contains { $0.deprecated == true && raws[$0.raw ?? -1] == $0.name }
      guard isOld else { return }
      source.line()
      source.doc("All cases, the deprecated ones too.")
      let numbers = raws.keys.sorted().map { "\($0)" }.joined(separator: ", ")
      source.line("public static var allCases: [Self] { [\(numbers)].compactMap { Self(rawValue: $0) } }")
    }
    source.line()
    source.line("extension \(type): WireEnumeration {}")
    guard !aliases.isEmpty else { return }
    source.line()
    source.block("extension \(type)") { source in
      for alias in aliases {
        source.doc("The older name of ``\(alias.target)``.")
        if alias.item.deprecated == true { source.line(Deprecation.member) }
        source.line("public static var \(alias.item.name.escapedName): Self { .\(alias.target.escapedName) }")
      }
    }
  }

  private func options(_ type: String, _ enumeration: SiriKitFacts.Enumeration, _ source: inout SourceText) {
    source.doc(Self.summary(type))
    source.block("public struct \(type): OptionSet, Sendable") { source in
      source.doc("The bits of the options.")
      source.line("public let rawValue: UInt")
      source.line()
      source.doc("Creates a set from its bits.")
      source.block("public init(rawValue: UInt)") { $0.line("self.rawValue = rawValue") }
      source.line()
      for item in enumeration.cases {
        source.doc("\(Words.sentence(item.name)).")
        source.line("public static let \(item.name.escapedName) = \(type)(rawValue: \(item.raw ?? 0))")
      }
    }
    source.line()
    source.block("extension \(type): WireOptions") { source in
      source.block("static var names: [(name: String, option: \(type))]") { source in
        source.line("[")
        for item in enumeration.cases {
          source.line("  (\(item.name.literal), .\(item.name.escapedName)),")
        }
        source.line("]")
      }
    }
  }

  private func constants(_ type: String, _ names: [String], _ source: inout SourceText) {
    source.doc(Self.summary(type))
    source.block("public struct \(type): RawRepresentable, Sendable, Hashable") { source in
      source.doc("The name.")
      source.line("public let rawValue: String")
      source.line()
      source.doc("Creates a value from its name.")
      source.block("public init(rawValue: String)") { $0.line("self.rawValue = rawValue") }
      source.line()
      source.doc("Creates a value from its name.")
      source.block("public init(_ rawValue: String)") { $0.line("self.init(rawValue: rawValue)") }
      source.line()
      for name in names {
        source.doc("\(Words.sentence(name)).")
        source.line("public static let \(name.escapedName) = \(type)(rawValue: \(name.literal))")
      }
    }
    source.line()
    source.line("extension \(type): WireConstant {}")
  }

  /// The types in files that do not get too long.
  func files(_ types: [String]) -> [String] {
    var files: [String] = []
    var batch: [String] = []
    for type in types {
      if !batch.isEmpty,
        file(batch + [type]).split(separator: "\n", omittingEmptySubsequences: false).count > 450
      {
        files.append(file(batch))
        batch = []
      }
      batch.append(type)
    }
    return batch.isEmpty ? files : files + [file(batch)]
  }

  static func summary(_ type: String) -> String {
    var words = Words.lower(type)
    if type.hasSuffix("ResponseCode") || type.hasSuffix("IntentCode") {
      words = words.replacing(" intent", with: "")
    }
    return "The values of a \(words)."
  }
}
