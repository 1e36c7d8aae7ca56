/// One JSON-RPC 2.0 message.
public enum WireMessage: Sendable, Hashable {
  /// A request with its identifier and the time the sender is willing to wait, in seconds.
  case request(id: Int, WireRequest, deadline: Double?)
  /// The result of the request with that identifier.
  case response(id: Int, WireResult)
  /// The failure of the request with that identifier; without one, of a message that could not be read.
  case failure(id: Int?, WireFault)
  /// A message that nobody answers.
  case notification(WireNotification)
}

extension WireMessage: Codable {
  private enum Key: String, CodingKey {
    case jsonrpc, id, method, params, result, error, deadline
  }

  private enum ErrorKey: String, CodingKey {
    case code, message
  }

  /// Reads a message.
  ///
  /// - Throws: ``WireFault`` with the code that JSON-RPC wants for what is wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard try container.decodeIfPresent(String.self, forKey: .jsonrpc) == "2.0" else {
      throw WireFault(.invalidMessage, "A message needs the member “jsonrpc” with the value “2.0”.")
    }
    let id = try container.decodeIfPresent(Int.self, forKey: .id)
    if let method = try container.decodeIfPresent(String.self, forKey: .method) {
      guard let id else {
        self = .notification(
          try WireNotification(method: method, from: container.superDecoder(forKey: .params)))
        return
      }
      let deadline = try container.decodeIfPresent(Double.self, forKey: .deadline)
      let request = try WireRequest(method: method) { try container.superDecoder(forKey: .params) }
      self = .request(id: id, request, deadline: deadline)
    } else if container.contains(.error) {
      let error = try container.nestedContainer(keyedBy: ErrorKey.self, forKey: .error)
      let code = WireFault.Code(rawValue: try error.decode(Int.self, forKey: .code))
      self = .failure(id: id, WireFault(code, try error.decode(String.self, forKey: .message)))
    } else if let id {
      self = .response(id: id, try container.decode(WireResult.self, forKey: .result))
    } else {
      throw WireFault(.invalidMessage, "A message needs a “method”, a “result” or an “error”.")
    }
  }

  /// Writes the message.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch self {
    case .request(let id, let request, let deadline):
      try container.encode(id, forKey: .id)
      try container.encode(request.method, forKey: .method)
      try request.encodeParameters { container.superEncoder(forKey: .params) }
      try container.encodeIfPresent(deadline, forKey: .deadline)
    case .response(let id, let result):
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    case .failure(let id, let fault):
      try container.encode(id, forKey: .id)
      var error = container.nestedContainer(keyedBy: ErrorKey.self, forKey: .error)
      try error.encode(fault.code.rawValue, forKey: .code)
      try error.encode(fault.message, forKey: .message)
    case .notification(let notification):
      try container.encode(notification.method, forKey: .method)
      try notification.encodeParameters { container.superEncoder(forKey: .params) }
    }
  }
}

extension WireRequest {
  /// The JSON-RPC method name.
  public var method: String {
    switch self {
    case .hello: "hello"
    case .ask: "ask"
    case .updateVocabulary: "updateVocabulary"
    case .refreshShortcuts: "refreshShortcuts"
    case .donate: "donate"
    case .deleteDonations: "deleteDonations"
    case .setShortcuts: "setShortcuts"
    case .voiceShortcuts: "voiceShortcuts"
    case .changeVoiceShortcut: "changeVoiceShortcut"
    case .standing: "standing"
    case .requestPermission: "requestPermission"
    case .updateIndex: "updateIndex"
    case .indexState: "indexState"
    case .searchIndex: "searchIndex"
    case .engageIndex: "engageIndex"
    case .reindex: "reindex"
    case .values: "values"
    case .describe: "describe"
    case .resolve: "resolve"
    case .confirm: "confirm"
    case .handle: "handle"
    case .resume: "resume"
    case .follow: "follow"
    case .options: "options"
    case .entities: "entities"
    case .continueActivity: "continueActivity"
    case .scene: "scene"
    case .actOnScene: "actOnScene"
    }
  }

  fileprivate init(method: String, parameters: () throws -> any Decoder) throws {
    switch method {
    case "hello": self = .hello(try Hello(from: parameters()))
    case "ask": self = .ask(try Question(from: parameters()))
    case "updateVocabulary": self = .updateVocabulary(try VocabularyUpdate(from: parameters()))
    case "refreshShortcuts": self = .refreshShortcuts
    case "donate": self = .donate(try Donations(from: parameters()).donations)
    case "deleteDonations": self = .deleteDonations(try DonationSelection(from: parameters()))
    case "setShortcuts": self = .setShortcuts(try ShortcutUpdate(from: parameters()))
    case "voiceShortcuts": self = .voiceShortcuts
    case "changeVoiceShortcut": self = .changeVoiceShortcut(try VoiceShortcutChange(from: parameters()))
    case "standing": self = .standing
    case "requestPermission": self = .requestPermission(try PermissionName(from: parameters()).permission)
    case "updateIndex": self = .updateIndex(try IndexUpdate(from: parameters()))
    case "indexState": self = .indexState(try IndexName(from: parameters()).index)
    case "searchIndex": self = .searchIndex(try IndexQuery(from: parameters()))
    case "engageIndex": self = .engageIndex(try IndexEngagement(from: parameters()))
    case "reindex": self = .reindex(try ReindexCall(from: parameters()))
    case "values": self = .values(try ValueQueryCall(from: parameters()))
    case "describe": self = .describe
    case "resolve": self = .resolve(try ResolveCall(from: parameters()))
    case "confirm": self = .confirm(try IntentCall(from: parameters()))
    case "handle": self = .handle(try IntentCall(from: parameters()))
    case "resume": self = .resume(try CallName(from: parameters()).call)
    case "follow": self = .follow(try IntentCall(from: parameters()))
    case "options": self = .options(try OptionsCall(from: parameters()))
    case "entities": self = .entities(try EntityQueryCall(from: parameters()))
    case "continueActivity": self = .continueActivity(try ActivityContinuation(from: parameters()))
    case "scene": self = .scene
    case "actOnScene": self = .actOnScene(try SceneAction(from: parameters()))
    default: throw WireFault(.unknownMethod, "There is no method “\(method.prefix(80))”.")
    }
  }

  fileprivate func encodeParameters(to encoder: () -> any Encoder) throws {
    switch self {
    case .hello(let body): try body.encode(to: encoder())
    case .ask(let body): try body.encode(to: encoder())
    case .updateVocabulary(let body): try body.encode(to: encoder())
    case .refreshShortcuts, .voiceShortcuts, .standing, .describe, .scene: break
    case .donate(let donations): try Donations(donations: donations).encode(to: encoder())
    case .deleteDonations(let body): try body.encode(to: encoder())
    case .setShortcuts(let body): try body.encode(to: encoder())
    case .changeVoiceShortcut(let body): try body.encode(to: encoder())
    case .requestPermission(let kind): try PermissionName(permission: kind).encode(to: encoder())
    case .updateIndex(let body): try body.encode(to: encoder())
    case .indexState(let index): try IndexName(index: index).encode(to: encoder())
    case .searchIndex(let body): try body.encode(to: encoder())
    case .engageIndex(let body): try body.encode(to: encoder())
    case .reindex(let body): try body.encode(to: encoder())
    case .values(let body): try body.encode(to: encoder())
    case .resolve(let body): try body.encode(to: encoder())
    case .confirm(let body): try body.encode(to: encoder())
    case .handle(let body): try body.encode(to: encoder())
    case .resume(let call): try CallName(call: call).encode(to: encoder())
    case .follow(let body): try body.encode(to: encoder())
    case .options(let body): try body.encode(to: encoder())
    case .entities(let body): try body.encode(to: encoder())
    case .continueActivity(let body): try body.encode(to: encoder())
    case .actOnScene(let body): try body.encode(to: encoder())
    }
  }
}

private struct CallName: Codable {
  var call: String
}

private struct IndexName: Codable {
  var index: String
}

private struct Donations: Codable {
  var donations: [DonationValue]
}

private struct PermissionName: Codable {
  var permission: PermissionKind
}

extension WireNotification {
  private struct RequestName: Codable {
    var request: Int
  }

  fileprivate var method: String {
    switch self {
    case .cancel: "cancel"
    case .progress: "progress"
    case .update: "update"
    case .unfollow: "unfollow"
    case .end: "end"
    }
  }

  fileprivate init(method: String, from decoder: @autoclosure () throws -> any Decoder) throws {
    switch method {
    case "cancel": self = .cancel(try RequestName(from: decoder()).request)
    case "progress": self = .progress(try CallProgress(from: decoder()))
    case "update": self = .update(try CallUpdate(from: decoder()))
    case "unfollow": self = .unfollow(try CallName(from: decoder()).call)
    case "end": self = .end
    default: throw WireFault(.unknownMethod, "There is no notification “\(method.prefix(80))”.")
    }
  }

  fileprivate func encodeParameters(to encoder: () -> any Encoder) throws {
    switch self {
    case .cancel(let id): try RequestName(request: id).encode(to: encoder())
    case .progress(let body): try body.encode(to: encoder())
    case .update(let body): try body.encode(to: encoder())
    case .unfollow(let call): try CallName(call: call).encode(to: encoder())
    case .end: break
    }
  }
}
