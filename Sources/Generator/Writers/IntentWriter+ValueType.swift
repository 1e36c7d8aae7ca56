import IntentWire

extension IntentWriter {
  /// The type as an expression of Swift.
  static func expression(_ type: ValueType) -> String {
    switch type {
    case .measurement(let name): ".measurement(\(name.literal))"
    case .enumeration(let name): ".enumeration(\(name.literal))"
    case .entity(let name): ".entity(\(name.literal))"
    case .record(let name): ".record(\(name.literal))"
    case .list(let element): ".list(\(expression(element)))"
    default: ".\(type)"
    }
  }
}
