import ActivityKit
import Foundation
import Testing

/// Live activities, which no screen shows.
@Suite struct ActivityTests {
  struct Oven: ActivityAttributes {
    struct ContentState: Codable, Hashable, Sendable {
      var minutes: Int
    }
    var dish: String
  }

  @Test func anActivityBeginsChangesAndEnds() async throws {
    let activity = try Activity.request(
      attributes: Oven(dish: "Bread"), content: ActivityContent(state: .init(minutes: 40), staleDate: nil))
    #expect(Activity<Oven>.activities.contains { $0.id == activity.id })
    var contents = activity.contentUpdates.makeAsyncIterator()
    var states = activity.activityStateUpdates.makeAsyncIterator()
    await activity.update(ActivityContent(state: .init(minutes: 5), staleDate: nil))
    #expect(await contents.next()?.state.minutes == 5)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(await states.next() == .dismissed)
    #expect(await states.next() == nil)
    #expect(activity.content.state.minutes == 5)
    #expect(!Activity<Oven>.activities.contains { $0.id == activity.id })
  }

  @Test func whatIsOverDoesNotChange() async throws {
    let activity = try Activity.request(
      attributes: Oven(dish: "Cake"), contentState: .init(minutes: 30))
    await activity.end(using: .init(minutes: 0))
    await activity.update(using: .init(minutes: 9))
    #expect(activity.activityState == .ended)
    #expect(activity.contentState.minutes == 0)
  }

  @Test func contentGetsTooOld() throws {
    let content = ActivityContent(state: Oven.ContentState(minutes: 1), staleDate: .distantPast)
    let activity = try Activity.request(attributes: Oven(dish: "Pie"), content: content)
    #expect(activity.activityState == .stale)
  }
}
