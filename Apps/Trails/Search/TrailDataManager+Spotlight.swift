import AppIntents
import CoreSpotlight
import OSLog

extension TrailDataManager {
  /// Gives the trails to the person's search; favorites come first.
  func contributeToSpotlight() async {
    // Create an array of the searchable information for each trail.
    let favoritesCollection = favoritesCollection
    let searchableItems = trails.map { trail in
      let item = CSSearchableItem(
        uniqueIdentifier: String(trail.id), domainIdentifier: nil, attributeSet: trail.searchableAttributes)

      let isFavorite = favoritesCollection.members.contains(trail.id)
      let weight = isFavorite ? 10 : 1
      let intent = TrailEntity(trail: trail, isFavorite: isFavorite)

      // Both stand for the same trail; search has to know before it gets the item.
      item.associateAppEntity(intent, priority: weight)
      return item
    }

    do {
      let index = CSSearchableIndex.default()
      try await index.indexSearchableItems(searchableItems)
      Logger.spotlightLogging.info("[Spotlight] Trails indexed by Spotlight")
    } catch let error {
      Logger.spotlightLogging.error(
        "[Spotlight] Trails were not indexed by Spotlight. Reason: \(error.localizedDescription)")
    }
  }
}
