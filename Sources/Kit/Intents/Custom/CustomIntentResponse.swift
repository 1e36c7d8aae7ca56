public import Foundation
import IntentWire

/// The base of the answers that the build makes from a definition file, for generated code.
///
/// Unchecked for the reason that ``INIntentResponse`` gives.
open class _CustomIntentResponse: INIntentResponse, @unchecked Sendable {
  private var values = CustomValues()
  /// The raw value of the code.
  public final var _code = 0

  /// Creates an answer without values.
  public required override init() {
    super.init()
  }

  /// Reads an archived answer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let fields = FieldArchive.decode(coder) else { return nil }
    take(fields)
  }

  /// The request's class.
  open class var _intent: _CustomIntent.Type { _CustomIntent.self }

  /// How the properties travel.
  open class var _fields: [_CustomField] { [] }

  /// The value of a property.
  public final func _value<Value>(_ name: String) -> Value? { values[name] }

  /// Sets a property.
  public final func _set<Value>(_ name: String, _ value: Value?) { values[name] = value }

  // MARK: What the framework asks of every answer

  override var codeName: String { code?.name ?? "unspecified" }

  override var fields: WireFields { values.wireFields(Self._fields) }

  override class func make(_ fields: WireFields) -> INIntentResponse? {
    let response = self.init()
    response.take(fields)
    return response
  }

  private func take(_ fields: WireFields) {
    values = CustomValues(fields, Self._fields)
    let name = fields.values["code"]?.text
    _code = Self._intent.definition?.codes.first { $0.name == name }?.value ?? 0
  }

  private var code: DefinitionManifest.Code? {
    Self._intent.definition?.codes.first { $0.value == _code }
  }
}

extension _CustomIntentResponse {
  /// Completes an outcome with what the definition says of the code: the words, the result, and whether a code of
  /// the app's own means success.
  func complete(_ outcome: inout IntentOutcome, of intent: INIntent, confirming: Bool) {
    guard let code else { return }
    if code.value >= 100 {
      outcome.status = code.isSuccess ? (confirming ? .ready : .success) : .failure
    }
    if let output = Self._intent.definition?.output { outcome.value = outcome.response[output] }
    guard let template = code.template else { return }
    let request = (intent as? _CustomIntent)?.fields.values ?? [:]
    let values = CustomSentenceValues(
      values: request.merging(fields.values) { $1 }, texts: [:], manifest: Self._intent._table?.manifest,
      rules: Self._intent.definition?.rules ?? [:])
    let supporting = template.supporting.flatMap { CustomTemplate($0).filled(with: values) }
    if let full = CustomTemplate(template.full).filled(with: values) {
      outcome.dialog = Dialog(full, supporting: supporting)
    } else if let supporting {
      outcome.dialog = Dialog(supporting)
    }
  }
}
