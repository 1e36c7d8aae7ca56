import AppIntents
import SwiftUI

/// What an intent shows of a plant.
struct PlantCard: View {
  let plant: Plant
  @Bindable var model: GardenModel

  var body: some View {
    VStack {
      Image(.plant).foregroundStyle(.soil)
      Image(.Seasons.earlySpring)
      Label("Water", image: .wateringCan).tint(Color(.accent))
      Image(systemName: "drop").symbolEffect(
        .bounce.up.byLayer, options: .repeat(2).speed(1.5), value: model.litres)
      Text(.bedTitle)
      Text(.plantsThirsty(count: 2, "the bed"))
      TextField("Litres", value: $model.litres, format: .number)
      TextField("Pots", value: $model.pots, format: .number, prompt: Text("None"))
      Stepper("Litres", value: $model.litres, in: 0...5, step: 0.5, format: .number)
      ShareLink(item: plant.name, preview: SharePreview(plant.name, image: Image(.plant)))
      ColorPicker("Pot", selection: .constant(.soil))
    }
    .glassEffect(in: .rect(cornerRadius: 12))
  }
}

/// The window.
struct GardenWindow: View {
  @Bindable var model: GardenModel

  var body: some View {
    NavigationSplitView(columnVisibility: $model.columns) {
      Text("Beds")
    } content: {
      Text("Plants")
    } detail: {
      Text("Plant").alert(isPresented: .constant(model.question != nil)) {
        model.question ?? Alert(title: Text("Nothing"))
      }
    }
    .environment(\.editMode, $model.editMode)
  }
}
