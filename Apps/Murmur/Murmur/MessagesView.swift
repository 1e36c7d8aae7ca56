import Foundation
import Intents
import MurmurKit
import SwiftUI

/// One message as a line.
struct MessageLine: Identifiable {
  let id: String
  let who: String
  let text: String
  let isUnread: Bool
}

/// Shows the newest messages, or those that a search has found.
struct MessagesView: View {
  @State private var lines: [MessageLine] = MessagesView.read(MessageSearch())
  @State private var title = "Murmur"
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        List(lines) { line in
          Text("\(line.who): \(line.text)\(line.isUnread ? " (new)" : "")")
        }
        Button("Mark all as read") { markAllRead() }
      }
      .navigationTitle(title)
    }
    .onContinueUserActivity("INSearchForMessagesIntent", perform: show)
    .onContinueUserActivity("INSendMessageIntent") { _ in refresh() }
  }

  private func show(_ activity: NSUserActivity) {
    guard let response = activity.interaction?.intentResponse as? INSearchForMessagesIntentResponse else {
      return
    }
    var search = MessageSearch()
    search.identifiers = (response.messages ?? []).map(\.identifier)
    lines = search.identifiers.isEmpty ? [] : Self.read(search)
    title = "Found messages"
  }

  private func refresh() {
    lines = Self.read(MessageSearch())
    title = "Murmur"
  }

  private func markAllRead() {
    let unread = lines.filter(\.isUnread).map(\.id)
    try? MessageDatabase().setRead(true, unread)
    refresh()
  }

  private static func read(_ search: MessageSearch) -> [MessageLine] {
    guard let database = try? MessageDatabase(), let messages = try? database.messages(search) else {
      return []
    }
    let names = Dictionary(
      ((try? database.contacts()) ?? []).map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let groups = Dictionary(
      ((try? database.groups()) ?? []).map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    return messages.map { message in
      let other = message.group.flatMap { groups[$0] } ?? message.contact.flatMap { names[$0] } ?? "?"
      let who = message.sender.flatMap { names[$0] }.map { message.group == nil ? $0 : "\($0) in \(other)" }
      return MessageLine(
        id: message.id, who: who ?? "You to \(other)", text: message.content, isUnread: !message.isRead)
    }
  }
}
