import Catalog
import Foundation
import IntentWire
import Language

@testable import Understanding

/// Apps that can be asked for their things, of every type of property; none of them exists.
enum FindWorld {
  private static func property(_ name: String, _ title: String, _ type: ValueType) -> PropertyManifest {
    PropertyManifest(name: name, title: title, type: type)
  }

  private static func enumeration(_ type: String, _ cases: [(String, String, [String])])
    -> EnumerationManifest
  {
    EnumerationManifest(
      identifier: type, title: type,
      cases: cases.map { .init(name: $0.0, display: DisplayValue($0.1, synonyms: $0.2)) })
  }

  private static func app(
    _ name: String, _ entities: [EntityManifest], _ enumerations: [EnumerationManifest] = [],
    intents: [IntentManifest] = []
  ) -> InstalledApp {
    let queries = entities.map {
      QueryManifest(identifier: $0.identifier + "Query", entity: $0.identifier, capabilities: [.enumerable])
    }
    return InstalledApp(
      identifier: "org.example." + name.lowercased().filter(\.isLetter), name: name,
      manifest: AppManifest(
        module: name.filter(\.isLetter), intents: intents, entities: entities, enumerations: enumerations,
        queries: queries))
  }

  static let trails = app(
    "Footpath",
    [
      EntityManifest(
        identifier: "TrailEntity", title: "Trail", pluralTitle: "trails", synonyms: ["hike"],
        query: "TrailEntityQuery",
        properties: [
          property("name", "Name", .string), property("distance", "Distance", .measurement("length")),
          property("elevationGain", "Elevation Gain", .measurement("length")),
          property("difficulty", "Difficulty", .enumeration("Difficulty")),
          property("rating", "Rating", .number), property("isOpen", "Open", .boolean),
          property("allowsDogs", "Allows Dogs", .boolean),
          property("features", "Features", .list(.string)), property("region", "Region", .string),
        ]),
      EntityManifest(
        identifier: "TrailCollection", title: "Trail Collection", pluralTitle: "Trail Collections"),
    ],
    [
      enumeration(
        "Difficulty",
        [("easy", "Easy", []), ("moderate", "Moderate", ["medium"]), ("strenuous", "Strenuous", ["hard"])])
    ])

  static let notes = app(
    "Scribbler",
    [
      EntityManifest(
        identifier: "SketchEntity", title: "Sketch", query: "SketchEntityQuery",
        properties: [
          property("title", "Title", .string), property("body", "Body", .string),
          property("creationDate", "Created", .date), property("modificationDate", "Modified", .date),
          property("isPinned", "Pinned", .boolean), property("wordCount", "Word Count", .integer),
          property("folder", "Folder", .entity("FolderEntity")),
        ]),
      EntityManifest(identifier: "FolderEntity", title: "Folder"),
    ])

  static let books = app(
    "Shelfie",
    [
      EntityManifest(
        identifier: "BookEntity", title: "Book", pluralTitle: "Books", query: "BookEntityQuery",
        properties: [
          property("title", "Title", .string), property("author", "Author", .string),
          property("pageCount", "Pages", .integer), property("genre", "Genre", .enumeration("Genre")),
          property("published", "Published", .date), property("isRead", "Read", .boolean),
        ])
    ],
    [
      enumeration(
        "Genre",
        [
          ("novel", "Novel", ["novels"]), ("crime", "Crime", ["mystery"]),
          ("scienceFiction", "Science Fiction", ["sci-fi"]),
        ])
    ])

  static let invoices = app(
    "Ledgerly",
    [
      EntityManifest(
        identifier: "InvoiceEntity", title: "Invoice", query: "InvoiceEntityQuery",
        properties: [
          property("number", "Number", .string), property("client", "Client", .string),
          property("total", "Total", .currency), property("dueDate", "Due Date", .date),
          property("issueDate", "Issued", .date), property("isPaid", "Paid", .boolean),
        ])
    ])

  static let recipes = app(
    "Saucepan",
    [
      EntityManifest(
        identifier: "RecipeEntity", title: "Recipe", query: "RecipeEntityQuery",
        properties: [
          property("name", "Name", .string), property("cookingTime", "Cooking Time", .duration),
          property("servings", "Servings", .integer), property("ingredients", "Ingredients", .list(.string)),
          property("cuisine", "Cuisine", .string), property("isVegetarian", "Vegetarian", .boolean),
          property("calories", "Calories", .number), property("meal", "Meal", .enumeration("Meal")),
        ])
    ],
    [enumeration("Meal", [("breakfast", "Breakfast", []), ("dinner", "Dinner", ["supper"])])])

  static let all = [trails, notes, books, invoices, recipes]

  static let vocabularies: [String: AppVocabulary] = [
    notes.identifier: AppVocabulary(entities: [
      "FolderEntity": ["Work", "Holiday Plans"].map {
        EntityReference(type: "FolderEntity", identifier: $0, display: DisplayValue($0))
      }
    ])
  ]

  /// A reader over all of them, with an app for lists and notes beside them.
  static let understanding = Understanding(
    apps: all + [World.jotter], vocabularies: vocabularies, reader: English())

  static func read(_ text: String, app: String? = nil) -> Reading {
    understanding.read(Utterance(text, context: World.context, app: app))
  }
}

/// What a request for things comes to.
struct Found: CustomStringConvertible, Equatable {
  var intent: String
  var filters: [String] = []
  var sort: String?
  var limit: Int?
  var isCount = false

  init(
    _ intent: String, _ filters: [String] = [], sort: String? = nil, limit: Int? = nil, isCount: Bool = false
  ) {
    (self.intent, self.filters, self.sort, self.limit, self.isCount) = (intent, filters, sort, limit, isCount)
  }

  init?(_ reading: Reading) {
    guard let accepted = reading.accepted else { return nil }
    let plain = accepted.values.mapValues(\.plain)
    intent = accepted.intent
    if case .array(let values)? = plain["filters"] {
      filters = values.map { if case .string(let text) = $0 { text } else { "?" } }
    }
    if case .string(let text)? = plain["sort"] { sort = text }
    if case .integer(let number)? = plain["limit"] { limit = number }
    isCount = plain["count"] == .boolean(true)
  }

  var description: String {
    "\(intent) \(filters) \(sort ?? "-") \(limit.map(String.init) ?? "-")\(isCount ? " count" : "")"
  }
}
