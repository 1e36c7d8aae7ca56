import SwiftUI

struct TreeList: View {
  @State private var trees = Orchard.shared.trees

  var body: some View {
    List(trees) { TreeCard(tree: $0) }.glassEffect()
  }
}
