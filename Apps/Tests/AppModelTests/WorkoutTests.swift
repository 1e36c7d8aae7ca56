import Foundation
import StrideKit
import Testing

@Suite("Workouts")
struct WorkoutTests {
  let now = Date(timeIntervalSince1970: 1_773_828_900)

  @Test("A workout is paused, resumed and ended; pauses do not count")
  func workout() throws {
    try withStore { store in
      try store.start(Workout(kind: "run", goal: .init(value: 5, unit: "mile"), isIndoor: nil, at: now))
      #expect(throws: WorkoutError.ongoing("run")) {
        try store.start(Workout(kind: "swim", goal: nil, isIndoor: nil, at: now))
      }
      #expect(throws: WorkoutError.isNotPaused("run")) { try store.resume(nil, at: now) }
      try store.pause("run", at: now.addingTimeInterval(600))
      #expect(throws: WorkoutError.isPaused("run")) { try store.pause(nil, at: now) }
      try store.resume(nil, at: now.addingTimeInterval(900))
      let workout = try store.end(nil, at: now.addingTimeInterval(1200))
      #expect(workout.duration(at: now.addingTimeInterval(5000)) == 900)
      #expect(try store.current() == nil)
      #expect(throws: WorkoutError.noWorkout("yoga")) { try store.pause("yoga", at: now) }
    }
  }

  @Test("A cancelled workout is forgotten")
  func cancel() throws {
    try withStore { store in
      try store.start(Workout(kind: "yoga", goal: nil, isIndoor: true, at: now))
      try store.cancel(nil)
      #expect(try store.workouts().isEmpty)
    }
  }

  @Test(
    "Words name kinds",
    arguments: [
      ("run", "run"), ("Jogging", "run"), ("bike ride", "cycle"), ("yoga session", "yoga"),
      ("strength training workout", "strength training"),
    ])
  func kinds(words: String, kind: String) {
    #expect(WorkoutKinds.kind(words) == kind)
  }

  @Test("Unknown words name no kind")
  func noKind() {
    #expect(WorkoutKinds.kind("curling") == nil)
    #expect(WorkoutKinds.kind("") == nil)
  }

  private func withStore(_ test: (WorkoutStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stride-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(WorkoutStore(folder: folder))
  }
}
