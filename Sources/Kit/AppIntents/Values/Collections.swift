import IntentWire

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type without its optional.
  public typealias UnwrappedType = Wrapped

  /// The wrapped type's bridge, marked as optional.
  public static var _bridge: _ValueBridge {
    var bridge = Wrapped._bridge
    bridge.isOptional = true
    return bridge
  }

  /// No value.
  public static var _absent: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The array itself.
  public typealias UnwrappedType = Self

  /// Several values in order.
  public static var _bridge: _ValueBridge {
    .several(Element._bridge) {
      $0 as? [Element]
    } assemble: {
      $0
    }
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Element.ValueType
  /// The set itself.
  public typealias UnwrappedType = Self

  /// Several values; on the wire in the order of their texts, so that equal sets are equal there.
  public static var _bridge: _ValueBridge {
    .several(Element._bridge) { any in
      (any as? Set<Element>).map { set in
        let encode = Element._bridge.encode
        return set.sorted { encode($0)?.displayText ?? "" < encode($1)?.displayText ?? "" }
      }
    } assemble: {
      Set($0)
    }
  }
}

extension _ValueBridge {
  fileprivate static func several<Element: _IntentValue>(
    _ element: _ValueBridge, elements: @escaping @Sendable (Any) -> [Element]?,
    assemble: @escaping @Sendable ([Element]) -> any Sendable
  ) -> _ValueBridge {
    var bridge = _ValueBridge(type: element.type) { any in
      elements(any).map { .list($0.compactMap { element.encode($0) }) }
    } read: { value, context in
      try await element.read(value, context)
    }
    bridge.element = { element }
    bridge.suggestions = element.suggestions
    bridge.assemble = { values in
      let typed = values.compactMap { $0 as? Element }
      return typed.count == values.count ? assemble(typed) : nil
    }
    return bridge
  }
}
