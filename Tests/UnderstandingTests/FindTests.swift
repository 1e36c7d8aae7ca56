import Catalog
import IntentWire
import Language
import Testing

@testable import Understanding

@Suite("Finding things by their properties")
struct FindTests {
  @Test(
    "Measures, numbers, money and lengths of time are compared",
    arguments: [
      ("find trails shorter than 5 miles", Found("FindTrails", ["distance < 5 mi"])),
      ("show me trails under 1 km", Found("FindTrails", ["distance < 1 km"])),
      ("which trails are at least 3 km long", Found("FindTrails", ["distance >= 3 km"])),
      (
        "find trails with a distance between 2 and 5 miles",
        Found("FindTrails", ["distance between 2 mi and 5 mi"])
      ),
      ("find hikes of 10 km or less", Found("FindTrails", ["distance <= 10 km"])),
      (
        "list trails with an elevation gain of more than 300 meters",
        Found("FindTrails", ["elevationGain > 300 m"])
      ),
      ("any trails above 1000 ft of ascent", Found("FindTrails", ["elevationGain > 1000 ft"])),
      ("trails with less than 200 m of climbing", Found("FindTrails", ["elevationGain < 200 m"])),
      ("trails under six km", Found("FindTrails", ["distance < 6 km"])),
      ("i only have time for a trail under five kilometers", Found("FindTrails", ["distance < 5 km"])),
      ("trails rated above 4", Found("FindTrails", ["rating > 4"])),
      ("find trails with a rating of at least 4", Found("FindTrails", ["rating >= 4"])),
      ("show books with more than 300 pages", Found("FindBooks", ["pageCount > 300"])),
      ("find books longer than 300 pages", Found("FindBooks", ["pageCount > 300"])),
      ("show me invoices over $500", Found("FindInvoices", ["total > 500 USD"])),
      ("find invoices with a total of at most 200 dollars", Found("FindInvoices", ["total <= 200 USD"])),
      ("show recipes that take less than 30 minutes", Found("FindRecipes", ["cookingTime < 30 min"])),
      ("find recipes under an hour", Found("FindRecipes", ["cookingTime < 60 min"])),
      ("find recipes with fewer than 500 calories", Found("FindRecipes", ["calories < 500"])),
    ])
  func amounts(_ sentence: String, _ expected: Found) { check(sentence, expected) }

  @Test(
    "Cases, booleans and their opposites",
    arguments: [
      ("show me easy trails", Found("FindTrails", ["difficulty = easy"])),
      ("find trails that are open", Found("FindTrails", ["isOpen = true"])),
      ("find trails that are not open", Found("FindTrails", ["isOpen = false"])),
      ("which trails are open and under 1 km", Found("FindTrails", ["isOpen = true", "distance < 1 km"])),
      ("find easy or moderate trails", Found("FindTrails", ["difficulty = easy or difficulty = moderate"])),
      ("find trails that allow dogs", Found("FindTrails", ["allowsDogs = true"])),
      ("find trails that don't allow dogs", Found("FindTrails", ["allowsDogs = false"])),
      ("show unpaid invoices", Found("FindInvoices", ["isPaid = false"])),
      ("which invoices are not paid", Found("FindInvoices", ["isPaid = false"])),
      ("find vegetarian recipes for dinner", Found("FindRecipes", ["isVegetarian = true", "meal = dinner"])),
      ("find trails that are not easy", Found("FindTrails", ["difficulty != easy"])),
      ("show my pinned sketches", Found("FindSketches", ["isPinned = true"])),
      ("show me science fiction books", Found("FindBooks", ["genre = scienceFiction"])),
    ])
  func choices(_ sentence: String, _ expected: Found) { check(sentence, expected) }

  @Test(
    "Texts go to the property that the word before them means",
    arguments: [
      ("find trails whose name contains falls", Found("FindTrails", ["name contains falls"])),
      ("find trails with waterfalls", Found("FindTrails", ["features contains waterfalls"])),
      ("find trails in Yosemite", Found("FindTrails", ["region contains Yosemite"])),
      ("do I have any books by Orwell", Found("FindBooks", ["author contains Orwell"])),
      ("find sketches about Lisbon", Found("FindSketches", ["title contains Lisbon"])),
      ("find sketches in Holiday Plans", Found("FindSketches", ["folder = Holiday Plans"])),
      ("find recipes with chicken", Found("FindRecipes", ["ingredients contains chicken"])),
      ("find trails called Eagle Ridge", Found("FindTrails", ["name contains Eagle Ridge"])),
      ("find books whose title starts with The Long", Found("FindBooks", ["title begins with The Long"])),
      (
        "find books by Orwell that I haven't read",
        Found("FindBooks", ["author contains Orwell", "isRead = false"])
      ),
      (
        "find trails with falls in the name under 1 kilometer",
        Found("FindTrails", ["name contains falls", "distance < 1 km"])
      ),
      ("find recipes without chicken", Found("FindRecipes", ["not ingredients contains chicken"])),
    ])
  func texts(_ sentence: String, _ expected: Found) { check(sentence, expected) }

  @Test(
    "Dates",
    arguments: [
      (
        "find sketches created last week",
        Found("FindSketches", ["creationDate between 2026-03-09 and 2026-03-15"])
      ),
      ("find sketches modified today", Found("FindSketches", ["modificationDate = 2026-03-18"])),
      ("show invoices due before Friday", Found("FindInvoices", ["dueDate < 2026-03-20"])),
      ("which invoices were issued after March 1", Found("FindInvoices", ["issueDate > 2026-03-01"])),
      ("find books published in 2019", Found("FindBooks", ["published between 2019-01-01 and 2019-12-31"])),
      ("find books published before 1950", Found("FindBooks", ["published < 1950-01-01"])),
    ])
  func dates(_ sentence: String, _ expected: Found) { check(sentence, expected) }

  @Test(
    "Order, number and counts",
    arguments: [
      ("what is the longest trail", Found("FindTrails", sort: "distance descending", limit: 1)),
      ("which trail is the shortest", Found("FindTrails", sort: "distance ascending", limit: 1)),
      ("which trail climbs the most", Found("FindTrails", sort: "elevationGain descending", limit: 1)),
      ("which trail has the least climbing", Found("FindTrails", sort: "elevationGain ascending", limit: 1)),
      ("trails, steepest climb first", Found("FindTrails", sort: "elevationGain descending")),
      ("which book has the biggest page count", Found("FindBooks", sort: "pageCount descending", limit: 1)),
      (
        "show me the longest easy trails",
        Found("FindTrails", ["difficulty = easy"], sort: "distance descending")
      ),
      (
        "find the three newest sketches about Lisbon created last week",
        Found(
          "FindSketches", ["title contains Lisbon", "creationDate between 2026-03-09 and 2026-03-15"],
          sort: "creationDate descending", limit: 3)
      ),
      ("show me the top 5 trails", Found("FindTrails", limit: 5)),
      ("show the top 3 highest rated trails", Found("FindTrails", sort: "rating descending", limit: 3)),
      ("what's my most expensive invoice", Found("FindInvoices", sort: "total descending", limit: 1)),
      ("find the book with the most pages", Found("FindBooks", sort: "pageCount descending", limit: 1)),
      (
        "trails whose name contains falls sorted by length",
        Found("FindTrails", ["name contains falls"], sort: "distance ascending")
      ),
      ("list my books sorted by author", Found("FindBooks", sort: "author ascending")),
      ("list trails from shortest to longest", Found("FindTrails", sort: "distance ascending")),
      ("find trails with length less than 5 km", Found("FindTrails", ["distance < 5 km"])),
      ("find sketches with more than 100 words", Found("FindSketches", ["wordCount > 100"])),
      ("list all trails by distance, longest first", Found("FindTrails", sort: "distance descending")),
      ("how many trails are open", Found("FindTrails", ["isOpen = true"], isCount: true)),
      ("how many unpaid invoices do I have", Found("FindInvoices", ["isPaid = false"], isCount: true)),
      ("show my trails", Found("FindTrails")),
      ("please list all recipes in Saucepan", Found("FindRecipes")),
      ("in Footpath, find collections called Coast", Found("FindTrailCollections", ["name contains Coast"])),
    ])
  func order(_ sentence: String, _ expected: Found) { check(sentence, expected) }

  @Test(
    "Other requests stay what they are",
    arguments: [
      "add milk to my grocery list", "create a note called recipes", "remind me to pay the invoice tomorrow",
      "delete the packing list", "how is the weather", "trails", "books are nice", "I like easy trails a lot",
      "read it", "what is love", "mark the book report as done",
    ])
  func others(_ sentence: String) {
    let reading = FindWorld.read(sentence)
    #expect(reading.accepted?.intent.hasPrefix("Find") != true, "\(Explanation(reading).text)")
  }

  @Test("The reasons tell what was understood")
  func reasons() throws {
    let reading = FindWorld.read("find easy trails under 5 km")
    let accepted = try #require(reading.accepted)
    #expect(accepted.evidence.reader == "find")
    #expect(accepted.evidence.phrase == "find trails where difficulty = easy and distance < 5 km")
    #expect(accepted.evidence.uses.map(\.text) == ["find", "easy", "trails", "under 5 km"])
  }

  @Test("A request survives its way through the values of parameters")
  func roundTrip() throws {
    let accepted = try #require(
      FindWorld.read("find the 3 longest easy or moderate trails with waterfalls").accepted)
    let request = FindRequest(parameters: accepted.values)
    #expect(request.parameters == accepted.values)
    #expect(request.groups.count == 2 && request.limit == 3)
  }

  @Test("Random rows of words are read without harm")
  func random() {
    let words = [
      "find", "trails", "notes", "under", "5", "km", "not", "or", "and", "the", "longest", "by", "with",
      "between",
      "before", "last", "week", "\"", "sorted", "most", "than", "more", "$", "20", "easy", "open", "about",
      "in",
      "Footpath", ",", "-", "of", "or less", "top", "whose", "name", "contains", "how many", "un", "unpaid",
    ]
    var generator = RandomNumbers(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...14, using: &generator)
      let sentence = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
      let reading = FindWorld.read(sentence.joined(separator: " "))
      for candidate in reading.candidates { #expect((0...1).contains(candidate.score)) }
    }
  }

  private func check(_ sentence: String, _ expected: Found) {
    let reading = FindWorld.read(sentence)
    #expect(Found(reading) == expected, "\(Explanation(reading).text)")
  }
}

/// Numbers that look random and are the same at each run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}
