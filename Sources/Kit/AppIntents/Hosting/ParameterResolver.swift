import Foundation
import IntentWire

/// Settles the value of one parameter of a call.
struct ParameterResolver {
  /// How a parameter ended, with the Swift value to set when it is settled.
  struct Settled: Sendable {
    var resolutions: [Resolution]
    /// The value; `nil` when the parameter is not settled, or needs none.
    var value: (any Sendable)?
    var isSettled: Bool
  }

  let slot: any ParameterSlot
  let context: ReadingContext

  init(_ slot: any ParameterSlot, _ call: IntentCall, _ base: ReadingContext) {
    self.slot = slot
    var context = base
    context.call = call.context
    context.constraints = slot.definition.constraints
    self.context = context
  }

  /// Settles the parameter with the value that the call brings, or without one.
  func settle(_ given: IntentValue?) async throws -> Settled {
    guard var given, given != .list([]) else { return try await settleMissing() }
    let bridge = slot.bridge
    given = try await EntityConversion(context: context).value(given, for: bridge)
    let readings = try await bridge.readElements(given, context)
    let resolutions = readings.map(resolution)
    var values: [any Sendable] = []
    for case .accepted(let value) in readings { values.append(value) }
    guard values.count == readings.count else {
      return Settled(resolutions: resolutions, value: nil, isSettled: false)
    }
    guard let value = bridge.assemble(values) else {
      let reason = Resolution.Reason.unreadable(given, as: bridge.type)
      return Settled(resolutions: [.unsupported(reason: reason)], value: nil, isSettled: false)
    }
    return Settled(resolutions: resolutions, value: value, isSettled: true)
  }

  private func settleMissing() async throws -> Settled {
    if let value = slot.presetValue ?? slot.defaultWireValue {
      if value == .list([]) { return Settled(resolutions: [.notRequired], value: nil, isSettled: true) }
      return Settled(resolutions: value.elements.map(Resolution.success), value: nil, isSettled: true)
    }
    let source = OptionsSource(slot, context)
    if let value = try await source.fallback(), let encoded = slot.bridge.encode(value) {
      return Settled(resolutions: [.success(encoded)], value: value, isSettled: true)
    }
    if slot.isOptional { return Settled(resolutions: [.notRequired], value: nil, isSettled: true) }
    if let none = noOptions { return Settled(resolutions: [.notRequired], value: none, isSettled: true) }
    let encode = slot.bridge.element?().encode ?? slot.bridge.encode
    let options = try await source.values().compactMap { encode($0) }
    let needed = Resolution.needsValue(dialog: slot.definition.valueDialog?.wire, options: options)
    return Settled(resolutions: [needed], value: nil, isSettled: false)
  }

  /// The empty set, for a set of cases that a schema demands: whoever names none of them wants none.
  private var noOptions: (any Sendable)? {
    guard IntentBeingFilled.current is any _SchemaIntent,
      case .enumeration? = slot.bridge.element?().wireType,
      let none = slot.bridge.assemble([]), none is any SetAlgebra
    else { return nil }
    return none
  }

  private func resolution(_ reading: ReadValue) -> Resolution {
    let encode = slot.bridge.element?().encode ?? slot.bridge.encode
    switch reading {
    case .accepted(let value):
      return encode(value).map(Resolution.success) ?? .unsupported(reason: nil)
    case .candidates(let values):
      return .disambiguation(
        values.compactMap { encode($0) }, dialog: slot.definition.disambiguationDialog?.wire)
    case .refused(let reason):
      return .unsupported(reason: reason)
    }
  }
}
