import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Packed string tables")
struct StringTableTests {
  /// The keys begin with a word of their own, because the tables are known to the whole process.
  init() {
    Self.registered
  }

  private static let registered: Void = _StringTables.register(
    #"""
    {"development":"en","tables":{"Tables":{
      "en":{"tables.title":"Title","tables.%lld trails":{"f":"%#@_@","v":{"_":{"arg":1,"one":"%lld trail","other":"%lld trails"}}},
        "tables.%lld in %lld":{"f":"%#@a@ in %#@b@","v":{"a":{"arg":1,"one":"%arg trail","other":"%arg trails","zero":"No trail"},
        "b":{"arg":2,"one":"%arg park","other":"%arg parks"}}}},
      "de":{"tables.title":"Titel","tables.%@ and %@":"%2$@ und %1$@"},
      "ru":{"tables.%lld trails":{"f":"%#@_@","v":{"_":{"arg":1,"one":"%lld тропа","few":"%lld тропы","many":"%lld троп","other":"%lld тропы"}}}},
      "pt-BR":{"tables.title":"Título"}}}}
    """#)

  private func text(_ resource: String.LocalizationValue, _ language: String) -> String {
    _CallLanguage.$current.withValue(Locale(identifier: language)) {
      String(localized: resource, table: "Tables")
    }
  }

  @Test(arguments: [
    ("en_US", "Title"), ("de_AT", "Titel"), ("fr_FR", "Title"), ("pt_BR", "Título"), ("pt_PT", "Title"),
  ])
  func theLanguageOfTheCallDecides(_ language: String, _ expected: String) {
    #expect(text("tables.title", language) == expected)
  }

  @Test func withoutATableTheTextStands() {
    #expect(text("tables.nothing", "de") == "tables.nothing")
    #expect(String(localized: LocalizedStringResource("tables.title", table: "Others")) == "tables.title")
  }

  @Test func aTranslationMayChangeTheOrder() {
    #expect(text("tables.\("one") and \("two")", "de") == "two und one")
  }

  @Test(arguments: [
    (1, "en", "1 trail"), (2, "en", "2 trails"), (0, "en", "0 trails"), (1, "ru", "1 тропа"),
    (3, "ru", "3 тропы"),
    (12, "ru", "12 троп"), (21, "ru", "21 тропа"), (5, "de", "5 trails"),
  ])
  func theNumberChoosesTheForm(_ number: Int, _ language: String, _ expected: String) {
    #expect(text("tables.\(number) trails", language) == expected)
  }

  @Test func severalNumbersChooseEachItsForm() {
    #expect(text("tables.\(1) in \(2)", "en") == "1 trail in 2 parks")
    #expect(text("tables.\(0) in \(1)", "en") == "No trail in 1 park")
  }

  @Test func foundationsOwnFunctionFindsTheTables() {
    let found = _CallLanguage.$current.withValue(Locale(identifier: "de_DE")) {
      _StringTables.text("tables.title", table: "Tables", bundle: .main, value: "")
    }
    #expect(found == "Titel")
    #expect(_StringTables.text("tables.none", table: nil, bundle: .main, value: "Other") == "Other")
  }

  private final class Own {}

  @Test func aBundleOfALibraryHasItsOwnTables() {
    for (module, title) in [("Pantry", "Shelf"), ("Pantry_Kit", "Drawer")] {
      _StringTables.register(
        #"{"development":"en","module":"\#(module)","tables":{"Localizable":{"en":{"library.title":"\#(title)"}}}}"#
      )
    }
    let folder = URL(fileURLWithPath: "/nowhere/kitchen_Pantry.resources")
    let kit = URL(fileURLWithPath: "/nowhere/kitchen_Pantry-Kit.resources")
    #expect(String(localized: LocalizedStringResource("library.title", bundle: .atURL(folder))) == "Shelf")
    #expect(String(localized: LocalizedStringResource("library.title", bundle: .atURL(kit))) == "Drawer")
    // Without a bundle the module that was registered first has the word.
    #expect(String(localized: LocalizedStringResource("library.title")) == "Shelf")
    _StringTables.register(
      #"{"development":"en","module":"FoundationAdditionsTests","tables":{"Localizable":{"en":{"library.title":"Own"}}}}"#
    )
    #expect(String(localized: LocalizedStringResource("library.title", bundle: .forClass(Own.self))) == "Own")
  }

  @Test func brokenTablesAreIgnored() {
    _StringTables.register("nothing")
    _StringTables.register("{\"development\":1}")
    #expect(text("tables.title", "de") == "Titel")
  }

  @Test func hostileFormatsEnd() {
    let format = PluralFormat(
      format: "%#@a@%", variables: ["a": .init(argument: 1, forms: ["other": "%#@a@ %9$@ %arg"])])
    #expect(!format.format(for: [.integer(3)], locale: Locale(identifier: "en")).isEmpty)
  }

  @Test(arguments: [
    (1.0, "pl", PluralCategory.one), (22, "pl", .few), (5, "pl", .many), (2, "ar", .two), (100, "ar", .other),
    (1.5, "fr", .one), (1.5, "en", .other), (2, "ja", .other), (0, "lv", .zero), (101, "sl", .one),
    (7, "xx", .other),
  ])
  func categories(_ number: Double, _ language: String, _ expected: PluralCategory) {
    #expect(PluralCategory(number, language: language) == expected)
  }
}
