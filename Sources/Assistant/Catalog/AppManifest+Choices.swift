public import IntentWire

extension AppManifest {
  /// The enumerations whose cases are values of a type, by name: the app's own, or those of SiriKit.
  public func choices(of type: ValueType) -> [String: EnumerationManifest] {
    switch type {
    case .list(let element): choices(of: element)
    case .enumeration(let name):
      (enumeration(name) ?? SiriKitSchema.manifest.enumeration(name)).map { [name: $0] } ?? [:]
    default: [:]
    }
  }
}
