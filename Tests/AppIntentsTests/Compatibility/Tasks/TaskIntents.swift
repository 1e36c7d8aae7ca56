import AppIntents

// A project whose code belongs to the main actor unless it says otherwise.

final class TaskList {
  static let shared = TaskList()
  private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add Task"
  static let supportedModes: IntentModes = .background

  @Parameter(title: "Title", requestValueDialog: "What is the task?")
  var taskTitle: String

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    TaskList.shared.add(taskTitle)
    return .result(dialog: "Added \(taskTitle).")
  }
}

struct ChoosePriority: AppIntent {
  static let title: LocalizedStringResource = "Choose Priority"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let choice = try await requestChoice(
      between: [.init(title: "High"), .init(title: "Low"), .cancel], dialog: "How urgent is it?")
    return .result(value: String(localized: choice.title))
  }
}

struct DiskFull: Error {}

struct FailingTask: AppIntent {
  static let title: LocalizedStringResource = "Fail"

  @Parameter(title: "Restarts", default: 0)
  var restarts: Int

  func perform() async throws -> some IntentResult {
    if restarts > 0 { throw AppIntentError.restartPerform }
    guard restarts < 0 else { throw DiskFull() }
    return .result()
  }
}
