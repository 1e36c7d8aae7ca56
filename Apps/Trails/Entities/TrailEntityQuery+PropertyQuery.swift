import AppIntents
import OSLog

/// A condition of a search for trails.
struct TrailCondition: Sendable {
  let holds: @Sendable (TrailEntity) -> Bool
}

extension TrailEntityQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = TrailCondition

  static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds the trails that fit.", categoryName: "Discover", resultValueName: "Trails")
  }

  static let properties = QueryProperties {
    Property(\TrailEntity.$name) {
      EqualToComparator { name in
        TrailCondition { $0.name.localizedCaseInsensitiveCompare(name) == .orderedSame }
      }
      ContainsComparator { part in TrailCondition { $0.name.localizedCaseInsensitiveContains(part) } }
      HasPrefixComparator { part in TrailCondition { $0.name.lowercased().hasPrefix(part.lowercased()) } }
      HasSuffixComparator { part in TrailCondition { $0.name.lowercased().hasSuffix(part.lowercased()) } }
    }
    Property(\TrailEntity.$regionDescription) {
      EqualToComparator { region in
        TrailCondition { $0.regionDescription.localizedCaseInsensitiveCompare(region) == .orderedSame }
      }
      ContainsComparator { part in
        TrailCondition { $0.regionDescription.localizedCaseInsensitiveContains(part) }
      }
    }
    Property(\TrailEntity.$distance) {
      LessThanComparator { distance in TrailCondition { $0.distance < distance } }
      LessThanOrEqualToComparator { distance in TrailCondition { $0.distance <= distance } }
      GreaterThanComparator { distance in TrailCondition { $0.distance > distance } }
      GreaterThanOrEqualToComparator { distance in TrailCondition { $0.distance >= distance } }
      IsBetweenComparator { shortest, longest in
        TrailCondition { shortest <= $0.distance && $0.distance <= longest }
      }
    }
    Property(\TrailEntity.$elevationGain) {
      LessThanComparator { gain in TrailCondition { $0.elevationGain < gain } }
      GreaterThanComparator { gain in TrailCondition { $0.elevationGain > gain } }
    }
    Property(\TrailEntity.$difficulty) {
      EqualToComparator { difficulty in TrailCondition { $0.difficulty == difficulty } }
      NotEqualToComparator { difficulty in TrailCondition { $0.difficulty != difficulty } }
    }
    Property(\TrailEntity.$activities) {
      ContainsComparator { (activity: Activity) in TrailCondition { $0.activities.contains(activity) } }
    }
    Property(\TrailEntity.$currentConditions) {
      ContainsComparator { part in
        TrailCondition { $0.currentConditions.localizedCaseInsensitiveContains(part) }
      }
    }
    Property(\TrailEntity.$isOpen) {
      EqualToComparator { isOpen in TrailCondition { $0.isOpen == isOpen } }
    }
    Property(\TrailEntity.$isFavorite) {
      EqualToComparator { isFavorite in TrailCondition { $0.isFavorite == isFavorite } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\TrailEntity.$name)
    SortableBy(\TrailEntity.$distance)
    SortableBy(\TrailEntity.$elevationGain)
  }

  func entities(
    matching comparators: [TrailCondition], mode: ComparatorMode, sortedBy: [EntityQuerySort<TrailEntity>],
    limit: Int?
  ) async throws -> [TrailEntity] {
    Logger.entityQueryLogging.debug("[TrailEntityQuery] Property query with \(comparators.count) conditions")
    var found = trailManager.entities(trailManager.trails).filter { trail in
      switch mode {
      case .and: comparators.allSatisfy { $0.holds(trail) }
      case .or: comparators.isEmpty || comparators.contains { $0.holds(trail) }
      }
    }
    // The least important first: a later sort keeps the order of what it finds equal.
    for criterion in sortedBy.reversed() {
      let order: SortOrder = criterion.order == .ascending ? .forward : .reverse
      switch criterion.by {
      case \.$name: found.sort(using: KeyPathComparator(\.name, order: order))
      case \.$distance: found.sort(using: KeyPathComparator(\.distance, order: order))
      case \.$elevationGain: found.sort(using: KeyPathComparator(\.elevationGain, order: order))
      default: break
      }
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}
