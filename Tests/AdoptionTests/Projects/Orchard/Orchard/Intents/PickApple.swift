import AppIntents
import SwiftUI

struct PickApple: AppIntent {
  static let title: LocalizedStringResource = "Pick an Apple"

  @Parameter(title: "Tree")
  var tree: TreeEntity

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard let picked = await Orchard.shared.pick(tree.id) else { throw PickError.noSuchTree }
    return .result(dialog: "\(picked.name) has \(picked.apples) apples left.", view: TreeCard(tree: picked))
  }
}

enum PickError: Error, CustomLocalizedStringResourceConvertible {
  case noSuchTree
  var localizedStringResource: LocalizedStringResource { "There is no such tree." }
}
