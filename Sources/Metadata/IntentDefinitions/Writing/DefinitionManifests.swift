public import IntentWire

extension IntentDefinition {
  /// What the assistant reads of the definition at install.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - supported: The intents that the executable handles; `nil` for all.
  public func manifest(module: String, supported: Set<String>? = nil) -> AppManifest {
    let handled = intents.filter { supported?.contains($0.className) ?? true }
    let used = Set(handled.flatMap(\.enumerations))
    return AppManifest(
      module: module, intents: handled.map(\.manifest),
      enumerations: enumerations.filter { used.contains($0.className) }.map(\.manifest),
      shortcuts: handled.flatMap(\.shortcuts))
  }
}

extension DefinedEnumeration {
  var manifest: EnumerationManifest {
    EnumerationManifest(
      identifier: className, title: title,
      cases: cases.map { .init(name: $0.name, display: DisplayValue($0.title)) })
  }
}

extension DefinedIntent {
  /// The enumerations of the parameters and of the response.
  fileprivate var enumerations: [String] {
    (parameters.map(\.property) + properties).compactMap {
      if case .enumeration(let name) = $0.type { name } else { nil }
    }
  }

  var manifest: IntentManifest {
    IntentManifest(
      identifier: className, dialect: .siriKit, title: title, summary: summary,
      parameters: parameters.map { parameter in
        let name = parameter.property.name
        return ParameterManifest(
          name: name, title: parameter.property.title, type: parameter.property.valueType, isOptional: true,
          defaultValue: parameter.defaultValue, question: plainQuestion(name),
          offersOptions: parameter.offersOptions)
      },
      result: properties.first { $0.name == rest.output }?.valueType, isDiscoverable: isDiscoverable,
      authentication: isRestricted ? "requiresAuthentication" : "alwaysAllowed", definition: rest)
  }

  /// The question for a parameter, when nothing has to be filled in.
  private func plainQuestion(_ name: String) -> String? {
    rest.rules[name]?.question.flatMap { $0.contains("${") ? nil : $0 }
  }

  /// The titles of the parameter combinations as phrases.
  ///
  /// They were written to be read, and not to be said to an assistant that knows other apps. So a phrase that names
  /// the app counts in full, and one that does not counts less.
  fileprivate var shortcuts: [ShortcutManifest] {
    guard isDiscoverable else { return [] }
    let phrases = rest.summaries.compactMap { phrase($0.title) }
    var seen: Set<String> = []
    let distinct = phrases.filter { seen.insert($0.lowercased()).inserted }
    guard !distinct.isEmpty else { return [] }
    return [
      ShortcutManifest(
        intent: className, phrases: distinct.map { "\($0) in ${applicationName}" }, shortTitle: title),
      ShortcutManifest(intent: className, phrases: distinct, shortTitle: title, weight: 0.8),
    ]
  }

  /// The title as a phrase; `nil` when it has no words, or names what is no parameter.
  private func phrase(_ title: String) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace).map(String.init)
    let names = Set(parameters.map(\.property.name))
    var kept: [String] = []
    var hasWord = false
    for var word in words {
      while let last = word.last, ".…!?:;,".contains(last) { word.removeLast() }
      guard !word.isEmpty else { continue }
      if let open = word.firstRange(of: "${") {
        guard let close = word.firstRange(of: "}"),
          names.contains(String(word[open.upperBound..<close.lowerBound]))
        else { return nil }
        // Marks around a value, such as quotes, are not said.
        word = String(word[open.lowerBound..<close.upperBound])
      } else if word.contains(where: \.isLetter) {
        hasWord = true
      }
      kept.append(word)
    }
    return hasWord ? kept.joined(separator: " ") : nil
  }
}
