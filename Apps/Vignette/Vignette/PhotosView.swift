import Foundation
import Intents
import SwiftUI
import VignetteKit

/// Shows pictures: all of them, those that a search has found, or one after the other.
struct PhotosView: View {
  @State private var photos: [Photo] = (try? PhotoLibrary().photos()) ?? []
  @State private var title = "All photos"
  @State private var slide: Int?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        if let slide, photos.indices.contains(slide) {
          PhotoRow(photo: photos[slide])
          Text("\(slide + 1) of \(photos.count)")
          Button("Next") { self.slide = (slide + 1) % photos.count }
          Button("Stop") { self.slide = nil }
        } else {
          if photos.isEmpty { Text("No photos.") }
          List(photos, id: \.identifier) { photo in
            PhotoRow(photo: photo)
          }
        }
      }
      .navigationTitle(title)
    }
    .onContinueUserActivity("INSearchForPhotosIntent") { show($0, as: "Found photos", slide: nil) }
    .onContinueUserActivity("INStartPhotoPlaybackIntent") { show($0, as: "Slideshow", slide: 0) }
  }

  /// Shows exactly the photos that the extension has found.
  private func show(_ activity: NSUserActivity, as title: String, slide: Int?) {
    guard let identifiers = activity.userInfo?["photoIdentifiers"] as? [String] else { return }
    let all = (try? PhotoLibrary().photos()) ?? []
    photos = identifiers.compactMap { identifier in all.first { $0.identifier == identifier } }
    self.title = title
    self.slide = photos.isEmpty ? nil : slide
  }
}

/// One picture as a line.
struct PhotoRow: View {
  let photo: Photo

  var body: some View {
    HStack {
      if photo.tags.contains(Photo.favorite) {
        Image(systemName: "heart.fill").accessibilityLabel("favorite")
      } else {
        Image(systemName: "photo")
      }
      Text(photo.title)
      if let taken = photo.taken {
        Text(taken.formatted(.dateTime.year().month().day()))
      }
    }
  }
}
