import ChimeKit
import Foundation
import Intents
import SwiftUI

/// Shows the call that goes on, and those before it.
struct CallsView: View {
  @State private var calls: [Call] = CallsView.newest()
  @State private var message: String?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        if let call = calls.first(where: { $0.ended == nil }) {
          Text("\(call.isVideo ? "Video call" : "Call") with \(call.names)").font(.headline)
          Text(call.parties.map(\.handle).joined(separator: ", "))
          Button("Hang up") { hangUp() }
        }
        if let message { Text(message) }
        List(calls.filter { $0.ended != nil }.prefix(10), id: \.identifier) { call in
          Text("\(call.names): \(call.direction.rawValue)\(call.isVideo ? ", video" : "")")
        }
      }
      .navigationTitle("Chime")
    }
    .onContinueUserActivity("INStartCallIntent", perform: start)
  }

  private static func newest() -> [Call] {
    (try? CallStore().calls()) ?? []
  }

  /// Makes the call that the extension has settled.
  private func start(_ activity: NSUserActivity) {
    guard let intent = activity.interaction?.intent as? INStartCallIntent else { return }
    let parties = (intent.contacts ?? []).compactMap(Call.Party.init)
    do {
      let store = try CallStore()
      let call = try store.begin(parties, isVideo: intent.callCapability == .videoCall, at: Date())
      message = nil
      donate(intent, call)
      Task { await store.updateSearch() }
    } catch {
      message = "\(error)"
    }
    calls = Self.newest()
  }

  /// Tells the system of the call, so that it knows whom this person calls.
  private func donate(_ intent: INStartCallIntent, _ call: Call) {
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .outgoing
    interaction.identifier = call.identifier
    interaction.dateInterval = DateInterval(start: call.began, duration: 0)
    interaction.donate(completion: nil)
  }

  private func hangUp() {
    do {
      try CallStore().end(nil, at: Date())
      message = nil
    } catch {
      message = "\(error)"
    }
    calls = Self.newest()
  }
}
