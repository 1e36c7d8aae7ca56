import SwiftUI

struct TreeCard: View {
  let tree: Tree

  var body: some View {
    VStack(alignment: .leading) {
      Text(tree.name).font(.headline)
      Text("\(tree.apples) apples")
    }
    .padding()
  }
}
