import Catalog
import Conversation
import Foundation
import Store

extension Assistant {
  /// Opens the store of a home.
  ///
  /// A home that is there and cannot be written, because it is on a medium that is only read or on a disk that is full,
  /// is read as it is; whatever would change it is refused with the reason.
  static func openStore(of home: Home) throws -> Store {
    do {
      try home.prepare()
      return try Store(file: home.database)
    } catch let problem as CatalogProblem {
      guard access(home.url.path, R_OK | X_OK) == 0 else { throw problem }
      return try Store(reading: home.database, because: StoreError(.readOnly, problem.description))
    } catch let error as StoreError {
      guard error.kind == .readOnly || error.kind == .full, access(home.database.path, R_OK) == 0 else {
        throw error
      }
      return try Store(reading: home.database, because: error)
    }
  }

  /// An identifier for a conversation that begins; where it throws, nothing is done.
  static func newConversation(in store: Store) throws -> String {
    do {
      return try store.newConversationIdentifier()
    } catch {
      throw StoreError(error.kind, "\(error.message) Nothing was done.")
    }
  }
}

extension Reply {
  /// The reply with what could not be kept of the turn, and what that means for the person.
  func telling(_ problem: (any Error)?) -> Reply {
    guard let problem else { return self }
    var reply = self
    let sentence = Self.unkept(self, problem)
    reply.unkept = sentence
    reply.spoken += " " + sentence
    reply.printed += "\n" + sentence
    return reply
  }

  /// What is said where something was done, or asked, that could not be written down.
  static func unkept(_ reply: Reply, _ problem: any Error) -> String {
    let reason =
      switch (problem as? StoreError)?.kind {
      case .full: "the disk is full"
      case .readOnly: "the home cannot be written"
      case .busy: "another program keeps the store locked"
      default: "the store cannot be written"
      }
    let hasDone = reply.earlier?.contains { $0.state == .done } ?? false
    switch reply.state {
    case .done:
      return
        "This is done and need not be said again; only the conversation could not be kept, because \(reason)."
    case .asking, .confirming:
      return (hasDone ? "What was said before this question is done and need not be said again. " : "")
        + "The question could not be kept, because \(reason): the answer is understood only while this program runs."
    case .failed, .cancelled, .notUnderstood:
      return (hasDone ? "What was done before is done and need not be said again. " : "")
        + "The conversation could not be kept, because \(reason)."
    }
  }
}
