import MapKit
import SwiftUI

struct LampScreen: View {
  let lamp: Lamp
  var title: String
  @State private var camera = MapCameraPosition.automatic

  var body: some View { Map(position: $camera) }
}
