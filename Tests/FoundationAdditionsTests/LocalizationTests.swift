import Foundation
import FoundationAdditions
import Testing

private enum ShelfError: Error, CustomLocalizedStringResourceConvertible {
  case full(Int)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .full(let count): "The shelf holds \(count) jars already."
    }
  }
}

@Suite("Localised text")
struct LocalizationTests {
  private let english = Locale(identifier: "en_US")

  @Test("A literal is its own key and text")
  func literal() {
    let resource: LocalizedStringResource = "Kitchen shelf"
    #expect(resource.key == "Kitchen shelf")
    #expect(String(localized: resource) == "Kitchen shelf")
    #expect(String(localized: "100% full") == "100% full")
  }

  @Test("Values become placeholders in the key and are filled into the text")
  func interpolation() {
    var resource: LocalizedStringResource = "\("Ana") put \(3) jars of \(2.5) kg, 50% full"
    resource.locale = english
    #expect(resource.key == "%@ put %lld jars of %lf kg, 50%% full")
    #expect(String(localized: resource) == "Ana put 3 jars of 2.5 kg, 50% full")
  }

  @Test("Numbers are written as the locale writes them")
  func numbers() {
    var resource: LocalizedStringResource = "\(12345) steps, \(3.14159, specifier: "%.2f") km"
    resource.locale = Locale(identifier: "de_DE")
    #expect(String(localized: resource) == "12.345 steps, 3,14 km")
  }

  @Test("A resource and an error can stand inside other text")
  func nested() {
    let jar: LocalizedStringResource = "jar \(7)"
    #expect(String(localized: "The \(jar) fell", locale: english) == "The jar 7 fell")
    #expect(
      String(localized: ShelfError.full(12).localizedStringResource) == "The shelf holds 12 jars already.")
    #expect(AttributedString(localized: jar) == AttributedString("jar 7"))
  }

  @Test("A string table can change the words and the order of the values")
  func table() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".bundle", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj", isDirectory: true)
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let entries = [
      "%@ in %@": "%2$@ holds %1$@", "greeting": "Good day, %@!", "odd": "%@ %@ %5$@ %q 100%",
    ]
    let data = try PropertyListEncoder().encode(entries)
    try data.write(to: language.appendingPathComponent("Localizable.strings"))

    let bundle = LocalizedStringResource.BundleDescription.atURL(folder)
    #expect(
      String(localized: LocalizedStringResource("\("jam") in \("jar")", bundle: bundle)) == "jar holds jam")
    #expect(
      String(localized: LocalizedStringResource("greeting", defaultValue: "Hi, \("Bo")", bundle: bundle))
        == "Good day, Bo!")
    #expect(
      String(localized: LocalizedStringResource("missing", defaultValue: "Hi, \("Bo")", bundle: bundle))
        == "Hi, Bo")
    // Placeholders without a value stay as they are; nothing is read that was not given.
    #expect(
      String(localized: LocalizedStringResource("odd", defaultValue: "\("a")", bundle: bundle))
        == "a %@ %5$@ %q 100%")
  }

  @Test("A resource survives coding")
  func coding() throws {
    let resource: LocalizedStringResource = "Shelf \(1) of \("pantry")"
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }
}
