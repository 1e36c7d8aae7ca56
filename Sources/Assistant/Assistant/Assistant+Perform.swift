import Catalog
public import Conversation
public import Foundation
public import IntentWire
import SaidValues

extension Assistant {
  /// Has an app carry out a request that a program makes, instead of a person with a sentence.
  ///
  /// The request goes the same way as a sentence that means the same: its values are resolved, what is missing is asked
  /// for, what cannot be undone is confirmed. A question in the reply is answered with ``ask(_:conversation:voice:at:)``
  /// in the reply's conversation. What the app answered is in ``Reply/outcome``, whole.
  ///
  /// ```swift
  /// let options = try await assistant.perform("INListRideOptionsIntent", in: "ZipCab", parameters: places)
  /// let kinds = options.outcome?.response["rideOptions"]?.elements ?? []
  /// ```
  ///
  /// - Parameters:
  ///   - intent: The intent's class or type name.
  ///   - name: The app's name or bundle identifier.
  ///   - parameters: The values by parameter; words that the app must resolve are `IntentValue.string`.
  ///   - conversation: The conversation that goes on; an open question in it is dropped. `nil` begins a new one.
  ///   - voice: Whether the person hears the reply and sees nothing.
  ///   - moment: The present; `nil` takes the configured clock.
  /// - Throws: `CatalogProblem` when there is no such app, intent or parameter; nothing is called then.
  @discardableResult
  public func perform(
    _ intent: String, in name: String, parameters: [String: IntentValue] = [:], conversation: String? = nil,
    voice: Bool = false, at moment: Date? = nil
  ) async throws -> Reply {
    let app = try await app(named: name)
    for parameter in parameters.keys.sorted() { _ = try Self.declaration(of: parameter, intent, app) }
    let intent = try Self.declaration(of: intent, app).identifier
    return try await turn(conversation, voice: voice, at: moment) { talk, state in
      await talk.perform(intent, in: app.identifier, parameters: parameters, state: state)
    }
  }

  /// Has an app carry out a request whose values are plain JSON.
  ///
  /// ``IntentWire/IntentValue/init(plain:type:)`` tells the forms; a text may also say its value in words, as a person
  /// answers (“20 minutes”, a choice's title).
  ///
  /// - Throws: `CatalogProblem` when there is no such app, intent or parameter, and `WireFault` when a value is not one
  ///   of its parameter's type; nothing is called then.
  @discardableResult
  public func perform(
    _ intent: String, in name: String, json: [String: JSONValue], conversation: String? = nil,
    voice: Bool = false, at moment: Date? = nil
  ) async throws -> Reply {
    let app = try await app(named: name)
    var parameters: [String: IntentValue] = [:]
    for (parameter, value) in json where value != .null {
      let declaration = try Self.declaration(of: parameter, intent, app)
      let said = SaidValues(
        language: configuration.language, context: context(at: moment),
        enumerations: app.manifest.choices(of: declaration.type))
      do {
        parameters[parameter] = try said.value(
          plain: value, as: declaration.type, in: declaration.limits?.unit)
      } catch {
        throw WireFault(error.code, "\(parameter): \(error.message)")
      }
    }
    return try await perform(
      intent, in: app.identifier, parameters: parameters, conversation: conversation, voice: voice, at: moment
    )
  }

  private static func declaration(
    of intent: String, _ app: InstalledApp
  ) throws(CatalogProblem) -> IntentManifest {
    if let manifest = app.manifest.intent(intent) { return manifest }
    let names = app.manifest.intents.map(\.identifier).joined(separator: ", ")
    throw CatalogProblem(
      app.name,
      "“\(intent.prefix(200))” is not one of its intents; it has: \(names.isEmpty ? "none" : names).")
  }

  private static func declaration(
    of parameter: String, _ intent: String, _ app: InstalledApp
  ) throws(CatalogProblem) -> ParameterManifest {
    let manifest = try declaration(of: intent, app)
    if let declaration = manifest.parameter(parameter) { return declaration }
    let names = manifest.parameters.map(\.name).joined(separator: ", ")
    throw CatalogProblem(
      app.name,
      "“\(parameter.prefix(200))” is not a parameter of \(intent); it has: \(names.isEmpty ? "none" : names)."
    )
  }
}
