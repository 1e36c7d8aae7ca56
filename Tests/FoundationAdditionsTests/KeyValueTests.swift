import Foundation
import FoundationAdditions
import Testing

/// What Foundation's classes inherit from Objective-C's root class.
@Suite struct KeyValueTests {
  final class Lamp: NSObject {
    var brightness = 3
    var name: String?
  }

  private let settings = UserDefaults(suiteName: "key-value-tests-\(UUID().uuidString)") ?? .standard

  @Test func settingsKeepWhatIsSetByName() {
    settings.setValue(3, forKey: "number")
    #expect(settings.value(forKey: "number") as? Int == 3)
    #expect(settings.integer(forKey: "number") == 3)
    settings.setValuesForKeys(["text": "a", "number": NSNull()])
    #expect(settings.string(forKey: "text") == "a")
    #expect(settings.object(forKey: "number") == nil)
    settings.setValue(nil, forKey: "text")
    #expect(settings.dictionaryWithValues(forKeys: ["text"])["text"] is NSNull)
    settings.set(["depth": ["inner": 7]], forKey: "nested")
    #expect(settings.value(forKeyPath: "nested.depth.inner") as? Int == 7)
    settings.setValue(1, forKeyPath: "plain")
    #expect(settings.integer(forKey: "plain") == 1)
  }

  @Test func collectionsAreAskedByName() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    #expect(dictionary.value(forKey: "a") as? Int == 1)
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.count == 0)
    let array = NSArray(array: [NSDictionary(dictionary: ["n": 1]), NSDictionary(dictionary: ["n": 2])])
    #expect(array.value(forKey: "n") as? [Int] == [1, 2])
    Thread.current.setValue("x", forKey: "mark")
    #expect(Thread.current.threadDictionary["mark"] as? String == "x")
  }

  @Test func objectsAreReadByName() {
    let lamp = Lamp()
    #expect(lamp.value(forKey: "brightness") as? Int == 3)
    #expect(lamp.value(forKey: "name") == nil)
    lamp.name = "desk"
    #expect(lamp.value(forKey: "name") as? String == "desk")
    #expect(lamp.value(forKey: "colour") == nil)
    // It cannot be written, and nothing breaks.
    lamp.setValue(9, forKey: "brightness")
    #expect(lamp.brightness == 3)
  }

  @Test func classesAreNamed() {
    let lamp = Lamp()
    #expect(lamp.classForCoder == Lamp.self)
    #expect(Lamp.classForCoder() == Lamp.self)
    #expect(lamp.superclass == NSObject.self)
    #expect(NSObject().superclass == nil)
    #expect(Lamp.description().hasSuffix("Lamp"))
    #expect(lamp.className == Lamp.className())
  }

  @Test func aStoreInTheNetworkStaysHere() {
    let store = NSUbiquitousKeyValueStore.default
    let key = "test-\(UUID().uuidString)"
    store.set(5, forKey: key)
    #expect(store.longLong(forKey: key) == 5)
    store.removeObject(forKey: key)
    #expect(store.object(forKey: key) == nil)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }
}

@Suite struct FolderTests {
  @Test func thePersonsFoldersAreThere() throws {
    for folder in [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
    ] {
      #expect(folder.hasDirectoryPath)
      #expect(FileManager.default.fileExists(atPath: folder.path), "\(folder)")
    }
    let others: [URL] = [
      .desktopDirectory, .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory, .trashDirectory, .userDirectory, .applicationDirectory,
    ]
    #expect(Set(others).count == others.count)
    #expect(try URL(for: .documentDirectory, in: .userDomainMask).path == URL.documentsDirectory.path)
  }

  @Test func linesAndBytesOfAFileComeOneAfterTheOther() async throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\n\ntwo\r\nthree".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
    var count = 0
    for try await byte in file.resourceBytes where byte == UInt8(ascii: "\n") { count += 1 }
    #expect(count == 3)
    await #expect(throws: (any Error).self) {
      for try await _ in file.appendingPathExtension("missing").lines {}
    }
  }
}

@Suite struct DispatchTests {
  private actor Counter {
    private let queue = DispatchSerialQueue(label: "counter")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
    private var count = 0

    func next() -> Int {
      dispatchPrecondition(condition: .onQueue(queue))
      count += 1
      return count
    }
  }

  @Test func anActorRunsOnItsQueue() async {
    let counter = Counter()
    #expect(await counter.next() == 1)
    #expect(await counter.next() == 2)
  }

  @Test func momentsHaveADistance() {
    let moment = DispatchTime(uptimeNanoseconds: 5_000)
    #expect(moment.advanced(by: .nanoseconds(7)).uptimeNanoseconds == 5_007)
    #expect(moment.distance(to: moment.advanced(by: .microseconds(1))) == .nanoseconds(1_000))
    #expect(moment.advanced(by: .microseconds(1)).distance(to: moment) == .nanoseconds(-1_000))
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC && NSEC_PER_MSEC * MSEC_PER_SEC == NSEC_PER_SEC)
    var info = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&info) == 0)
    #expect(mach_absolute_time() > 0 && info.numer == info.denom)
  }
}

@Suite struct PredicateTests {
  struct Song: Codable {
    var title: String
    var artist: String?
  }

  private let songs = [
    Song(title: "Café del Mar", artist: "Energy 52"), Song(title: "Blue Monday", artist: nil),
  ]

  @Test func aPredicateSearchesAsAPersonDoes() throws {
    let title = #Predicate<Song> { $0.title.localizedStandardContains("CAFE") }
    #expect(try songs.filter(title).map(\.title) == ["Café del Mar"])
    let artist = #Predicate<Song> { ($0.artist ?? "").localizedStandardContains("energy") }
    #expect(try songs.filter(artist).count == 1)
  }
}
