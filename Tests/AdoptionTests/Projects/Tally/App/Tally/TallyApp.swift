import SwiftUI
import TallyKit

@main
struct TallyApp: App {
  var body: some Scene { WindowGroup { Text("Tally").fontDesign(.rounded).symbolEffect(.pulse) } }
}
