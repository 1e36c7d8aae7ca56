import SwiftUI

/// What the window shows.
@Observable @MainActor
final class GardenModel {
  var columns: NavigationSplitViewVisibility = .automatic
  var column: NavigationSplitViewColumn = .sidebar
  var path = NavigationPath()
  var editMode: EditMode = .inactive
  var scroll = ScrollPosition(edge: .top)
  var selection: TextSelection?
  var detent: PresentationDetent = .medium
  var question: Alert?
  var litres = 1.5
  var pots: Int? = 3

  /// The pages that are open, to be kept until the next launch.
  var keptPath: Data? {
    get { path.codable.flatMap { try? JSONEncoder().encode($0) } }
    set {
      guard let newValue,
        let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: newValue)
      else { return }
      path = NavigationPath(kept)
    }
  }

  func askBeforePulling(_ plant: Plant, pull: @escaping @MainActor () -> Void) {
    question = Alert(
      title: Text("Pull \(plant.name)?"), message: nil,
      primaryButton: .destructive(Text("Pull"), action: pull), secondaryButton: .cancel())
  }
}
