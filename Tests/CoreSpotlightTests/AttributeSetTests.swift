import Foundation
import FoundationAdditions
import IntentWire
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

@Suite struct AttributeSetTests {
  @Test func attributesTravelUnderTheirNamesAndComeBack() throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .audio)
    let date = Date(timeIntervalSince1970: 1_773_828_900.25)
    attributes.title = "Cedar Falls Loop"
    attributes.keywords = ["hiking", "waterfall"]
    attributes.latitude = NSNumber(value: 46.5)
    attributes.playCount = 3
    attributes.supportsNavigation = true
    attributes.startDate = date
    attributes.importantDates = [date]
    attributes.URL = URL(string: "https://example.com/trail/1")
    attributes.thumbnailData = Data([1, 2, 3])
    attributes.sharedItemContentType = .jpeg
    attributes.authors = [
      CSPerson(displayName: "Ana", handles: ["ana@example.com"], handleIdentifier: "email")
    ]
    attributes.emailHeaders = ["Subject": ["Hello"]]

    let wire = attributes.wireValues
    #expect(wire["title"] == .string("Cedar Falls Loop"))
    #expect(wire["keywords"] == .list([.string("hiking"), .string("waterfall")]))
    #expect(wire["latitude"] == .number(46.5))
    #expect(wire["playCount"] == .integer(3))
    #expect(wire["supportsNavigation"] == .boolean(true))
    #expect(wire["sharedItemContentType"] == .string("public.jpeg"))
    #expect(wire["contentType"] == .string("public.audio"))

    let data = try JSONEncoder().encode(wire)
    let back = CSSearchableItemAttributeSet()
    back.replace(with: try JSONDecoder().decode([String: IntentValue].self, from: data))
    #expect(back.title == "Cedar Falls Loop")
    #expect(back.keywords == ["hiking", "waterfall"])
    #expect(back.latitude == NSNumber(value: 46.5))
    #expect(back.supportsNavigation?.boolValue == true)
    #expect(back.startDate == date)
    #expect(back.importantDates == [date])
    #expect(back.URL?.absoluteString == "https://example.com/trail/1")
    #expect(back.thumbnailData == Data([1, 2, 3]))
    #expect(back.sharedItemContentType == .jpeg)
    #expect(back.authors == attributes.authors)
    #expect(back.emailHeaders?["Subject"] as? [String] == ["Hello"])
    #expect(back.contentTypeTree?.first == "public.audio")
    #expect(back.album == nil)
  }

  @Test func aPropertyIsFoundByItsKeyPath() {
    #expect(CSSearchableItemAttributeSet.name(of: \.title) == "title")
    #expect(CSSearchableItemAttributeSet.name(of: \.GPSDateStamp) == "GPSDateStamp")
    #expect(CSSearchableItemAttributeSet.name(of: \.streamable) == "isStreamable")
    #expect(CSSearchableItemAttributeSet.name(of: \.hash) == nil)
  }

  @Test func olderNamesAreTheSameProperties() {
    let attributes = CSSearchableItemAttributeSet()
    attributes.streamable = 1
    attributes.local = 0
    #expect(attributes.isStreamable == 1)
    #expect(attributes.isLocal == 0)
  }

  @Test func customKeysHaveRulesAndKeepTheirValues() throws {
    #expect(CSCustomAttributeKey(keyName: "_private") == nil)
    #expect(CSCustomAttributeKey(keyName: "") == nil)
    #expect(CSCustomAttributeKey(keyName: "with space") == nil)
    #expect(CSCustomAttributeKey(keyName: "größe") == nil)
    let key = try #require(CSCustomAttributeKey(keyName: "elevation_gain2"))
    #expect(key.isSearchable && !key.isSearchableByDefault && !key.isUnique && !key.isMultiValued)
    let attributes = CSSearchableItemAttributeSet()
    attributes.setValue(NSNumber(value: 120), forCustomKey: key)
    #expect(attributes.wireValues == ["elevation_gain2": .integer(120)])
    #expect(attributes.value(forCustomKey: key) as? NSNumber == 120)
    attributes.setValue("steep", forCustomKey: key)
    #expect(attributes.wireValues == ["elevation_gain2": .string("steep")])
    attributes.setValue(nil, forCustomKey: key)
    #expect(attributes.value(forCustomKey: key) == nil)
  }

  @Test func aCopyIsIndependentAndMovingEmpties() throws {
    let first = CSSearchableItemAttributeSet()
    first.title = "one"
    let copy = try #require(first.copy() as? CSSearchableItemAttributeSet)
    copy.title = "two"
    #expect(first.title == "one")
    let second = CSSearchableItemAttributeSet()
    second.album = "kept"
    second.move(from: first)
    #expect(second.title == "one")
    #expect(second.album == "kept")
    #expect(first.title == nil)
  }

  @Test func setsAndItemsCanBeArchived() throws {
    let attributes = CSSearchableItemAttributeSet()
    attributes.title = "Archived"
    attributes.rating = 4
    let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: "d.e", attributeSet: attributes)
    let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data))
    #expect(back.uniqueIdentifier == "a")
    #expect(back.domainIdentifier == "d.e")
    #expect(back.attributeSet.title == "Archived")
    #expect(back.attributeSet.rating == 4)
  }

  @Test func aLocalizedStringShowsTheLanguageThatIsThere() {
    let text = CSLocalizedString(localizedStrings: ["en": "Trail", "de": "Pfad", "fr": "Sentier"])
    #expect(text.localizedString(for: ["de-AT"]) == "Pfad")
    #expect(text.localizedString(for: ["ja"]) == "Trail")
    #expect(CSLocalizedString(localizedStrings: [:]).localizedString() == "")
  }

  @Test func anActivityCarriesAttributes() {
    let activity = NSUserActivity(activityType: "org.example.view")
    #expect(activity.contentAttributeSet == nil)
    let attributes = CSSearchableItemAttributeSet()
    attributes.relatedUniqueIdentifier = "7"
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet?.relatedUniqueIdentifier == "7")
  }
}
