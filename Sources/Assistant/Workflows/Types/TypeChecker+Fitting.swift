import IntentWire

/// Which types may become which; see ``Coercion``.
extension TypeChecker {
  /// Whether a value of a type may become one of another; see ``Coercion``.
  func fits(_ type: ValueType?, _ wanted: ValueType, _ value: Formula? = nil) -> Bool {
    if let value, case .value(let literal) = value.form, let text = literal.text {
      // A known text shows whether it can be read.
      switch wanted {
      case .url: return !text.isEmpty
      default: break
      }
    }
    return Self.fits(type, wanted, known)
  }

  static func fits(_ type: ValueType?, _ wanted: ValueType, _ catalog: ActionCatalog) -> Bool {
    guard let type, type != wanted else { return true }
    if case .list(let element) = wanted {
      if case .list(let own) = type { return fits(own, element, catalog) }
      return fits(type, element, catalog)
    }
    if case .list(let own) = type {
      return wanted == .string || wanted == .spoken || fits(own, wanted, catalog)
    }
    switch wanted {
    case .string, .spoken: return true
    case .integer, .number, .boolean:
      switch type {
      case .integer, .number, .boolean, .duration, .measurement, .currency, .string, .spoken: return true
      default: return hasProperty(type, wanted, catalog)
      }
    case .duration:
      if type == .measurement("duration") { return true }
      return [.integer, .number, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .measurement(let dimension):
      if type == .duration { return dimension == "duration" }
      return [.integer, .number, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .currency:
      return [.integer, .number, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .date: return [.dateRange, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .dateRange: return [.date, .string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .url: return [.string, .spoken, .file].contains(type) || hasProperty(type, wanted, catalog)
    case .enumeration(let name):
      if case .enumeration(let own) = type { return own.isEmpty || own == name }
      return [.string, .spoken].contains(type) || hasProperty(type, wanted, catalog)
    case .entity:
      if case .record = type { return true }
      return [.string, .spoken, .person, .place].contains(type)
    case .person, .place, .record:
      if case .record(let name) = wanted, name == "Dictionary" {
        if case .record = type { return true }
        return [.string, .spoken, .file].contains(type)
      }
      switch type {
      case .string, .spoken, .entity, .record, .person, .place: return true
      default: return false
      }
    case .file: return [.string, .spoken, .url].contains(type) || hasProperty(type, wanted, catalog)
    case .list: return false
    }
  }

  static func hasProperty(_ type: ValueType, _ wanted: ValueType, _ catalog: ActionCatalog) -> Bool {
    switch type {
    case .record: return true
    case .entity(let name):
      guard let entity = catalog.entity(name) else { return true }
      return entity.properties.filter { $0.type == wanted || ($0.type == .integer && wanted == .number) }
        .count == 1
    default: return false
    }
  }
}
