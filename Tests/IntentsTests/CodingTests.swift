import CoreLocation
import Foundation
import IntentWire
import Testing

@testable import Intents

@Suite("Values on the wire")
struct CodingTests {
  private static var trigger: INTemporalEventTrigger {
    INTemporalEventTrigger(
      dateComponentsRange: INDateComponentsRange(
        start: DateValue(year: 2026, month: 3, day: 18, hour: 17, minute: 30).dateComponents, end: nil,
        recurrenceRule: INRecurrenceRule(
          interval: 2, frequency: .weekly, weeklyRecurrenceDays: [.sunday, .friday])))
  }

  private static var task: INTask {
    INTask(
      title: INSpeakableString(vocabularyIdentifier: "t1", spokenPhrase: "paint", pronunciationHint: "pehnt"),
      status: .completed, taskType: .completable,
      spatialEventTrigger: INSpatialEventTrigger(
        placemark: CLPlacemark(
          location: CLLocation(latitude: 38.7, longitude: -9.1), name: "Workshop",
          address: ["locality": "Lisbon"]),
        event: .arrive),
      temporalEventTrigger: trigger,
      createdDateComponents: DateValue(year: 2026, month: 3, day: 1).dateComponents,
      modifiedDateComponents: nil, identifier: "42", priority: .flagged)
  }

  private static var list: INTaskList {
    INTaskList(
      title: INSpeakableString(spokenPhrase: "Workshop"), tasks: [task],
      groupName: INSpeakableString(spokenPhrase: "Home"), createdDateComponents: nil,
      modifiedDateComponents: nil, identifier: "7")
  }

  private static var note: INNote {
    INNote(
      title: INSpeakableString(spokenPhrase: "Ideas"),
      contents: [
        INTextNoteContent(text: "a boat"), INImageNoteContent(image: INImage(imageData: Data([1, 2]))),
      ], groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
  }

  private static var person: INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "ana@example.org", type: .emailAddress, label: .home),
      nameComponents: PersonNameComponents(givenName: "Ana", familyName: "Sousa"), displayName: nil,
      image: nil,
      contactIdentifier: "c1", customIdentifier: "u1", relationship: .sister)
  }

  @Test("A value object is the same after it has crossed the wire")
  func roundTrip() throws {
    // The wire has no place for the time at which a position was measured, so one trip settles it.
    let settled = try #require(INTask.decoded(from: Self.task.wireValue))
    #expect(INTask.decoded(from: settled.wireValue) == settled)
    #expect(settled.title == Self.task.title)
    #expect(settled.title.vocabularyIdentifier == "t1")
    #expect(settled.spatialEventTrigger?.placemark.locality == "Lisbon")
    #expect(settled.spatialEventTrigger?.placemark.location?.coordinate.latitude == 38.7)
    #expect(settled.temporalEventTrigger == Self.trigger)
    #expect(settled.createdDateComponents?.day == 1)
    #expect(settled.identifier == "42" && settled.priority == .flagged && settled.status == .completed)
    #expect(INNote.decoded(from: Self.note.wireValue) == Self.note)
    #expect(
      (INNote.decoded(from: Self.note.wireValue)?.contents.first as? INTextNoteContent)?.text == "a boat")
    let file = INFile(data: Data([7]), filename: "a.txt", typeIdentifier: "public.plain-text")
    #expect(INFile.decoded(from: file.wireValue) == file)
    let object = INObject(identifier: "o", display: "Soup", subtitle: "hot", image: INImage(named: "bowl"))
    #expect(INObject.decoded(from: object.wireValue) == object)
    let image = INImage.systemImageNamed("leaf")
    #expect(INImage.decoded(from: image.wireValue) == image)
  }

  @Test("The wire value survives JSON")
  func json() throws {
    for value in [Self.task.wireValue, Self.list.wireValue, Self.note.wireValue, Self.person.wireValue] {
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(IntentValue.self, from: data) == value)
    }
  }

  @Test("Records show their title and their identifier")
  func display() {
    guard case .record(let record) = Self.list.wireValue else {
      Issue.record("A task list is a record.")
      return
    }
    #expect(record.type == "INTaskList")
    #expect(record.display.title == "Workshop")
    #expect(record.identifier == "7")
    #expect(record.fields["createdDateComponents"] == nil)
  }

  @Test("A person keeps name, handles and identifiers")
  func people() throws {
    let person = try #require(INPerson.decoded(from: Self.person.wireValue))
    #expect(person.displayName == "Ana Sousa")
    #expect(person.personHandle == Self.person.personHandle)
    #expect(person.contactIdentifier == "c1" && person.customIdentifier == "u1")
    #expect(INPerson.decoded(from: .string("Bo"))?.displayName == "Bo")
  }

  @Test("Words become what the parameter needs")
  func words() {
    #expect(INSpeakableString.decoded(from: .string("milk"))?.spokenPhrase == "milk")
    #expect(INTaskList.decoded(from: .string("Grocery"))?.title.spokenPhrase == "Grocery")
    #expect(INTask.decoded(from: .string("paint"))?.title.spokenPhrase == "paint")
    #expect(INNote.decoded(from: .spoken(SpokenText("Ideas")))?.title.spokenPhrase == "Ideas")
    #expect((INNoteContent.decoded(from: .string("a boat")) as? INTextNoteContent)?.text == "a boat")
    #expect(CLPlacemark.decoded(from: .string("Porto"))?.name == "Porto")
    let day = DateValue(year: 2026, month: 3, day: 18)
    #expect(
      INTemporalEventTrigger.decoded(from: .date(day))?.dateComponentsRange.startDateComponents?.day == 18)
    #expect(INTemporalEventTrigger.decoded(from: .string("soon")) == nil)
    #expect(INTaskStatus.decoded(from: .string("completed")) == .completed)
    #expect(INTaskStatus.decoded(from: .string("banana")) == nil)
    #expect([INSpeakableString].decoded(from: .string("milk"))?.map(\.spokenPhrase) == ["milk"])
  }

  @Test("Sets of options cross the wire by name")
  func options() {
    let options: INTemporalEventTriggerTypeOptions = [.scheduledRecurring, .notScheduled]
    let value = IntentValue.enumeration(
      EnumerationValue(
        type: "INTemporalEventTriggerTypeOptions", cases: ["notScheduled", "scheduledRecurring"]))
    #expect(options.wireValue == value)
    #expect(INTemporalEventTriggerTypeOptions.decoded(from: value) == options)
    #expect(INTemporalEventTriggerTypeOptions.decoded(from: .string("never")) == nil)
  }

  @Test("Every case of every enumeration of a parameter has its name in the manifest")
  func enumerations() {
    #expect(
      GeneratedTypes.enumeration("INTaskStatus")?.cases.map(\.name) == INTaskStatus.allCases.map(\.caseName))
    #expect(GeneratedTypes.enumeration("INTaskStatus")?.cases.last?.display.title == "Completed")
  }

  @Test("Objects are copied and archived by value")
  func copying() throws {
    let copy = try #require(Self.list.copy() as? INTaskList)
    #expect(copy !== Self.list && copy == Self.list && copy.hash == Self.list.hash)
    let archive = try NSKeyedArchiver.archivedData(withRootObject: Self.note, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: INNote.self, from: archive) == Self.note)
    #expect(Self.list != Self.note)
  }

  @Test("Intents and responses are copied and archived by value")
  func intents() throws {
    let intent = INAddTasksIntent(
      targetTaskList: INTaskList.decoded(from: Self.list.wireValue), taskTitles: [Self.task.title],
      spatialEventTrigger: nil, temporalEventTrigger: Self.trigger, priority: .flagged)
    let copy = try #require(intent.copy() as? INAddTasksIntent)
    #expect(copy !== intent && copy == intent)
    let archive = try NSKeyedArchiver.archivedData(withRootObject: intent, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: INAddTasksIntent.self, from: archive) == intent)

    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.addedTasks = [Self.task]
    let other = try #require(response.copy() as? INAddTasksIntentResponse)
    #expect(other.code == .success && other.addedTasks?.first?.title == Self.task.title)
  }

  @Test("Pictures belong to parameters by key path")
  func images() {
    let intent = INCreateNoteIntent(title: nil, content: nil, groupName: nil)
    let image = INImage(named: "pencil")
    intent.setImage(image, forParameterNamed: \.title)
    #expect(intent.image(forParameterNamed: \.title) == image)
    #expect(intent.image(forParameterNamed: \.content) == nil)
    #expect(intent.keyImage() == image)
  }

  @Test("A vocabulary update holds strings and speakable things, in order")
  func vocabulary() {
    let words = NSOrderedSet(array: [
      "Books", INSpeakableString(vocabularyIdentifier: "2", spokenPhrase: "Garden", pronunciationHint: nil),
      3,
    ])
    let update = INVocabulary.update(words, .notebookItemTitle)
    #expect(update.kind == "notebookItemTitle")
    #expect(update.phrases == [SpokenText("Books"), SpokenText("Garden", identifier: "2")])
  }
}
