// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import SwiftUI
import os

struct AddTodoIntent: AppIntent {
  static let title: LocalizedStringResource = "Add To-do"
  static let description = IntentDescription(
    "Adds a to-do to a list.", categoryName: "Editing", searchKeywords: ["new", "create"],
    resultValueName: "New To-do")
  static var openAppWhenRun: Bool { false }
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(
    title: "Title",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default, capitalizationType: .sentences, multiline: false, autocorrect: true,
      smartQuotes: true, smartDashes: false), requestValueDialog: "What should the to-do say?")
  var name: String

  @Parameter(title: "Due Date", description: "When it is due.", kind: .date)
  var due: Date?

  @Parameter(
    title: "Priority", default: .medium, requestValueDialog: IntentDialog("How urgent is it?"))
  var priority: TodoPriority

  @Parameter(title: "List", default: "Inbox", optionsProvider: ListOptions())
  var list: String

  @Parameter(title: "Repeat", default: 1, controlStyle: .stepper, inclusiveRange: (1, 10))
  var count: Int

  @Dependency private var store: TodoStore

  struct ListOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Inbox", "Home", "Work"] }
    func defaultResult() async -> String? { "Inbox" }
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$priority, .equalTo, .high) {
      Summary("Add urgent \(\.$name) to \(\.$list)") {
        \.$due
      }
    } otherwise: {
      Switch(\.$list) {
        Case("Inbox") {
          Summary("Add \(\.$name)") {
            \.$due
            \.$priority
          }
        }
        DefaultCase {
          Summary("Add \(\.$name) to \(\.$list)") {
            \.$due
            \.$priority
            \.$count
          }
        }
      }
    }
  }

  init() {}

  init(name: String, due: Date? = nil) {
    self.name = name
    self.due = due
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TodoEntity> & ProvidesDialog
    & ShowsSnippetView
  {
    guard !name.trimmingCharacters(in: .whitespaces).isEmpty else {
      throw $name.needsValueError("What should it say?")
    }
    if let due, due < .now {
      try await requestConfirmation(
        result: .result(dialog: "\(due.formatted()) is in the past. Add it anyway?"),
        confirmationActionName: .add)
    }
    let item = store.add(name, due: due, priority: priority, list: list)
    log.info("added \(item.title, privacy: .public)")
    return .result(
      value: TodoEntity(item),
      dialog: IntentDialog(full: "I added \(item.title) to \(list).", supporting: "Added"),
      view: TodoSnippet(item: item))
  }
}

struct TodoSnippet: View {
  let item: TodoItem
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      ZStack {
        Circle().fill(
          LinearGradient(
            colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
        Image(systemName: item.done ? "checkmark.circle.fill" : "circle")
          .symbolRenderingMode(.hierarchical)
          .font(.system(size: 22, weight: .semibold, design: .rounded))
          .foregroundStyle(.white)
      }
      .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(item.title).font(.headline).lineLimit(2).minimumScaleFactor(0.8)
        if let due = item.due {
          Text(due, style: .relative).font(.caption).foregroundStyle(.secondary)
          Text("Due \(due, format: .dateTime.day().month())").font(.caption2)
        }
      }
      Spacer(minLength: 0)
      Button(intent: CompleteTodoIntent(todo: TodoEntity(item))) {
        Label("Done", systemImage: "checkmark")
      }
      .buttonStyle(.borderedProminent)
      .tint(colorScheme == .dark ? .mint : .green)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(alignment: .topTrailing) {
      if item.priority == .high { Image(systemName: "flag.fill").foregroundColor(.red).padding(6) }
    }
    .clipShape(.rect(cornerRadius: 16))
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("To-do: \(item.title)"))
  }
}

#Preview {
  TodoSnippet(
    item: TodoItem(
      id: UUID(), title: "Milk", due: .now, priority: .high, list: "Inbox", done: false)
  )
  .padding()
}

#Preview("Dark", traits: .sizeThatFitsLayout) {
  @Previewable @State var done = false
  Toggle("Done", isOn: $done).preferredColorScheme(.dark)
}

struct CompleteTodoIntent: AppIntent {
  static let title: LocalizedStringResource = "Complete To-do"
  static let isDiscoverable = false

  @Parameter(title: "To-do") var todo: TodoEntity

  init() {}
  init(todo: TodoEntity) { self.todo = todo }

  func perform() async throws -> some IntentResult {
    await MainActor.run { TodoStore.shared.selected = todo.id }
    return .result()
  }
}

struct DeleteTodosIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete To-dos"
  static let description: IntentDescription? = "Deletes to-dos for good."

  @Parameter(title: "To-dos")
  var entities: [TodoEntity]

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = entities.count
    TodoStore.shared.remove(entities.map(\.id))
    return .result(dialog: "Deleted ^[\(count) to-do](inflect: true).")
  }
}

struct OpenTodoIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open To-do"
  @Parameter(title: "To-do", requestValueDialog: "Which to-do?") var target: TodoEntity

  @MainActor
  func perform() async throws -> some IntentResult {
    TodoStore.shared.selected = target.id
    return .result()
  }
}

struct TodoShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grape

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTodoIntent(),
      phrases: [
        "Add a to-do in \(.applicationName)", "New \(.applicationName) task",
        "Add a \(\.$priority) to-do with \(.applicationName)",
      ],
      shortTitle: "Add To-do", systemImageName: "plus.circle.fill")
    AppShortcut(
      intent: OpenTodoIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open To-do",
      systemImageName: "checklist",
      parameterPresentation: ParameterPresentation(
        for: \.$target, summary: Summary("Open \(\.$target)"),
        optionsCollections: {
          OptionsCollection(TodoQuery(), title: "To-dos", systemImageName: "checklist")
        }))
    if #available(iOS 18, macOS 15, *) {
      AppShortcut(
        intent: DeleteTodosIntent(), phrases: ["Delete to-dos in \(.applicationName)"],
        shortTitle: "Delete", systemImageName: "trash")
    }
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Add a to-do to my calendar"])
  }
}

struct TodoApp: App {
  @UIApplicationDelegateAdaptor(TodoDelegate.self) private var delegate
  @State private var store = TodoStore.shared
  @Environment(\.scenePhase) private var scenePhase

  init() {
    let store = TodoStore.shared
    AppDependencyManager.shared.add(dependency: store)
    TodoShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          ForEach(store.items) { item in
            NavigationLink(value: item) { TodoSnippet(item: item) }
          }
          .onDelete { offsets in store.remove(offsets.map { store.items[$0].id }) }
        }
        .navigationTitle("To-dos")
        .navigationDestination(for: TodoItem.self) { TodoSnippet(item: $0) }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") {
              _ = store.add("New", due: nil, priority: .low, list: "Inbox")
            }
          }
        }
        SiriTipView(intent: AddTodoIntent(), isVisible: .constant(true)).siriTipViewStyle(
          .automatic)
        ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
      }
      .environment(store)
      .task { TodoShortcuts.updateAppShortcutParameters() }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { log.debug("background") }
    }
  }
}

final class TodoDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}
