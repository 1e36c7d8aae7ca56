/// Writes the protocol of an intent's handlers, and the defaults that make every method optional in either form.
///
/// Async methods say that they run concurrently, so that the source means the same whatever the app's module has set
/// for methods that do not say.
struct HandlingCode {
  let intent: DefinedIntent
  let resolvables: [IntentCode.Resolvable]
  let definition: IntentDefinition

  private var name: String { "\(intent.className)Handling" }
  private var earlier: [IntentCode.Resolvable] { resolvables.filter { $0.earlier != nil } }
  private var parameter: String { "for intent: \(intent.className)" }

  func write(to code: inout CodeText) {
    if !earlier.isEmpty {
      code.doc("The forms of methods of ``\(name)`` by which a handler gives no reasons.")
      code.doc(
        "They differ from the others only in what they return, so they stand in a protocol of their own.")
      code.block("public nonisolated protocol \(intent.className)EarlierHandling: NSObjectProtocol") { code in
        for (index, resolvable) in earlier.enumerated() {
          if index > 0 { code.line() }
          declare(resolvable, resolvable.earlierAnswer ?? "", to: &code)
        }
      }
      code.line()
      code.block("nonisolated extension \(intent.className)EarlierHandling") { code in
        for (index, resolvable) in earlier.enumerated() {
          if index > 0 { code.line() }
          defaults(resolvable, resolvable.earlierAnswer ?? "", isEarlier: true, to: &code)
        }
      }
      code.line()
    }
    let parent = earlier.isEmpty ? "NSObjectProtocol" : "\(intent.className)EarlierHandling"
    code.doc("Handles an ``\(intent.className)``.")
    code.doc("A handler implements the completion form or the async form of each method, in any mix.")
    code.block("public nonisolated protocol \(name): \(parent)") { code in
      declareSteps(to: &code)
      for resolvable in resolvables {
        code.line()
        declare(resolvable, resolvable.answer, to: &code)
        if resolvable.offersOptions { declareOptions(resolvable, to: &code) }
        code.line()
        code.doc("The \(resolvable.property.title.lowercased()) when none is given.")
        code.line("func \(defaultMethod(resolvable))")
      }
    }
    code.line()
    code.block("nonisolated extension \(name)") { code in
      defaultSteps(to: &code)
      for resolvable in resolvables {
        code.line()
        defaults(resolvable, resolvable.answer, isEarlier: false, to: &code)
        if resolvable.offersOptions { defaultOptions(resolvable, to: &code) }
        code.line()
        code.doc("None, unless the handler says otherwise.")
        code.block("public func \(defaultMethod(resolvable))") {
          $0.line(resolvable.property.fallback(in: definition) ?? "nil")
        }
      }
    }
  }

  private func defaultMethod(_ resolvable: IntentCode.Resolvable) -> String {
    "default\(resolvable.capital)(\(parameter)) -> \(resolvable.property.swiftType(in: definition))"
  }

  // MARK: Confirming and handling

  private var steps: [(method: String, doc: String, unwritten: String)] {
    [
      ("handle", "Carries the request out.", "failure"),
      ("confirm", "Checks that the request can be carried out.", "ready"),
    ]
  }

  private func declareSteps(to code: inout CodeText) {
    let response = "\(intent.className)Response"
    for (index, step) in steps.enumerated() {
      if index > 0 { code.line() }
      code.doc(step.doc)
      code.line(
        "func \(step.method)(intent: \(intent.className), completion: @escaping @Sendable (\(response)) -> Void)"
      )
      code.line()
      code.doc("The async form of the method before.")
      code.line("@concurrent func \(step.method)(intent: \(intent.className)) async -> \(response)")
    }
  }

  private func defaultSteps(to code: inout CodeText) {
    let response = "\(intent.className)Response"
    for (index, step) in steps.enumerated() {
      if index > 0 { code.line() }
      let unwritten = "\(response)(code: .\(step.unwritten), userActivity: nil)"
      let key = "\(intent.className).\(step.method)".swiftLiteral
      code.doc("Calls the async form, and answers “\(step.unwritten)” when that is not written either.")
      code.block(
        "public func \(step.method)(intent: \(intent.className), completion: @escaping @Sendable (\(response)) -> Void)"
      ) { code in
        code.line(
          "_CustomHandling.viaAsync(of: self, \(key), completion: completion, unwritten: \(unwritten)) { await self.\(step.method)(intent: intent) }"
        )
      }
      code.line()
      code.doc("Calls the completion form, and answers “\(step.unwritten)” when that is not written either.")
      code.block("@concurrent public func \(step.method)(intent: \(intent.className)) async -> \(response)") {
        code in
        code.line(
          "await _CustomHandling.viaCompletion(of: self, \(key), unwritten: \(unwritten)) { self.\(step.method)(intent: intent, completion: $0) }"
        )
      }
    }
  }

  // MARK: Resolving

  private func declare(_ resolvable: IntentCode.Resolvable, _ answer: String, to code: inout CodeText) {
    code.doc("Resolves the \(resolvable.property.title.lowercased()).")
    code.line(
      "func resolve\(resolvable.capital)(\(parameter), with completion: @escaping @Sendable (\(answer)) -> Void)"
    )
    code.line()
    code.doc("The async form of the method before.")
    code.line("@concurrent func resolve\(resolvable.capital)(\(parameter)) async -> \(answer)")
  }

  private func defaults(
    _ resolvable: IntentCode.Resolvable, _ answer: String, isEarlier: Bool, to code: inout CodeText
  ) {
    let method = "resolve\(resolvable.capital)"
    let key = "\(intent.className).\(method)\(isEarlier ? ".earlier" : "")".swiftLiteral
    let single = isEarlier ? resolvable.earlier ?? "" : resolvable.result
    let unwritten = resolvable.property.isList ? "[\(single)._unwritten()]" : "\(single)._unwritten()"
    code.doc("Calls the async form, and says nothing when that is not written either.")
    code.block(
      "public func \(method)(\(parameter), with completion: @escaping @Sendable (\(answer)) -> Void)"
    ) { code in
      code.line(
        "_CustomHandling.viaAsync(of: self, \(key), completion: completion, unwritten: \(unwritten)) { await self.\(method)(for: intent) }"
      )
    }
    code.line()
    code.doc("Calls the completion form, and says nothing when that is not written either.")
    code.block("@concurrent public func \(method)(\(parameter)) async -> \(answer)") { code in
      code.line(
        "await _CustomHandling.viaCompletion(of: self, \(key), unwritten: \(unwritten)) { self.\(method)(for: intent, with: $0) }"
      )
    }
  }

  // MARK: Choices

  /// The three ways of offering choices: with words to look for, without, and the earlier one.
  private func offers(_ resolvable: IntentCode.Resolvable)
    -> [(method: String, more: String, pass: String, type: String, doc: String)]
  {
    let name = "provide\(resolvable.capital)Options"
    let collection = "INObjectCollection<\(resolvable.property.choiceType)>"
    let array = resolvable.property.choiceArray
    return [
      (
        "\(name)Collection", ", searchTerm: String?", ", searchTerm: searchTerm", collection,
        "Offers choices, those that fit the words when there are some."
      ),
      ("\(name)Collection", "", "", collection, "Offers choices."),
      (name, "", "", array, "Offers choices; the earlier form."),
    ]
  }

  private func declareOptions(_ resolvable: IntentCode.Resolvable, to code: inout CodeText) {
    for offer in offers(resolvable) {
      code.line()
      code.doc(offer.doc)
      code.line(
        "func \(offer.method)(\(parameter)\(offer.more), with completion: @escaping @Sendable (\(offer.type)?, (any Error)?) -> Void)"
      )
      code.line()
      code.doc("The async form of the method before.")
      code.line("@concurrent func \(offer.method)(\(parameter)\(offer.more)) async throws -> \(offer.type)")
    }
  }

  private func defaultOptions(_ resolvable: IntentCode.Resolvable, to code: inout CodeText) {
    for offer in offers(resolvable) {
      let key = "\(intent.className).\(offer.method)\(offer.more.isEmpty ? "" : ".search")".swiftLiteral
      code.line()
      code.doc("Calls the async form, and offers nothing when that is not written either.")
      code.block(
        "public func \(offer.method)(\(parameter)\(offer.more), with completion: @escaping @Sendable (\(offer.type)?, (any Error)?) -> Void)"
      ) { code in
        code.line(
          "_CustomHandling.offerViaAsync(of: self, \(key), completion: completion) { try await self.\(offer.method)(for: intent\(offer.pass)) }"
        )
      }
      code.line()
      code.doc("Calls the completion form, and offers nothing when that is not written either.")
      code.block(
        "@concurrent public func \(offer.method)(\(parameter)\(offer.more)) async throws -> \(offer.type)"
      ) { code in
        code.line(
          "try await _CustomHandling.offerViaCompletion(of: self, \(key)) { self.\(offer.method)(for: intent\(offer.pass), with: $0) }"
        )
      }
    }
  }
}

extension DefinedProperty {
  /// The type of choices in an array, which holds values.
  var choiceArray: String {
    if case .enumeration = type { return "[NSNumber]" }
    return "[\(elementType)]"
  }
}
