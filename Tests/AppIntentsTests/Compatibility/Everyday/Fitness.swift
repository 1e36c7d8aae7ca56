// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// As the author of an app would have written it.

import AppIntents
import Foundation
import SwiftUI

protocol WorkoutIntent: AppIntent { var kind: WorkoutKind { get } }

extension WorkoutIntent {
  static var openAppWhenRun: Bool { true }
  @MainActor func start() async throws { print(kind) }
}

public enum WorkoutKind: String, AppEnum, Codable, CaseIterable, Sendable {
  case run, ride, swim
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Workout")
  public static let caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] = [
    .run: "Run", .ride: "Ride", .swim: "Swim",
  ]
}

struct StartWorkout: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Workout"
  static let suggestedWorkouts: [StartWorkout] = [
    StartWorkout(style: .run), StartWorkout(style: .ride),
  ]
  @Parameter(title: "Workout") var workoutStyle: WorkoutKind
  var kind: WorkoutKind { workoutStyle }
  var displayRepresentation: DisplayRepresentation {
    WorkoutKind.caseDisplayRepresentations[workoutStyle] ?? "Workout"
  }

  init() {}
  init(style: WorkoutKind) { workoutStyle = style }

  func perform() async throws -> some IntentResult {
    return .result()
  }
}

struct LogWeight: AppIntent {
  static let title: LocalizedStringResource = "Log Weight"
  @Parameter(title: "Weight", defaultUnit: .kilograms, supportsNegativeNumbers: false) var weight:
    Measurement<UnitMass>
  @Parameter(title: "Date", kind: .dateTime) var date: Date?
  @Parameter(title: "Distance", defaultUnit: .kilometers, defaultUnitAdjustForLocale: true)
  var distance: Measurement<UnitLength>?
  @Parameter(title: "Meals", default: [.lunch]) var meals: Set<Meal>
  @Parameter(
    title: "Calories", default: 100, controlStyle: .field,
    inclusiveRange: (lowerBound: 0, upperBound: 5000)) var calories: Int

  func perform() async throws -> some ReturnsValue<Measurement<UnitMass>> & ProvidesDialog {
    guard (20...300).contains(weight.converted(to: .kilograms).value) else {
      throw FitnessError.implausible
    }
    return .result(
      value: weight,
      dialog:
        "Logged \(weight.formatted()) on \((date ?? .now).formatted(date: .long, time: .omitted)).")
  }
}

enum Meal: String, AppEnum, Hashable {
  case lunch, dinner
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meal"
  static let caseDisplayRepresentations: [Meal: DisplayRepresentation] = [
    .lunch: "Lunch", .dinner: "Dinner",
  ]
}

struct FitnessError: LocalizedError {
  static let implausible = FitnessError()
  var errorDescription: String? { NSLocalizedString("That weight is not plausible.", comment: "") }
}

struct GetSteps: AppIntent {
  static let title: LocalizedStringResource = "Get Steps"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    let steps = 8000
    return .result(value: steps, dialog: "You walked \(steps, format: .number) steps.") {
      StepsRing(steps: steps, goal: 10_000)
    }
  }
}

struct StepsRing: View {
  let steps: Int
  let goal: Int
  var fraction: Double { min(1, Double(steps) / Double(goal)) }

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 12).opacity(0.2).foregroundColor(.green)
      Circle()
        .trim(from: 0.0, to: CGFloat(fraction))
        .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
        .foregroundStyle(
          AngularGradient(
            gradient: Gradient(colors: [.green, .mint]), center: .center, startAngle: .degrees(0),
            endAngle: .degrees(360))
        )
        .rotationEffect(Angle(degrees: 270))
        .animation(.spring(), value: fraction)
      VStack {
        Text("\(steps)").font(.system(size: 34, weight: .bold, design: .rounded)).monospacedDigit()
        Text("of \(goal)").font(.caption).foregroundStyle(.secondary)
      }
    }
    .frame(width: 140, height: 140)
    .padding(20)
    .mask(Rectangle())
    .blur(radius: 0)
    .drawingGroup()
    .compositingGroup()
    .rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))
    .offset(x: 0, y: 2)
    .zIndex(1)
    .layoutPriority(1)
    .fixedSize(horizontal: false, vertical: true)
    .allowsHitTesting(false)
    .contentShape(Rectangle())
    .onTapGesture { print("tap") }
    .hoverEffect()
    .border(.red, width: 0)
    .listRowBackground(Color.clear)
    .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 1) }
  }
}

struct PrimaryStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(Color.accentColor, in: Capsule()).opacity(
      configuration.isPressed ? 0.5 : 1
    ).scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}
extension ButtonStyle where Self == PrimaryStyle { static var primary: PrimaryStyle { .init() } }

struct CardModifier: ViewModifier {
  var radius: CGFloat = 12
  func body(content: Content) -> some View {
    content.padding().background(Color(.systemBackground)).clipShape(
      RoundedRectangle(cornerRadius: radius)
    ).overlay(RoundedRectangle(cornerRadius: radius).strokeBorder(.secondary, lineWidth: 0.5))
  }
}
extension View {
  func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }
}

struct SummaryView: View {
  let items: [(String, Int)]
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items, id: \.0) { name, count in
        HStack {
          Text(name)
          Spacer()
          Text("\(count)").bold()
        }
        Divider()
      }
      Group { if items.isEmpty { Text("None") } else { EmptyView() } }
      Button("Start") {}.buttonStyle(.primary)
      Text("**Bold** and [link](https://example.org)").multilineTextAlignment(.center)
      (Text("a").bold() + Text(" b").foregroundColor(.red))
      Text(AttributedString("x"))
      Text(verbatim: "x").strikethrough(true, color: .red).underline().baselineOffset(2).tracking(1)
        .fontDesign(.rounded).fontWidth(.condensed)
      DisclosureGroup("More") { Text("x") }
      TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }

      Menu("Menu") { Button("A") {} }
      Stepper("Count", value: .constant(1), in: 0...10)
      Slider(value: .constant(0.5), in: 0...1) { Text("S") }
      DatePicker("Date", selection: .constant(.now), displayedComponents: [.date])

      SecureField("Password", text: .constant(""))
    }
    .card()
    .sensoryFeedback(.success, trigger: items.count)
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
    .id(items.count)
    .help("x")
    .badge(3)
    .contextMenu { Button("Copy") {} }
    .refreshable {}
    .searchable(text: .constant(""))
    .popover(isPresented: .constant(false)) { Text("x") }
    .fullScreenCover(isPresented: .constant(false)) { Text("x") }
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.hidden, for: .navigationBar)
    .presentationDetents([.medium, .large])
    .interactiveDismissDisabled()
    .scrollContentBackground(.hidden)
    .listStyle(.insetGrouped)
    .tabItem { Label("x", systemImage: "y") }
    .statusBarHidden()
    .gesture(TapGesture().onEnded {})
    .simultaneousGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
    .matchedGeometryEffect(id: "a", in: Namespace().wrappedValue)
    .glassEffect()
  }
}
