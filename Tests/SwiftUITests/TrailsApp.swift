import SwiftUI

// A small app as its author writes it.

struct Walk: Identifiable, Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}

@Observable @MainActor
final class WalkModel {
  var walks = [Walk(id: 1, name: "Ridge"), Walk(id: 2, name: "Shore"), Walk(id: 3, name: "Valley")]
  var filter: [Int]?

  var shown: [Walk] { walks.filter { filter?.contains($0.id) ?? true } }

  func load() async { walks.append(Walk(id: 4, name: "Summit")) }
}

final class Counter: ObservableObject {
  @Published var looks = 0
}

final class WalkDelegate: NSObject, UIApplicationDelegate {
  static weak var newest: WalkDelegate?
  let opened = "opened by hand"
  var launches = 0

  override init() {
    super.init()
    Self.newest = self
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

struct WalksApp: App {
  @UIApplicationDelegateAdaptor(WalkDelegate.self) private var delegate
  @State private var model = WalkModel()
  @StateObject private var counter = Counter()

  var body: some Scene {
    WindowGroup {
      WalkList()
        .environment(model)
        .environmentObject(counter)
    }
  }
}

struct WalkList: View {
  @Environment(WalkModel.self) private var model
  @EnvironmentObject private var counter: Counter
  @State private var query = ""
  @State private var isAsking = false
  @State private var isShowingHelp = false

  private var found: [Walk] {
    model.shown.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section("All walks") {
          ForEach(found) { walk in
            NavigationLink(value: walk) { WalkRow(walk: walk) }
          }
          .onDelete { offsets in model.walks.remove(atOffsets: offsets) }
        }
        if found.isEmpty {
          Text("Nothing found")
        }
      }
      .navigationTitle("Walks")
      .navigationDestination(for: Walk.self) { WalkPage(id: $0.id) }
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Forget") { isAsking = true } }
        ToolbarItem(placement: .cancellationAction) {
          Button("Help", systemImage: "questionmark") { isShowingHelp = true }
        }
      }
      .alert("Forget all?", isPresented: $isAsking) {
        Button("Keep", role: .cancel) {}
        Button("Forget", role: .destructive) { model.walks = [] }
      } message: {
        Text("\(model.walks.count) walks are lost.")
      }
      .sheet(isPresented: $isShowingHelp) { Help() }
      .onAppear { counter.looks += 1 }
      .onContinueUserActivity("walks.search") { activity in
        model.filter = activity.userInfo?["ids"] as? [Int]
      }
    }
  }
}

struct WalkRow: View {
  let walk: Walk

  var body: some View {
    HStack {
      Label(walk.name, systemImage: "map")
      Spacer()
      if walk.isFavorite { Image(systemName: "star.fill") }
    }
    .padding()
    .accessibilityIdentifier("walk.\(walk.id)")
  }
}

struct WalkPage: View {
  let id: Int
  @Environment(WalkModel.self) private var model
  @Environment(\.dismiss) private var dismiss
  @State private var steps = 0
  @State private var state = "waiting"

  var body: some View {
    @Bindable var model = model
    VStack(alignment: .leading) {
      if let index = model.walks.firstIndex(where: { $0.id == id }) {
        Toggle("Favorite", isOn: $model.walks[index].isFavorite)
        Text("\(steps) steps, \(state)")
          .font(.headline)
          .bold()
        Button("Step") { steps += 1 }
          .accessibilityIdentifier("step")
        TextField("Name", text: $model.walks[index].name)
        Button("Done") { dismiss() }
      }
    }
    .navigationTitle(model.walks.first { $0.id == id }?.name ?? "")
    .task { state = "ready" }
    .onChange(of: steps) { _, new in if new == 2 { state = "warm" } }
  }
}

struct Help: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Walk slowly.")
      Button("Close") { dismiss() }
    }
  }
}
