import Testing

@testable import IntentSchemas

@Suite struct IntentSchemasTests {
  @Test func everyDomainIsRead() {
    #expect(IntentSchemas.domains.count == IntentSchemas.domainNames.count)
    #expect(IntentSchemas.domainNames == IntentSchemas.domainNames.sorted())
    let schemas = IntentSchemas.domains.flatMap(\.schemas)
    #expect(IntentSchemas.domains.count == 23)
    #expect(schemas.count { $0.kind == .intent } == 187)
    #expect(schemas.count { $0.kind == .entity } == 74)
    #expect(schemas.count { $0.kind == .enumeration } == 50)
    #expect(IntentSchemas.domains.flatMap(\.unions).count == 8)
    #expect(Set(schemas.map { "\($0.kind) \($0.identifier)" }).count == schemas.count)
  }

  @Test func anIntentSaysWhatItDemands() throws {
    let play = try #require(IntentSchemas.schema(.intent, "audio.playAudio"))
    #expect(play.title == "Play Audio")
    #expect(play.since == "27")
    #expect(play.protocols == [["AudioStartingIntent", "AudioPlaybackIntent"]])
    #expect(play.result == nil)
    #expect(
      play.members == [
        .init("audioEntity", .union("AudioItem")),
        .init("playbackAttributes", .set(.adopting("playbackAttributes")), mayBeEmpty: true),
        .init("warmupAudioQueueResult", .optional(.adopting("warmupAudioQueueResult"))),
        .init("queueLocation", .optional(.adopting("queueInsertionLocation"))),
      ])
    #expect(play.members[0].title == "Audio Entity")
    #expect(!play.isInferred)
    let warm = try #require(IntentSchemas.schema(.intent, "audio.warmupAudioQueue"))
    #expect(warm.result == .adopting("warmupAudioQueueResult"))
  }

  @Test func releasesThatDifferAreAllTaken() throws {
    let entry = try #require(IntentSchemas.schema(.intent, "journal.createEntry"))
    #expect(
      entry.member("location")?.type
        == .either([.optional(.named("PlaceDescriptor")), .optional(.named("CLPlacemark"))]))
    let window = try #require(IntentSchemas.schema(.intent, "browser.createWindow"))
    #expect(window.member("url")?.type == .optional(.named("URL")))
    let audio = try #require(IntentSchemas.schema(.intent, "journal.createAudioEntry"))
    #expect(audio.protocols == [["AudioStartingIntent", "AudioRecordingIntent"]])
    #expect(audio.result == nil)
  }

  @Test func everyReferenceLeadsSomewhere() {
    for domain in IntentSchemas.domains {
      let known = Set(domain.schemas.filter { $0.kind != .intent }.map(\.name))
      let unions = Set(domain.unions.map(\.name))
      for schema in domain.schemas {
        for type in schema.members.compactMap(\.type) + [schema.result].compactMap(\.self) {
          for reference in type.references {
            switch reference {
            case .adopting(let name): #expect(known.contains(name), "\(schema.identifier) \(name)")
            case .union(let name): #expect(unions.contains(name), "\(schema.identifier) \(name)")
            default: break
            }
          }
        }
      }
    }
  }

  @Test(arguments: [
    "String", "Calendar.RecurrenceRule?", "[<artist>]", "Set<<playbackAttributes>>?", "{AudioItem}",
    "any AppEntity",
    "PlaceDescriptor? | CLPlacemark?", "[{EventAlarm}]",
  ])
  func typesAreWrittenAsTheyAreRead(text: String) throws {
    #expect(try #require(SchemaType(text)).description == text)
  }

  @Test(arguments: ["", "?", "[]", "a b", "<", "String | "])
  func whatIsNoTypeIsRefused(text: String) {
    #expect(SchemaType(text) == nil)
  }

  @Test(arguments: [
    "", "domain", "intent a 1", "domain a 1\n  b: String", "domain a 1\nintent b", "domain a 1\nb c d",
  ])
  func brokenTablesAreRefused(text: String) {
    #expect(SchemaTable.read("a", text) == nil)
  }

  @Test func nothingIsMissingOutsideTheGroups() {
    #expect(IntentSchemas.missing(beside: ["audio.playAudio", "photos.openAsset"]).isEmpty)
    #expect(IntentSchemas.missing(beside: []).isEmpty)
  }

  @Test func groupsMustBeWhole() throws {
    let missing = IntentSchemas.missing(beside: ["messages.sendMessage", "audio.playAudio"])
    #expect(missing.map(\.domain) == ["messages"])
    #expect(
      missing.first?.identifiers == [
        "messages.draftMessage", "messages.editSentMessage", "messages.setMessageReadStatus",
        "messages.unsendMessage",
      ])
    let clock = try #require(IntentSchemas.domain("clock"))
    let certain = clock.schemas(.intent).filter { !$0.isDoubtful }.map(\.identifier)
    #expect(!certain.contains("clock.lapStopwatch"))
    #expect(IntentSchemas.missing(beside: certain).isEmpty)
    #expect(IntentSchemas.missing(beside: certain.dropLast()).count == 1)
  }
}

extension SchemaType {
  /// The parts of the type that refer to something of the domain.
  fileprivate var references: [SchemaType] {
    switch self {
    case .adopting, .union: [self]
    case .list(let inner), .set(let inner), .optional(let inner): inner.references
    case .either(let types): types.flatMap(\.references)
    case .named, .anyEntity: []
    }
  }
}
