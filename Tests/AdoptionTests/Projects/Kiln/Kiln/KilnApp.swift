import SwiftUI

@main
struct KilnApp: App {
  var body: some Scene { WindowGroup { KilnView() } }
}
