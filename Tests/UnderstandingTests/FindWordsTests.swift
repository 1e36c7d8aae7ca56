import Testing

@testable import Understanding

/// What a text to look for may be, what stands between several, and the unit that neighbours share.
@Suite("Words and units in requests for things")
struct FindWordsTests {
  @Test(
    "The property of a text may stand behind it, by its name or by what it is",
    arguments: [
      ("find trails containing falls in the name", ["name contains falls"]),
      ("which trails contain falls in their name", ["name contains falls"]),
      ("find trails containing the word falls in the name", ["name contains falls"]),
      ("find trails with falls in the title", ["name contains falls"]),
      ("show trails whose title includes pass", ["name contains pass"]),
      ("find trails including ridge in the name", ["name contains ridge"]),
      ("find trails without falls in the name", ["not name contains falls"]),
    ])
  func propertyBehind(_ sentence: String, _ filters: [String]) {
    #expect(Found(FindWorld.read(sentence)) == Found("FindTrails", filters))
  }

  @Test(
    "“Or” between texts asks for any of them, and a denial for none",
    arguments: [
      ("find trails named falls or ridge", ["name contains falls or name contains ridge"]),
      ("find trails containing falls or ridge in the name", ["name contains falls or name contains ridge"]),
      (
        "find trails whose name contains falls or ridge or lake",
        ["name contains falls or name contains ridge or name contains lake"]
      ),
      (
        "find trails without falls or ridge in the name",
        ["not name contains falls", "not name contains ridge"]
      ),
      ("find trails in Yosemite or Utah", ["region contains Yosemite or region contains Utah"]),
    ])
  func alternatives(_ sentence: String, _ filters: [String]) {
    #expect(Found(FindWorld.read(sentence)) == Found("FindTrails", filters))
  }

  @Test(
    "Amounts share the unit that is said once",
    arguments: [
      ("find trails longer than 3 miles and shorter than 6", ["distance > 3 mi", "distance < 6 mi"]),
      ("find trails longer than 3 and shorter than 6 miles", ["distance > 3 mi", "distance < 6 mi"]),
      ("find trails over 3 miles and under 6", ["distance > 3 mi", "distance < 6 mi"]),
      ("find trails between 3 and 6 miles", ["distance between 3 mi and 6 mi"]),
      ("find trails between 3 miles and 6", ["distance between 3 mi and 6 mi"]),
      ("find trails under 5k", ["distance < 5 km"]),
      ("find trails longer than 1 1/2 miles", ["distance > 1.5 mi"]),
    ])
  func sharedUnits(_ sentence: String, _ filters: [String]) {
    #expect(Found(FindWorld.read(sentence)) == Found("FindTrails", filters))
  }

  @Test(
    "No text filter is a function word, a property's name or an amount",
    arguments: [
      "find trails with at in the name", "find trails with of in the name", "find trails in the name",
      "find trails with more than 6", "find trails containing 5 miles", "find trails containing",
      "find trails with under 20 minutes", "find trails in 40 minutes", "find trails with at least 12",
    ])
  func noText(_ sentence: String) {
    let filters = Found(FindWorld.read(sentence))?.filters ?? []
    #expect(!filters.contains { $0.contains("contains") || $0.contains("begins") }, "\(filters)")
  }

  @Test("A day that does not exist is no condition")
  func noSuchDay() {
    let filters = Found(FindWorld.read("find sketches created on 30 February"))?.filters ?? []
    #expect(filters == [])
  }
}
