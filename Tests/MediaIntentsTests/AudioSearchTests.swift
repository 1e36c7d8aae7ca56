import AppIntents
import Foundation
import IntentWire
import Testing

@testable import MediaIntents

@Suite struct AudioSearchTests {
  private static let link = URL(string: "https://music.example/blue-lantern")
  private static let links = ["https://music.example/1", "https://music.example/2"].compactMap(
    URL.init(string:))

  @Test func theWireCarriesEachCriteria() throws {
    let link = try #require(Self.link)
    let searches: [AudioSearch.Criteria] = [
      .searchQuery("Blue Lantern by Mara"), .url([link]), .url(Self.links), .unspecified,
    ]
    for criteria in searches {
      let search = AudioSearch(criteria: criteria)
      #expect(AudioSearch(.record(search.record)) == search)
    }
  }

  @Test func theRecordIsAsTheAssistantMakesIt() throws {
    let record = AudioSearch(criteria: .searchQuery("jazz")).record
    #expect(record.type == "AudioSearch")
    #expect(record.display.title == "jazz")
    #expect(record.fields == ["criteria": .string("searchQuery"), "query": .string("jazz")])
    let link = try #require(Self.link)
    #expect(
      AudioSearch(criteria: .url([link])).record.fields == ["criteria": .string("url"), "url": .url(link)])
    #expect(AudioSearch(criteria: .unspecified).record.fields == ["criteria": .string("unspecified")])
  }

  @Test func wordsAndLinksAloneAreRead() throws {
    let link = try #require(Self.link)
    #expect(AudioSearch(.string(" some jazz "))?.criteria == .searchQuery("some jazz"))
    #expect(AudioSearch(.string(""))?.criteria == .unspecified)
    #expect(AudioSearch(.url(link))?.criteria == .url([link]))
    #expect(AudioSearch(.list(Self.links.map(IntentValue.url)))?.criteria == .url(Self.links))
  }

  @Test(arguments: [
    IntentValue.integer(3), .list([]), .list([.string("a")]),
    .record(RecordValue(type: "AudioSearch", display: DisplayValue(""), fields: [:])),
    .record(
      RecordValue(type: "AudioSearch", display: DisplayValue(""), fields: ["criteria": .string("url")])),
    .record(
      RecordValue(type: "Other", display: DisplayValue(""), fields: ["criteria": .string("unspecified")])),
  ])
  func otherValuesAreRefused(value: IntentValue) {
    #expect(AudioSearch(value) == nil)
  }

  @Test func aSearchIsShownByItsWords() {
    let search = AudioSearch(criteria: .searchQuery("jazz"), spotlightSearchResults: [])
    #expect(search.displayRepresentation.title == "jazz")
    #expect(AudioSearch.persistentIdentifier == "AudioSearch")
  }

  @Test func aSearchIsCodable() throws {
    let search = AudioSearch(criteria: .url(Self.links))
    let data = try JSONEncoder().encode(search)
    #expect(try JSONDecoder().decode(AudioSearch.self, from: data) == search)
  }
}
