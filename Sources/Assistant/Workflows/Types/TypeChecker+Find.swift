import IntentWire
import Language

/// Searches and their conditions.
extension TypeChecker {
  mutating func check(_ step: FindStep, _ place: Place) -> ValueType? {
    var amongType: ValueType?
    if let among = step.among { amongType = type(of: among) }
    if let limit = step.limit { require(limit, .integer) }
    var entity: EntityManifest?
    if let kind = step.kind {
      guard let catalog else {
        for condition in step.groups.joined() { for value in condition.values { _ = type(of: value) } }
        return nil
      }
      switch catalog.find(kind, app: step.app) {
      case .failure(let failure):
        report(failure.message, place)
        return nil
      case .success(let (app, find)):
        entity = app.manifest.entity(find.entity)
        if let amongType, !fits(amongType, .list(.entity(find.entity))) {
          report(mismatch(amongType, .list(.entity(find.entity))), step.among?.place ?? place)
        }
      }
    } else if case .list(.entity(let name))? = amongType {
      entity = known.entity(name)
    }
    for condition in step.groups.joined() { check(condition, entity) }
    for order in step.order where entity.map({ Self.property(order.property, $0) == nil }) ?? false {
      report(Self.noProperty(order.property, entity), place)
    }
    return step.kind == nil ? amongType : entity.map { .list(.entity($0.identifier)) }
  }

  mutating func check(
    _ condition: FindStep.Condition, _ entity: EntityManifest?
  ) {
    var types: [ValueType?] = []
    for value in condition.values { types.append(type(of: value)) }
    guard let entity else { return }
    guard let property = Self.property(condition.property, entity) else {
      if ["title", "name"].contains(condition.property) { return }
      report(Self.noProperty(condition.property, entity), condition.place)
      return
    }
    var wanted = property.type
    if case .list(let element) = wanted { wanted = element }
    let isOrder = [.lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween]
      .contains(condition.comparison)
    if isOrder, [.boolean, .person, .file].contains(wanted) || wanted.isReference {
      report("“\(property.name)” has no order. Compare it with “is” or “contains”.", condition.place)
      return
    }
    guard isOrder || condition.comparison == .equalTo || condition.comparison == .notEqualTo else { return }
    for (value, type) in zip(condition.values, types) where !comparable(type, wanted, value) {
      report("“\(property.name)”: \(mismatch(type, wanted))", value.place)
    }
  }

  func comparable(_ type: ValueType?, _ wanted: ValueType, _ value: Formula) -> Bool {
    switch (type, wanted) {
    case (.measurement?, .number), (.measurement?, .integer), (.integer?, .measurement),
      (.number?, .measurement):
      true
    default: fits(type, wanted, value)
    }
  }

  static func property(_ name: String, _ entity: EntityManifest) -> PropertyManifest? {
    let wanted = Folding.fold(name)
    return entity.properties.first { $0.name == name }
      ?? entity.properties.first { Folding.fold($0.title) == wanted || Folding.fold($0.name) == wanted }
  }

  static func noProperty(_ name: String, _ entity: EntityManifest?) -> String {
    "\(entity?.title ?? "This") has no property “\(name)”."
      + Suggestion.hint(for: name, among: entity?.properties.map(\.name) ?? [], "It has")
  }
}

extension ValueType {
  fileprivate var isReference: Bool {
    switch self {
    case .entity, .record, .enumeration: true
    default: false
    }
  }
}
