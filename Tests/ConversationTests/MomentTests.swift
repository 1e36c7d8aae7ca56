import Catalog
import Conversation
import IntentWire
import Testing
import Understanding

/// Days that do not exist and moments that are over; it is 18 March 2026, 10:16.
@Suite struct MomentTests {
  private func decision(
    _ start: DateValue, _ end: DateValue? = nil, _ parameter: String = "temporalEventTrigger"
  )
    -> Decision
  {
    .reading(
      TestApps.lists, "INAddTasksIntent",
      [
        "taskTitles": .list([.string("pay rent")]),
        parameter: .dateRange(DateRangeValue(start: start, end: end ?? start)),
      ])
  }

  @Test(arguments: [
    (DateValue(year: 2027, month: 2, day: 30), "There is no February 30. When do you want to be reminded?"),
    (
      DateValue(year: 2026, month: 4, day: 31, hour: 9),
      "There is no April 31. When do you want to be reminded?"
    ),
    (
      DateValue(year: 2027, month: 2, day: 29),
      "There is no February 29 in 2027. When do you want to be reminded?"
    ),
    (
      DateValue(year: 2026, month: 3, day: 18, hour: 8, minute: 0),
      "Today at 8:00 AM is over already. When do you want to be reminded?"
    ),
    (DateValue(year: 2026, month: 3, day: 17), "Yesterday is over already. When do you want to be reminded?"),
  ])
  func asksBeforeTheAppIsAsked(date: DateValue, question: String) async throws {
    let apps = ScriptedApps()
    let talk = try Talk(apps, ["remind me": decision(date)])
    let reply = try await talk.say("remind me")
    #expect(reply.state == .asking)
    #expect(reply.question?.parameter == "temporalEventTrigger")
    #expect(reply.spoken == question)
    #expect(apps.events.isEmpty)
  }

  @Test(arguments: [
    DateValue(year: 2026, month: 3, day: 18), DateValue(year: 2026, month: 3, day: 18, hour: 10, minute: 16),
    DateValue(year: 2028, month: 2, day: 29), DateValue(hour: 8, minute: 0),
  ])
  func leavesOtherMomentsToTheApp(date: DateValue) async throws {
    let apps = ScriptedApps()
    let talk = try Talk(apps, ["remind me": decision(date)])
    #expect(try await talk.say("remind me").state == .done)
    #expect(apps.performed.count == 1)
  }

  @Test func letsPastMomentsBeWhereTheyAreMeant() async throws {
    let apps = ScriptedApps()
    let talk = try Talk(
      apps, ["found": decision(DateValue(year: 2020, month: 1, day: 2), nil, "dateCreated")])
    #expect(try await talk.say("found").state == .done)
  }

  @Test func knowsWhichDaysExist() {
    for (month, day, year, exists) in [
      (2, 29, 2028, true), (2, 29, 2100, false), (2, 29, 2000, true), (4, 31, 2026, false),
      (12, 31, 2026, true),
      (13, 1, 2026, false), (1, 0, 2026, false), (2, 29, nil, true), (2, 30, nil, false),
    ] as [(Int, Int, Int?, Bool)] {
      #expect(DateValue(year: year, month: month, day: day).exists == exists)
    }
    #expect(DateValue(hour: 8).exists)
  }
}
