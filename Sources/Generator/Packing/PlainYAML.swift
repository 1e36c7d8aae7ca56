import IntentWire
import Yams

/// YAML with as few surprises as possible: `yes`, `no`, `on` and dates are text, as people mean them in phrases.
enum PlainYAML {
  /// Reads a document.
  ///
  /// - Throws: ``GenerationError`` with the path, the line and what is wrong there.
  static func read(_ text: String, path: String) throws -> JSONValue {
    let node: Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw GenerationError(describe(error, path: path))
    }
    guard let node else { return .object([:]) }
    return try value(of: node, path: path)
  }

  private static func value(of node: Node, path: String) throws -> JSONValue {
    switch node {
    case .scalar(let scalar): return value(of: scalar)
    case .sequence(let sequence): return .array(try sequence.map { try value(of: $0, path: path) })
    case .mapping(let mapping):
      var members: [String: JSONValue] = [:]
      for (key, item) in mapping {
        guard case .scalar(let name) = key else {
          throw GenerationError("\(path):\(key.mark?.line ?? 0): a key must be text.")
        }
        guard members[name.string] == nil else {
          throw GenerationError("\(path):\(key.mark?.line ?? 0): the key “\(name.string)” is there twice.")
        }
        members[name.string] = try value(of: item, path: path)
      }
      return .object(members)
    case .alias(let alias):
      throw GenerationError(
        "\(path):\(alias.mark?.line ?? 0): aliases are not supported; write the value out.")
    }
  }

  private static func value(of scalar: Node.Scalar) -> JSONValue {
    let text = scalar.string
    guard scalar.style == .plain || scalar.style == .any else { return .string(text) }
    switch text {
    case "", "~", "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if text.wholeMatch(of: /-?(0|[1-9][0-9]*)/) != nil, let number = Int(text) { return .integer(number) }
    if text.wholeMatch(of: /-?(0|[1-9][0-9]*)\.[0-9]+/) != nil, let number = Double(text) {
      return .number(number)
    }
    return .string(text)
  }

  private static func describe(_ error: YamlError, path: String) -> String {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      "\(path):\(mark.line): \(problem)."
    case .duplicatedKeysInMapping(let keys, let context):
      "\(path):\(context.mark.line): these keys are there twice: \(keys.map { "\($0)" }.sorted().joined(separator: ", "))."
    default: "\(path): \(error)"
    }
  }
}
