import Foundation
import IntentDefinitions
import Testing

@Suite("Strings files")
struct TranslationTests {
  @Test("Lines, comments, escapes and bare words")
  func lines() {
    let text = """
      /* The title */
      "a1" = "Say \\"hello\\"";
      // A name
      b2 = "caf\\U00e9\\n";

      "c3"="";
      """
    #expect(Translations.read(Data(text.utf8)) == ["a1": "Say \"hello\"", "b2": "café\n", "c3": ""])
    #expect(text.data(using: .utf16).flatMap { Translations.read($0) }?["a1"] == "Say \"hello\"")
    #expect(Translations.read(Data()) == [:])
  }

  @Test("Property lists and catalogs")
  func otherForms() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a1": "Hello"], format: .binary, options: 0)
    #expect(Translations.read(list) == ["a1": "Hello"])
    let catalog = """
      {"sourceLanguage": "pt", "version": "1.0", "strings": {
        "a1": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}},
        "a2": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "a3": {}}}
      """
    #expect(Translations.read(Data(catalog.utf8)) == ["a1": "Hello"])
  }

  @Test("What is none of these", arguments: ["a b", "\"a\" = ", "\"a\" = \"b\"", "a = \"b", "{", "<?xml"])
  func broken(_ text: String) {
    #expect(Translations.read(Data(text.utf8)) == nil)
  }
}
