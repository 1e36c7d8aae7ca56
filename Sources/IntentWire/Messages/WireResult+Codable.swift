import Foundation

/// On the wire a result is an object with one member: the name of the case and its payload.
extension WireResult: Codable {
  private enum Kind: String, CodingKey {
    case welcome, answer, manifest, resolutions, outcome, values, voiceShortcuts, standing, scene, indexState
    case indexItems, reindexed, done
  }

  /// Reads a result.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    let kind = try container.onlyKey("result", decoder)
    switch kind {
    case .welcome: self = .welcome(try container.decode(Welcome.self, forKey: kind))
    case .answer: self = .answer(try container.decode(Answer.self, forKey: kind))
    case .manifest: self = .manifest(try container.decode(AppManifest.self, forKey: kind))
    case .resolutions:
      self = .resolutions(try container.decode([ParameterResolution].self, forKey: kind))
    case .outcome: self = .outcome(try container.decode(IntentOutcome.self, forKey: kind))
    case .values: self = .values(try container.decode([IntentValue].self, forKey: kind))
    case .voiceShortcuts:
      self = .voiceShortcuts(try container.decode([VoiceShortcutValue].self, forKey: kind))
    case .standing: self = .standing(try container.decode(AppStanding.self, forKey: kind))
    case .scene: self = .scene(try container.decode(SnippetNode?.self, forKey: kind))
    case .indexState: self = .indexState(try container.decode(Data?.self, forKey: kind))
    case .indexItems: self = .indexItems(try container.decode([IndexItem].self, forKey: kind))
    case .reindexed: self = .reindexed(try container.decode(Int.self, forKey: kind))
    case .done: self = .done
    }
  }

  /// Writes the result.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .welcome(let body): try container.encode(body, forKey: .welcome)
    case .answer(let body): try container.encode(body, forKey: .answer)
    case .manifest(let body): try container.encode(body, forKey: .manifest)
    case .resolutions(let body): try container.encode(body, forKey: .resolutions)
    case .outcome(let body): try container.encode(body, forKey: .outcome)
    case .values(let body): try container.encode(body, forKey: .values)
    case .voiceShortcuts(let body): try container.encode(body, forKey: .voiceShortcuts)
    case .standing(let body): try container.encode(body, forKey: .standing)
    case .scene(let body): try container.encode(body, forKey: .scene)
    case .indexState(let body): try container.encode(body, forKey: .indexState)
    case .indexItems(let body): try container.encode(body, forKey: .indexItems)
    case .reindexed(let body): try container.encode(body, forKey: .reindexed)
    case .done: try container.encode(true, forKey: .done)
    }
  }
}

/// On the wire an answer is an object with one member: the name of the case, with the value or `true`.
extension Answer: Codable {
  private enum Kind: String, CodingKey {
    case value, confirmed, declined, cancelled
  }

  /// Reads an answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    let kind = try container.onlyKey("answer", decoder)
    switch kind {
    case .value: self = .value(try container.decode(IntentValue.self, forKey: kind))
    case .confirmed: self = .confirmed
    case .declined: self = .declined
    case .cancelled: self = .cancelled
    }
  }

  /// Writes the answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .value(let value): try container.encode(value, forKey: .value)
    case .confirmed: try container.encode(true, forKey: .confirmed)
    case .declined: try container.encode(true, forKey: .declined)
    case .cancelled: try container.encode(true, forKey: .cancelled)
    }
  }
}

/// On the wire a request for entities is an object with one member: the name of the case and what it looks for.
extension EntityQueryCall.Request: Codable {
  private enum Kind: String, CodingKey {
    case identifiers, matching, suggestions, all, search
  }

  /// Reads a request.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    let kind = try container.onlyKey("request for entities", decoder)
    switch kind {
    case .identifiers: self = .identifiers(try container.decode([String].self, forKey: kind))
    case .matching: self = .matching(try container.decode(String.self, forKey: kind))
    case .suggestions: self = .suggestions
    case .all: self = .all
    case .search: self = .search(try container.decode(EntitySearch.self, forKey: kind))
    }
  }

  /// Writes the request.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .identifiers(let names): try container.encode(names, forKey: .identifiers)
    case .matching(let text): try container.encode(text, forKey: .matching)
    case .suggestions: try container.encode(true, forKey: .suggestions)
    case .all: try container.encode(true, forKey: .all)
    case .search(let search): try container.encode(search, forKey: .search)
    }
  }
}

extension KeyedDecodingContainer {
  /// The only member of an object that names its kind by it.
  func onlyKey(_ what: String, _ decoder: any Decoder) throws -> Key {
    guard allKeys.count == 1, let key = allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A \(what) needs exactly one member that names its kind."))
    }
    return key
  }
}
