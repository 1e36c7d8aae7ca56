import Charts
import SwiftUI

struct KilnView: View {
  var body: some View { Chart {} }
}
