import Foundation
import IntentDefinitions
import Metadata

/// A definition of custom intents, as the arguments name it.
struct DefinitionOptions {
  var file: String
  /// Where the source goes; a definition of another module has none.
  var output: URL?
  var module: String?
  var translations: [String] = []

  /// Reads the file and its translations, of which earlier ones win.
  func read() throws(ExtractFailure) -> DefinitionFile {
    var texts: [String: String] = [:]
    for path in translations {
      guard let found = Translations.read(try ExtractOptions.read(path)) else {
        throw ExtractFailure(
          message:
            "“\(path)” is no strings file that can be read. Expected lines of the form \"id\" = \"text\";, "
            + "a property list or a string catalog.", status: 1)
      }
      texts.merge(found) { first, _ in first }
    }
    let source = DefinitionSource(path: file, data: try ExtractOptions.read(file), translations: texts)
    return DefinitionFile(source, module: module)
  }
}
