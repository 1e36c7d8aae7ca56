import IntentWire

/// Settles one parameter of a custom intent: with the app's handler, and with what the definition says.
struct CustomResolving {
  let intent: _CustomIntent
  let parameter: String
  let handler: Any

  private var rules: DefinitionManifest.Rules? { type(of: intent).definition?.rules[parameter] }
  private var declared: ParameterManifest? { type(of: intent).declaration?.parameter(parameter) }
  private var value: IntentValue? { intent.fields.values[parameter] }

  /// What is said of the parameter's values; `nil` when the handler does not adopt the intent's protocol.
  func results() async -> [INIntentResolutionResult]? {
    guard matters else { return [.notRequired()] }
    if let choices = await findAmongOptions() {
      return [worded(.disambiguation(choices, dialog: nil))]
    }
    guard let results = await intent._resolve(parameter, by: handler) else { return nil }
    guard _CustomHandling.isWritten(results) else { return unwritten() }
    return results.map { result in
      guard case .resolved(let resolution) = result.state else { return result }
      return worded(resolution)
    }
  }

  // MARK: The definition's conditions

  /// Whether the parameter has a meaning beside the values that the others have.
  private var matters: Bool {
    guard let condition = rules?.condition else { return true }
    let other = intent.fields.values[condition.parameter]
    switch condition.test {
    case .hasValue: return other != nil
    case .hasNoValue: return other == nil
    case .equals: return other.map { Self.text($0) == condition.value?.lowercased() } ?? false
    case .differs: return other.map { Self.text($0) != condition.value?.lowercased() } ?? true
    case .above, .below:
      guard let other, let number = Double.decoded(from: other),
        let limit = condition.value.flatMap(Double.init)
      else { return false }
      return condition.test == .above ? number > limit : number < limit
    }
  }

  private static func text(_ value: IntentValue) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .enumeration(let enumeration): (enumeration.cases.first ?? "").lowercased()
    default: value.displayText.lowercased()
    }
  }

  // MARK: The app's choices

  /// Puts what the app offers in the place of words.
  ///
  /// - Returns: The choices when the words can mean several.
  private func findAmongOptions() async -> [IntentValue]? {
    guard declared?.offersOptions == true, let value else { return nil }
    var settled: [IntentValue] = []
    for element in value.elements {
      guard let words = element.onlyWords, let found = await matches(words), !found.isEmpty else {
        settled.append(element)
        continue
      }
      if found.count == 1 {
        settled.append(found[0])
      } else if value.elements.count == 1 {
        return found
      } else {
        // One of several words is left to the app, which can ask about it in its place.
        settled.append(element)
      }
    }
    if case .list? = declared?.type {
      intent.take(.list(settled), for: parameter)
    } else if let only = settled.first {
      intent.take(only, for: parameter)
    }
    return nil
  }

  private func matches(_ words: String) async -> [IntentValue]? {
    // Choices are a help; without them the app gets the words.
    let options = try? await intent.options(for: parameter, searchTerm: nil, by: handler)
    if let found = options.map({ CustomMatching.matches(words, in: $0) }), !found.isEmpty { return found }
    let sought = try? await intent.options(for: parameter, searchTerm: words, by: handler)
    return sought.map { CustomMatching.matches(words, in: $0) }
  }

  // MARK: Without the app's word

  /// What is said when the app did not write a method for the parameter.
  private func unwritten() -> [INIntentResolutionResult] {
    guard let value else {
      let given = intent._default(parameter, by: handler)
      let field = type(of: intent).field(parameter)
      let fallback = given.flatMap { given in field?.write(given) } ?? declared?.defaultValue
      return fallback.map { $0.elements.map { made(.success($0)) } } ?? []
    }
    return value.elements.map { element in
      guard let reason = refusal(of: element) else { return made(.success(element)) }
      return worded(.unsupported(reason: Resolution.Reason(String(reason + 1))))
    }
  }

  /// The place of the reason for which a number is outside the definition's limits.
  private func refusal(of value: IntentValue) -> Int? {
    guard let number = Double.decoded(from: value) else { return nil }
    let name: String
    if let maximum = rules?.maximum, number > maximum {
      name = "greaterThanMaximumValue"
    } else if let minimum = rules?.minimum, number < minimum {
      name = number < 0 && minimum >= 0 ? "negativeNumbersNotSupported" : "lessThanMinimumValue"
    } else {
      return nil
    }
    return rules?.reasons.firstIndex { $0.name == name }
  }

  // MARK: Words

  /// The resolution with the words that the definition has for it.
  private func worded(_ resolution: Resolution) -> INIntentResolutionResult {
    switch resolution {
    case .success, .notRequired: return made(resolution)
    case .needsValue(let dialog, let options):
      return made(.needsValue(dialog: dialog ?? filled([rules?.question]), options: options))
    case .disambiguation(let options, let dialog):
      let texts = ["count": String(options.count)]
      return made(
        .disambiguation(
          options, dialog: dialog ?? filled([rules?.introduction, rules?.choice], texts: texts)))
    case .confirmation(let item, let reason, let dialog):
      let more = item.map { [parameter: $0] } ?? [:]
      let reason = reason.map { worded($0, more) }
      return made(
        .confirmation(
          item, reason: reason,
          dialog: dialog ?? reason?.dialog ?? filled([rules?.confirmation], more)))
    case .unsupported(let reason):
      return made(.unsupported(reason: reason.map { worded($0, [:]) }))
    }
  }

  private func worded(_ reason: Resolution.Reason, _ more: [String: IntentValue]) -> Resolution.Reason {
    guard let number = Int(reason.name), let reasons = rules?.reasons, reasons.indices.contains(number - 1)
    else { return reason }
    let known = reasons[number - 1]
    return Resolution.Reason(known.name, dialog: reason.dialog ?? filled([known.template], more))
  }

  /// The sentences that can be filled in, one behind the other.
  private func filled(
    _ templates: [String?], _ more: [String: IntentValue] = [:], texts: [String: String] = [:]
  ) -> Dialog? {
    var texts = texts
    texts["displayName"] = declared?.title
    texts["minimumValue"] = rules?.minimum.map { IntentValue.number($0).displayText }
    texts["maximumValue"] = rules?.maximum.map { IntentValue.number($0).displayText }
    let values = intent.sentenceValues(more, texts: texts)
    let sentences = templates.compactMap { $0 }.compactMap { CustomTemplate($0).filled(with: values) }
    return sentences.isEmpty ? nil : Dialog(sentences.joined(separator: " "))
  }

  private func made(_ resolution: Resolution) -> INIntentResolutionResult {
    INIntentResolutionResult.made(resolution)
  }
}
