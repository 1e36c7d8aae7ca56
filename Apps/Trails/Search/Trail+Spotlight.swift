import CoreSpotlight
import Foundation

extension Trail {
  /// What search knows of the trail.
  var searchableAttributes: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()

    attributes.title = name
    attributes.namedLocation = regionDescription
    attributes.keywords = activities.localizedElements
    attributes.contentDescription = currentConditions

    attributes.latitude = NSNumber(value: coordinate.latitude)
    attributes.longitude = NSNumber(value: coordinate.longitude)
    attributes.supportsNavigation = true

    return attributes
  }
}

extension [Activity] {
  /// The names of the activities as a person reads them.
  var localizedElements: [String] {
    compactMap { Activity.caseDisplayRepresentations[$0].map { String(localized: $0.title) } }
  }
}
