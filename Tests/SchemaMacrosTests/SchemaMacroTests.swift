import Testing

@Suite struct SchemaMacroTests {
  @Test func anIntentGetsParametersAndConformances() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .audio.addToPlaylist)
      struct AddToPlaylist {
        var audioEntity: SongEntity
        @Parameter(title: "List") var playlist: PlaylistEntity
        var isSilent = false
        func perform() async throws -> some IntentResult { .result() }
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(
      expansion.text == """
        struct AddToPlaylist {
          @IntentParameter
          var audioEntity: SongEntity
          @Parameter(title: "List") var playlist: PlaylistEntity
          var isSilent = false
          func perform() async throws -> some IntentResult { .result() }
        }

        extension AddToPlaylist: AppIntent, AssistantSchemaIntent, _SchemaIntent {
          nonisolated public static var _schema: String {
            "audio.addToPlaylist"
          }
        }
        """)
  }

  @Test func aSchemaBringsItsProtocols() {
    let open = Expansion("@AssistantIntent(schema: .photos.openAsset) struct Open { var target: Asset }")
    #expect(
      open.text.contains("extension Open: AppIntent, AssistantSchemaIntent, _SchemaIntent, OpenIntent {"))
    let source =
      "struct Play: AudioPlaybackIntent { var audioEntity: Song; var playbackAttributes: Set<Attribute> }"
    let play = Expansion("@AppIntent(schema: .audio.playAudio) \(source)")
    #expect(!play.text.contains("AudioStartingIntent"))
    #expect(play.text.contains("@IntentParameter(default: [])"))
    let queue = Expansion("@AppEntity(schema: .audio.warmupAudioQueueResult) struct Queue {}")
    #expect(queue.reports.isEmpty)
    #expect(queue.text.contains("_SchemaEntity, TransientAppEntity {"))
  }

  @Test func anEntityGetsProperties() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .audio.artist)
      struct Artist {
        let id: String
        var name: String { "Anna" }
      }
      @AppEntity(schema: .audio.podcastCollection)
      struct Collection {
        let id: String
        var title: String { didSet { print(title) } }
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(expansion.text.contains("let _name = ComputedEntityProperty<Artist, String>("))
    #expect(expansion.text.contains("@EntityProperty\n  var title: String { didSet { print(title) } }"))
  }

  @Test func missingMembersAreReported() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .audio.playAudio)
      struct Play {
        var audioEntity: AudioItem
      }
      """)
    #expect(
      expansion.reports == [
        """
        2:8: error: 'Play' adopts the schema '.audio.playAudio', whose parameter 'playbackAttributes' of type a set of \
        a type that adopts '.audio.playbackAttributes' is missing
          fix: add 'playbackAttributes': var playbackAttributes: Set<<#playbackAttributes#>>
        """,
        """
        2:8: warning: 'Play' adopts the schema '.audio.playAudio', whose parameter 'warmupAudioQueueResult' of type an \
        optional of a type that adopts '.audio.warmupAudioQueueResult' is missing
          fix: add 'warmupAudioQueueResult': var warmupAudioQueueResult: <#warmupAudioQueueResult#>?
        """,
        """
        2:8: warning: 'Play' adopts the schema '.audio.playAudio', whose parameter 'queueLocation' of type an optional \
        of a type that adopts '.audio.queueInsertionLocation' is missing
          fix: add 'queueLocation': var queueLocation: <#queueInsertionLocation#>?
        """,
      ])
  }

  @Test func anEntityWithoutAnyPropertyIsOnlyWarnedOf() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .audio.album)
      struct AlbumEntity {
        let id: Int
      }
      """)
    #expect(
      expansion.reports == [
        """
        2:8: warning: 'AlbumEntity' declares none of the properties of the schema '.audio.album'; the assistant knows its \
        entities by their display representation only
          fix: add the properties: var title: String; var artistName: String; var artists: [<#artist#>]; \
        var universalProductCode: String?
        """
      ])
  }

  @Test func membersOfAnotherTypeAreReported() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .audio.album)
      struct AlbumEntity {
        let id: Int
        let title: String
        var artistName: String?
        var artists: [String]
        var universalProductCode: Code?
      }
      """)
    #expect(
      expansion.reports == [
        """
        4:3: error: 'title' belongs to the schema '.audio.album' and must be declared with 'var'
          fix: replace with 'var': var
        """,
        """
        5:19: error: the schema '.audio.album' demands that 'artistName' is 'String'
          fix: replace with 'String': String
        """,
        """
        6:16: error: the schema '.audio.album' demands that 'artists' is an array of a type that adopts '.audio.artist'
          fix: replace with '[<#artist#>]': [<#artist#>]
        """,
      ])
  }

  @Test func whatWasConcludedLeadsToWarnings() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .photos.setRotation)
      struct Rotate {
        var target: [Asset]
      }
      """)
    #expect(
      expansion.reports == [
        """
        2:8: warning: 'Rotate' adopts the schema '.photos.setRotation', whose parameter 'direction' of type a type that \
        adopts '.photos.rotationDirection' is missing
          fix: add 'direction': var direction: <#rotationDirection#>
        """,
        """
        3:15: warning: the schema '.photos.setRotation' demands that 'target' is a type that adopts '.photos.asset'
          fix: replace with 'Asset': Asset
        """,
      ])
  }

  @Test func membersInBuildConditionsCount() {
    let expansion = Expansion(
      """
      @AppEntity(schema: .audio.artist)
      struct Artist {
        #if DEBUG
        var name: String
        #else
        var name: String
        #endif
      }
      """)
    #expect(expansion.reports.isEmpty)
  }

  @Test func missingCasesAreReported() {
    let expansion = Expansion(
      "@AppEnum(schema: .audio.playbackAttributes)\nenum Attribute: String {\n  case shuffle\n}")
    #expect(
      expansion.reports == [
        """
        2:6: warning: 'Attribute' adopts the schema '.audio.playbackAttributes', whose case 'repeat' is missing; the \
        assistant cannot ask for it
          fix: add the case 'repeat': case `repeat`
        """
      ])
    let open = Expansion("@AppEnum(schema: .books.font) enum Font: String { case serif }")
    #expect(open.reports.isEmpty)
  }

  @Test func aResultWithoutValueIsReported() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .photos.duplicateAssets)
      struct Copy {
        var target: [Asset]
        func perform() async throws -> some IntentResult { .result() }
      }
      """)
    #expect(
      expansion.reports == [
        """
        4:34: warning: the schema '.photos.duplicateAssets' demands that 'perform()' returns an array of a type that \
        adopts '.photos.asset'; add 'ReturnsValue' to its result
          fix: add 'ReturnsValue': some IntentResult & ReturnsValue<[<#asset#>]>
        """
      ])
  }

  @Test func unknownSchemasAreReported() {
    let near = Expansion("@AppIntent(schema: .audio.playAudo) struct Play {}")
    #expect(
      near.reports == [
        """
        1:20: error: there is no intent schema '.audio.playAudo'; did you mean '.audio.playAudio'?
          fix: replace with '.audio.playAudio': .audio.playAudio
        """
      ])
    let far = Expansion("@AppEntity(schema: .assistant.helper) struct Helper {}")
    #expect(
      far.reports == ["1:20: error: there is no entity schema '.assistant.helper'; the domain has none"])
    let domain = Expansion("@AppEntity(schema: .adio.song) struct Song {}")
    #expect(
      domain.reports == ["1:20: error: there is no schema '.adio.song'; did you mean the domain 'audio'?"])
    let variable = Expansion("@AppEntity(schema: schema) struct Song {}")
    #expect(
      variable.reports == [
        "1:1: error: the schema must be written as domain and name, for example '.audio.playAudio'"
      ])
  }

  @Test func otherKindsOfTypesAreReported() {
    let intent = Expansion("@AppIntent(schema: .audio.playAudio) enum Play {}")
    #expect(
      intent.reports == [
        "1:38: error: '@AppIntent(schema:)' can only be attached to a structure or a class"
      ])
    let choice = Expansion("@AppEnum(schema: .audio.affinityState) struct Feeling {}")
    #expect(
      choice.reports == ["1:40: error: '@AppEnum(schema:)' can only be attached to an enumeration"])
  }
}
