import CoreData
import SwiftUI

struct ContentView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: []) private var items: FetchedResults<StoredItem>

  var body: some View {
    List(items) { Text($0.name ?? "") }
  }
}
