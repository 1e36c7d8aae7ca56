import Foundation
import Intents
import Testing
import VignetteKit

@Suite("Photos")
struct PhotoTests {
  /// The demonstration library, as it lies in the repository.
  let library = PhotoLibrary(
    folder: URL(filePath: #filePath, directoryHint: .notDirectory).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vignette/VignetteKit/Library", directoryHint: .isDirectory))

  private func titles(_ query: PhotoQuery) throws -> [String] {
    try library.photos(query).map(\.title)
  }

  @Test("What the files say is read: date, album, tags, place, people")
  func reads() throws {
    let photo = try #require(try library.photos(PhotoQuery(terms: ["pasteis"])).first)
    #expect(photo.identifier == "Lisbon Trip/pasteis.jpg")
    #expect(photo.album == "Lisbon Trip")
    #expect(photo.tags == ["food", "favorite"])
    #expect(photo.people == ["Maria Ruiz"])
    #expect(photo.place?.name == "Lisbon")
    let latitude = try #require(photo.place?.latitude)
    let longitude = try #require(photo.place?.longitude)
    #expect(abs(latitude - 38.6976) < 0.001)
    #expect(abs(longitude + 9.2033) < 0.001)
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour], from: try #require(photo.taken))
    #expect(parts == DateComponents(year: 2025, month: 5, day: 17, hour: 16))
  }

  @Test("Word forms do not matter")
  func lemmas() throws {
    let one = try titles(PhotoQuery(terms: ["animal"]))
    #expect(one.count == 6)
    #expect(try titles(PhotoQuery(terms: ["animals"])) == one)
    #expect(try titles(PhotoQuery(terms: ["Animal"])) == one)
  }

  @Test("Several conditions hold together")
  func compound() throws {
    #expect(
      try titles(PhotoQuery(terms: ["mountain"], included: ["favorite"])) == [
        "powder morning", "ridge at dawn", "summit lunch",
      ])
    #expect(
      try titles(PhotoQuery(terms: ["mountain"], album: "ski week", excluded: ["favorite"])) == ["cable car"])
    #expect(try titles(PhotoQuery(place: "lisbon", people: ["Maria"])) == ["pasteis"])
    #expect(try titles(PhotoQuery(terms: ["unicorn"])).isEmpty)
  }

  @Test("A time holds its last day, month or year")
  func time() throws {
    let march = INDateComponentsRange(
      start: DateComponents(year: 2025, month: 3, day: 1), end: DateComponents(year: 2025, month: 3, day: 31))
    #expect(
      try titles(PhotoQuery(taken: Range(march))) == [
        "spring bridge", "ducks", "ridge at dawn", "first crocus",
      ])
    let year = INDateComponentsRange(start: DateComponents(year: 2024), end: DateComponents(year: 2024))
    #expect(try library.photos(PhotoQuery(taken: Range(year))).count == 4)
    let impossible = INDateComponentsRange(
      start: DateComponents(year: 2025, month: 3, day: 2), end: DateComponents(year: 2025, month: 2, day: 1))
    #expect(Range(impossible) == nil)
  }

  @Test("A damaged picture is left out, a missing folder is told")
  func damage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vignette-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: folder.appending(path: "a.jpg"))
    try Data([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0x45, 0x78]).write(to: folder.appending(path: "b.jpg"))
    let photos = try PhotoLibrary(folder: folder).photos()
    #expect(photos.map(\.identifier) == ["b.jpg"])
    #expect(photos.first?.taken == nil)
    #expect(throws: PhotoError.self) { try PhotoLibrary(folder: folder.appending(path: "none")).photos() }
  }
}
