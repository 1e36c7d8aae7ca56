import AppProcesses
import Catalog
import IntentWire

extension Conversation {
  /// What keeps a parameter from being settled.
  struct Obstacle {
    var parameter: String
    var element: Int?
    var resolution: Resolution
  }

  /// Has the app look at every parameter that is not settled, and asks the person where the app wants it.
  func resolve(_ pending: PendingCall, _ state: inout ConversationState) async throws(WireFault) -> Move {
    if let obstacle = impossibleMoment(in: pending) { return try await overcome(obstacle, pending, &state) }
    var pending = pending
    for _ in 0..<limits.rounds {
      let open = order(pending).filter { !pending.settled.contains($0) }
      guard !open.isEmpty else { return try await confirm(pending, &state) }
      let request = WireRequest.resolve(ResolveCall(call: pending.call, parameters: open))
      guard case .resolutions(let answers) = try await calls.send(request, to: pending.app) else {
        throw WireFault(.invalidMessage, "The app answered a request to resolve with something else.")
      }
      let before = pending.settled.count
      for answer in answers where open.contains(answer.parameter) {
        if let obstacle = settle(answer, in: &pending) {
          return try await overcome(obstacle, pending, &state)
        }
        pending.settled.append(answer.parameter)
      }
      // An app that says nothing of the rest takes it as it is.
      if pending.settled.count == before { pending.settled += open }
    }
    return end(.failed, Sentences.tooManyQuestions(name(pending.app)), pending)
  }

  /// The parameters in the order in which they are settled.
  private func order(_ pending: PendingCall) -> [String] {
    let declared =
      app(pending.app)?.manifest.intent(pending.call.intent)?.parameters.map(\.name)
      ?? pending.call.parameters.keys.sorted()
    guard let file = dialogs.file(pending.call.intent), let wanted = file.order else { return declared }
    let ordered = wanted.filter(declared.contains) + declared.filter { !wanted.contains($0) }
    guard let first = file.first, pending.call.parameters[first]?.isEmpty ?? true, ordered.contains(first)
    else {
      return ordered
    }
    // Who says only that they want a ride is asked where to, before from where.
    return [first] + ordered.filter { $0 != first }
  }

  /// Takes an app's word on one parameter into the call; returns what is still in the way.
  func settle(_ answer: ParameterResolution, in pending: inout PendingCall) -> Obstacle? {
    let name = answer.parameter
    let current = pending.call.parameters[name]
    let isList: Bool =
      if case .list = parameter(name, of: pending)?.type { true } else { current?.isList ?? false }
    guard let first = answer.resolutions.first else { return nil }
    guard isList, answer.resolutions.count > 1 || isElement(first, of: current) else {
      return settle(first, of: name, isList: isList, in: &pending)
    }
    // The elements stay in their places, so that each answer goes to the element that was asked for.
    let old = current?.elements ?? []
    var elements: [IntentValue] = []
    var obstacle: Obstacle?
    for (index, resolution) in answer.resolutions.enumerated() {
      let element = old.indices.contains(index) && old.count == answer.resolutions.count ? old[index] : nil
      switch resolution {
      case .success(let value): elements.append(value)
      case .notRequired: break
      default:
        if let value = agreedValue(resolution, element, name, pending) {
          elements.append(value)
          continue
        }
        obstacle =
          obstacle ?? Obstacle(parameter: name, element: elements.count, resolution: resolution)
        elements.append(element ?? .string(""))
      }
    }
    pending.call.parameters[name] = elements.isEmpty ? nil : .list(elements)
    return obstacle
  }

  /// Whether the only resolution of a list is that of its only element.
  private func isElement(_ resolution: Resolution, of current: IntentValue?) -> Bool {
    guard current?.elements.count == 1 else { return false }
    switch resolution {
    case .unsupported, .disambiguation, .confirmation: return true
    case .success, .needsValue, .notRequired: return false
    }
  }

  /// Settles a parameter whose resolution stands for the whole of it.
  private func settle(
    _ resolution: Resolution, of name: String, isList: Bool, in pending: inout PendingCall
  ) -> Obstacle? {
    switch resolution {
    case .success(let value):
      pending.call.parameters[name] = isList && !value.isList ? .list([value]) : value
      return nil
    case .notRequired:
      pending.call.parameters[name] = nil
      return nil
    default:
      if let value = agreedValue(resolution, pending.call.parameters[name], name, pending) {
        pending.call.parameters[name] = value
        return nil
      }
      return Obstacle(parameter: name, element: nil, resolution: resolution)
    }
  }

  /// The value to which the person has agreed when an app asks about the same once more.
  private func agreedValue(
    _ resolution: Resolution, _ current: IntentValue?, _ name: String, _ pending: PendingCall
  ) -> IntentValue? {
    switch resolution {
    case .confirmation(let value, _, _):
      guard let value = value ?? current else { return nil }
      return pending.hasAgreed(to: value, for: name) ? value : nil
    case .disambiguation(let options, _):
      guard let current, pending.hasAgreed(to: current, for: name) else { return nil }
      return options.first { $0.isSame(as: current) }
    default: return nil
    }
  }
}
