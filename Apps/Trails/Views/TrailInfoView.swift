import SwiftUI

/// What is known about a trail, as a snippet and as a page of the app.
struct TrailInfoView: View {
  let trail: Trail
  let includeConditions: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(trail.name)
        .font(.headline)
      Label(trail.regionDescription, systemImage: "mappin.and.ellipse")
      HStack {
        Label(trail.formattedLength, systemImage: "ruler")
        Label("\(Int(trail.elevationGain)) m", systemImage: "arrow.up.forward")
      }
      Text(trail.activities.localizedElements.formatted())
        .font(.subheadline)
        .foregroundStyle(.secondary)
      if includeConditions {
        Divider()
        Label(
          trail.currentConditions, systemImage: trail.isOpen ? "checkmark.circle" : "exclamationmark.triangle"
        )
      }
    }
    .padding()
  }
}

/// Trails, one below the other.
struct TrailListView: View {
  let trails: [Trail]

  var body: some View {
    VStack(alignment: .leading) {
      if trails.isEmpty { Text("No trails.") }
      ForEach(trails) { trail in
        HStack {
          Text(trail.name)
          Spacer()
          Text("\(trail.regionDescription), \(trail.formattedLength)")
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}
