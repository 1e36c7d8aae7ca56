import Foundation
import FoundationAdditions
import Testing

private typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
private typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter

@Suite("Formatters")
struct FormatterTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test(
    "Distances in time",
    arguments: [
      (-86_400.0, "1 day ago", "yesterday"), (86_400, "in 1 day", "tomorrow"),
      (-7200, "2 hours ago", "2 hours ago"),
      (90, "in 1 minute", "in 1 minute"), (0, "in 0 seconds", "now"),
      (-8 * 86_400, "1 week ago", "last week"),
      (400 * 86_400, "in 1 year", "next year"),
    ] as [(Double, String, String)])
  func relative(seconds: Double, numeric: String, named: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = calendar
    let now = Date(timeIntervalSince1970: 1_773_828_900)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == named)
  }

  @Test("Styles of distances")
  func relativeStyles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .spellOut
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(hour: -21)) == "Twenty-one hours ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: 3)) == "In 3 mo.")
  }

  @Test("Lengths of time")
  func lengths() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    #expect(formatter.string(from: 4800) == "1:20:00")
    #expect(formatter.string(from: 45) == "0:45")
    #expect(formatter.string(from: 0) == "0:00")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 4800) == "1 hour, 20 minutes")
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 90_061) == "1d 1h 1m 1s")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 90_061) == "1d 1h")
    formatter.maximumUnitCount = 0
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 4830) == "80m 30s")
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: .infinity) == nil)
    formatter.unitsStyle = .spellOut
    formatter.allowedUnits = []
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "two hours, five minutes")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(minute: 1), unitsStyle: .short) == "1 min")
  }

  @Test("Names")
  func names() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Ana Sofia Pereira Jr."))
    #expect(name.namePrefix == "Dr." && name.givenName == "Ana" && name.middleName == "Sofia")
    #expect(name.familyName == "Pereira" && name.nameSuffix == "Jr.")
    #expect(formatter.string(from: name) == "Ana Pereira")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Ana Sofia Pereira Jr.")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AP")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Ana")
    var eastern = PersonNameComponents()
    (eastern.familyName, eastern.givenName) = ("山田", "太郎")
    #expect(PersonNameComponentsFormatter.localizedString(from: eastern, style: .default) == "山田太郎")
    #expect(formatter.personNameComponents(from: "  ") == nil)
    #expect(formatter.personNameComponents(from: "Ruiz, Maria")?.familyName == "Ruiz")
  }
}

@MainActor @Suite("Undo")
struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    let undo = UndoManager()

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Set")
      value = new
    }
  }

  @Test("Changes are undone and done again, a group at a time")
  func groups() {
    let counter = Counter()
    #expect(!counter.undo.canUndo)
    counter.undo.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.undo.endUndoGrouping()
    counter.undo.beginUndoGrouping()
    counter.set(3)
    counter.undo.endUndoGrouping()
    #expect(counter.undo.undoMenuItemTitle == "Undo Set")
    counter.undo.undo()
    #expect(counter.value == 2 && counter.undo.canRedo)
    counter.undo.undo()
    #expect(counter.value == 0 && !counter.undo.canUndo)
    counter.undo.redo()
    #expect(counter.value == 2 && counter.undo.canUndo)
    counter.set(9)
    #expect(!counter.undo.canRedo)
    counter.undo.undo()
    #expect(counter.value == 2)
  }

  @Test("Nothing is noted while registration is off, and targets can be forgotten")
  func registration() {
    let counter = Counter()
    counter.undo.disableUndoRegistration()
    counter.set(1)
    counter.undo.enableUndoRegistration()
    #expect(!counter.undo.canUndo)
    counter.set(2)
    counter.undo.removeAllActions(withTarget: counter)
    counter.undo.undo()
    #expect(counter.value == 2)
  }
}

@Suite("Item providers")
struct ItemProviderTests {
  @Test("Data are handed out by type")
  func data() {
    let provider = NSItemProvider(item: "hello", typeIdentifier: "public.plain-text")
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    var text: String?
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
      text = data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text == "hello")
    var failure: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { failure = $1 }
    #expect(failure as? NSItemProvider.ErrorCode == .itemUnavailableError)
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
  }
}
