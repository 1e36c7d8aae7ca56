public import Foundation
import IntentWire

/// The base of the requests that the build makes from a definition file, for generated code.
///
/// Unchecked for the reason that ``INIntent`` gives.
open class _CustomIntent: INIntent, @unchecked Sendable {
  private var values = CustomValues()

  /// Creates a request without values.
  public required override init() {
    super.init()
  }

  /// Reads an archived request.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let fields = FieldArchive.decode(coder) else { return nil }
    values = CustomValues(fields, Self._fields)
  }

  // MARK: What a generated class tells of itself

  /// How the properties travel.
  open class var _fields: [_CustomField] { [] }

  /// The table that declares the intent; a class without one is not declared.
  open class var _table: _CustomIntentTable? { nil }

  /// Asks a handler about a parameter; `nil` when the handler does not adopt the intent's protocol.
  open func _resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? { nil }

  /// Asks a handler for the choices for a parameter; `nil` when it offers none.
  open func _options(
    _ parameter: String, searchTerm: String?, by handler: Any
  ) async throws -> _CustomOptions? { nil }

  /// Asks a handler for the value that a parameter has when none is given.
  open func _default(_ parameter: String, by handler: Any) -> Any? { nil }

  /// Asks a handler to confirm the request; `nil` as for ``_resolve(_:by:)``.
  open func _confirm(by handler: Any) async -> _CustomIntentResponse? { nil }

  /// Asks a handler to handle the request; `nil` as for ``_resolve(_:by:)``.
  open func _handle(by handler: Any) async -> _CustomIntentResponse? { nil }

  /// The value of a property.
  public final func _value<Value>(_ name: String) -> Value? { values[name] }

  /// Sets a property.
  public final func _set<Value>(_ name: String, _ value: Value?) { values[name] = value }

  // MARK: What the framework asks of every request

  override class var declaration: IntentManifest? { _table?.manifest.intent("\(self)") }

  override class func make(_ fields: WireFields) -> INIntent? {
    let intent = self.init()
    intent.values = CustomValues(fields, _fields)
    return intent
  }

  override var fields: WireFields { values.wireFields(Self._fields) }

  /// The request in a sentence: the title of the combination of the parameters that have values.
  open override var intentDescription: String? {
    summary.flatMap { CustomTemplate($0.title).filled(with: sentenceValues()) } ?? super.intentDescription
  }

  override func resolve(_ parameter: String, by handler: Any) async -> [INIntentResolutionResult]? {
    await CustomResolving(intent: self, parameter: parameter, handler: handler).results()
  }

  override func confirm(by handler: Any) async -> INIntentResponse? {
    await _confirm(by: handler)
  }

  override func handle(by handler: Any) async -> INIntentResponse? {
    guard needsApp else { return await _handle(by: handler) }
    // The definition says that only the app itself can carry these parameters out.
    return responseType.map { type in
      let response = type.init()
      response._code = 2
      return response
    }
  }
}

extension _CustomIntent {
  /// What the definition file says beside the parameters.
  static var definition: DefinitionManifest? { declaration?.definition }

  /// How a property travels.
  static func field(_ name: String) -> _CustomField? { _fields.first { $0.name == name } }

  /// Sets a property from its form on the wire.
  func take(_ value: IntentValue, for name: String) {
    guard let field = Self.field(name), let read = field.read(value) else { return }
    _set(name, read)
  }

  /// The combination of parameters that fits best: the one with the most parameters that all have values.
  var summary: DefinitionManifest.Summary? {
    let present = Set(fields.values.keys)
    let all = Self.definition?.summaries ?? []
    let fitting = all.filter { $0.parameters.allSatisfy(present.contains) }
    return fitting.max { $0.parameters.count < $1.parameters.count }
  }

  /// Whether only the app itself can carry the request out with the values that it has.
  private var needsApp: Bool { summary.map { !$0.runsInBackground } ?? false }

  private var responseType: _CustomIntentResponse.Type? {
    Self._table?.responses.first { $0._intent == Self.self }
  }

  /// The choices for a parameter, in their form on the wire.
  ///
  /// - Throws: The app's own error.
  func options(for parameter: String, searchTerm: String?, by handler: Any) async throws -> [IntentValue]? {
    guard let field = Self.field(parameter) else { return nil }
    return try await _options(parameter, searchTerm: searchTerm, by: handler)?.items
      .compactMap(field.writeOne)
  }

  /// What sentences about the request can name.
  func sentenceValues(_ more: [String: IntentValue] = [:], texts: [String: String] = [:])
    -> CustomSentenceValues
  {
    CustomSentenceValues(
      values: fields.values.merging(more) { $1 }, texts: texts,
      manifest: Self._table?.manifest, rules: Self.definition?.rules ?? [:])
  }
}
