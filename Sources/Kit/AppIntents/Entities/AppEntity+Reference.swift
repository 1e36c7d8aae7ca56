import IntentWire

extension AppEntity {
  /// What the wire carries of the entity, with the properties that are only computed when asked for.
  ///
  /// One whose value cannot be computed is left out.
  func _completeReference() async throws -> EntityReference {
    var reference = _reference
    for (name, slot) in Reflection.properties(of: self) where slot.isDeferred {
      guard let value = try? await slot.settled(in: self) else { continue }
      reference.properties[name] = type(of: slot).bridge.encode(value)
    }
    try Task.checkCancellation()
    return reference
  }
}
