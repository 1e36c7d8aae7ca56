import CoreSpotlight
import Foundation
import UniformTypeIdentifiers

struct Recipe: Codable, Identifiable {
  var id: UUID
  var name: String
  var summary: String?
  var ingredients: [String]
  var minutes: Int
  var photo: Data?
  var cooked: Date?
}

class RecipeIndexer: NSObject {
  static let shared = RecipeIndexer()

  private let index = CSSearchableIndex(name: "recipes", protectionClass: .complete)
  private var observers: [(Int) -> Void] = []
  private var currentQuery: CSSearchQuery?

  override init() {
    super.init()
    index.indexDelegate = self
  }

  func item(for recipe: Recipe) -> CSSearchableItem {
    let attributeSet = CSSearchableItemAttributeSet(contentType: .text)
    attributeSet.title = recipe.name
    attributeSet.displayName = recipe.name
    attributeSet.contentDescription = recipe.summary
    attributeSet.keywords = recipe.ingredients + ["recipe"]
    attributeSet.thumbnailData = recipe.photo
    attributeSet.duration = NSNumber(value: recipe.minutes * 60)
    attributeSet.lastUsedDate = recipe.cooked
    attributeSet.rating = 4.5
    attributeSet.streamable = 0
    attributeSet.playCount = 3
    attributeSet.relatedUniqueIdentifier = recipe.id.uuidString
    if let key = CSCustomAttributeKey(
      keyName: "com_example_spice", searchable: true, searchableByDefault: true, unique: false,
      multiValued: false)
    {
      attributeSet.setValue(NSNumber(value: 2), forCustomKey: key)
    }
    let item = CSSearchableItem(
      uniqueIdentifier: recipe.id.uuidString, domainIdentifier: "com.example.recipes",
      attributeSet: attributeSet)
    item.expirationDate = Date.distantFuture
    return item
  }

  func reindex(_ recipes: [Recipe]) {
    guard CSSearchableIndex.isIndexingAvailable() else { return }
    let items = recipes.map { item(for: $0) }
    CSSearchableIndex.default().indexSearchableItems(items) { error in
      if let error = error {
        print("Indexing error: \(error.localizedDescription)")
      } else {
        print("Search items successfully indexed!")
      }
    }
  }

  func update(_ recipes: [Recipe], state: Data) {
    index.fetchLastClientState { [weak self] last, error in
      guard let self = self, error == nil else { return }
      if last == state { return }
      self.index.beginBatch()
      self.index.indexSearchableItems(recipes.map(self.item(for:)))
      self.index.deleteSearchableItems(withDomainIdentifiers: ["com.example.old"])
      self.index.endBatch(withClientState: state) { error in
        guard let error = error as? CSIndexError, error.code == .quotaExceeded else { return }
        self.observers.forEach { $0(-1) }
      }
    }
  }

  func remove(_ recipe: Recipe) {
    CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: [recipe.id.uuidString]) { _ in }
    CSSearchableIndex.default().deleteAllSearchableItems(completionHandler: nil)
  }

  func search(_ text: String, completion: @escaping ([String]) -> Void) {
    currentQuery?.cancel()
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\"", with: "\\\"")
    let queryString = "title == \"*\(escaped)*\"cd || keywords == \"\(escaped)\"cw"
    let context = CSSearchQueryContext()
    context.fetchAttributes = ["title", "displayName"]
    let query = CSSearchQuery(queryString: queryString, queryContext: context)
    var found: [CSSearchableItem] = []
    query.foundItemsHandler = { items in
      found.append(contentsOf: items)
    }
    query.completionHandler = { error in
      completion(error == nil ? found.map { $0.attributeSet.title ?? "" } : [])
    }
    query.start()
    currentQuery = query
  }

  func recipeIdentifier(of activity: NSUserActivity) -> UUID? {
    switch activity.activityType {
    case CSSearchableItemActionType:
      return (activity.userInfo?[CSSearchableItemActivityIdentifier] as? String).flatMap(
        UUID.init(uuidString:))
    case CSQueryContinuationActionType:
      print(activity.userInfo?[CSSearchQueryString] as? String ?? "")
      return nil
    default:
      return nil
    }
  }

  func activity(for recipe: Recipe) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.recipes.view")
    activity.isEligibleForSearch = true
    let attributes = CSSearchableItemAttributeSet(itemContentType: UTType.content.identifier)
    attributes.contentDescription = recipe.summary
    activity.contentAttributeSet = attributes
    return activity
  }
}

extension RecipeIndexer: CSSearchableIndexDelegate {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }

  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }
}
