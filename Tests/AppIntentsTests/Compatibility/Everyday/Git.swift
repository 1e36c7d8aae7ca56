// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation
import UniformTypeIdentifiers

// Nested entities, generics on helpers, throws-only perform, class intents, Swift concurrency.
enum Git {
  struct Repository: AppEntity {
    typealias DefaultQuery = RepositoryQuery
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Repository")
    static let defaultQuery: RepositoryQuery = .init()
    var id: String
    @Property(title: "Name") var name: String
    @Property(title: "Branch") var branch: Branch
    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
    init(id: String, name: String) {
      self.id = id
      self.name = name
      branch = Branch(id: "main")
    }
  }

  struct Branch: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Branch"
    static let defaultQuery = BranchQuery()
    var id: String
    var displayRepresentation: DisplayRepresentation { .init(stringLiteral: id) }
  }

  struct RepositoryQuery: EntityQuery {
    func entities(for identifiers: [Repository.ID]) async throws -> [Repository] {
      identifiers.map { Repository(id: $0, name: $0) }
    }
    func suggestedEntities() async throws -> [Repository] { [] }
  }

  struct BranchQuery: EntityQuery {
    @IntentParameterDependency<Checkout>(\.$repository) var checkout
    func entities(for identifiers: [Branch.ID]) async throws -> [Branch] {
      identifiers.map { Branch(id: $0) }
    }
    func suggestedEntities() async throws -> [Branch] {
      if let repository = checkout?.repository { return [repository.branch] }
      return []
    }
  }

  struct Checkout: AppIntent {
    static let title: LocalizedStringResource = "Check Out Branch"
    @Parameter(title: "Repository") var repository: Repository
    @Parameter(title: "Branch") var branch: Branch
    static var parameterSummary: some ParameterSummary {
      Summary("Check out \(\.$branch) of \(\.$repository)")
    }
    func perform() throws -> some IntentResult & ReturnsValue<Branch> { .result(value: branch) }
  }
}

final class CommitIntent: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "Commit"
  @Parameter(title: "Message") var message: String
  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.data"]) var files: [IntentFile]?
  @Parameter(title: "Sign") var sign: Bool?
  required init() {}
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    if message.isEmpty { message = try await $message.requestValue() }
    return .result(value: message)
  }
}

struct OldCommit: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Commit (old)"
  static var deprecation: IntentDeprecation<CommitIntent> {
    .init(message: "Use Commit.", replacedBy: CommitIntent.self)
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct CloneIntent: AppIntent, LongRunningIntent, CancellableIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Clone"
  static var persistentIdentifier: String { "clone" }
  @Parameter(title: "URL") var remote: URL
  @Parameter(title: "Depth") var depth: Int?
  @Parameter(title: "Timeout") var timeout: Duration?
  func perform() async throws -> some IntentResult {
    try await performBackgroundTask {
      try await withIntentCancellationHandler {
        progress.totalUnitCount = 100
      } onCancel: { reason in
        print(reason)
      }
    }
    await MainActor.run { undoManager?.setActionName("Clone") }
    return .result()
  }
}

struct Log: AppIntent {
  static let title: LocalizedStringResource = "Log"
  @Parameter(title: "Since") var since: Date
  @Parameter(title: "Author") var author: IntentPerson?
  func perform() async throws -> some IntentResult & ReturnsValue<[Git.Branch]> & OpensIntent {
    .result(value: [], opensIntent: Git.Checkout())
  }
}

struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { Settings() }
  let id = "settings"
  @Property(title: "Sign commits") var sign: Bool
  var displayRepresentation: DisplayRepresentation { "Settings" }
  init() { sign = false }
}

struct DocumentEntity: FileEntity {
  static let supportedContentTypes: [UTType] = [.plainText]
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
  static let defaultQuery = DocumentQuery()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Doc" }
}
struct DocumentQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [DocumentEntity] {
    identifiers.map { DocumentEntity(id: $0) }
  }
}
