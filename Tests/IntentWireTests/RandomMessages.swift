import Foundation
import IntentWire

extension RandomValues {
  mutating func json(depth: Int = 3) -> JSONValue {
    switch int(0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .boolean(bool())
    case 2: .integer(int(Int.min...Int.max))
    case 3: .number(Double(int()) + 0.5)
    case 4: .string(text())
    case 5: .array(some { $0.json(depth: depth - 1) })
    default: .object(named { $0.json(depth: depth - 1) })
    }
  }

  mutating func dialog() -> Dialog { Dialog(text(), supporting: maybe { $0.text() }) }

  mutating func reason() -> Resolution.Reason { .init(text(), dialog: maybe { $0.dialog() }) }

  mutating func resolution() -> Resolution {
    switch int(0...5) {
    case 0: .success(value())
    case 1: .needsValue(dialog: maybe { $0.dialog() }, options: some { $0.value() })
    case 2: .notRequired
    case 3: .unsupported(reason: maybe { $0.reason() })
    case 4: .disambiguation(some { $0.value() }, dialog: maybe { $0.dialog() })
    default:
      .confirmation(maybe { $0.value() }, reason: maybe { $0.reason() }, dialog: maybe { $0.dialog() })
    }
  }

  mutating func parameterResolution() -> ParameterResolution {
    ParameterResolution(text(), some { $0.resolution() })
  }

  mutating func call() -> IntentCall {
    IntentCall(
      id: text(), intent: text(), parameters: named { $0.value() },
      context: CallContext(
        hasDisplay: bool(), isLocked: bool(), locale: text(), timeZone: text(),
        moment: bool() ? 1_773_828_900.5 : nil),
      confirmsFirst: bool())
  }

  mutating func snippet(depth: Int = 2) -> SnippetNode {
    SnippetNode(
      text(), text: maybe { $0.text() }, attributes: named { $0.text() },
      children: depth > 0 ? some { $0.snippet(depth: depth - 1) } : [])
  }

  mutating func outcome() -> IntentOutcome {
    IntentOutcome(
      IntentOutcome.Status.allCases[int(0...(IntentOutcome.Status.allCases.count - 1))],
      code: maybe { $0.text() }, dialog: maybe { $0.dialog() }, value: maybe { $0.value() },
      response: named { $0.value() }, snippet: maybe { $0.snippet() },
      activity: maybe { $0.activity() },
      next: maybe { $0.call() }, unresolved: maybe { $0.parameterResolution() })
  }

  mutating func activity() -> UserActivityValue {
    UserActivityValue(
      type: text(), title: maybe { $0.text() }, url: maybe { $0.url() }, info: named { $0.json() })
  }

  mutating func question() -> Question {
    Question(
      call: text(), kind: Question.Kind.allCases[int(0...3)], parameter: maybe { $0.text() },
      type: maybe { $0.type() }, dialog: maybe { $0.dialog() }, options: some { $0.value() },
      snippet: maybe { $0.snippet() }, permission: maybe { $0.bool() ? .assistant : .focus })
  }

  mutating func answer() -> Answer {
    switch int(0...3) {
    case 0: .value(value())
    case 1: .confirmed
    case 2: .declined
    default: .cancelled
    }
  }

  mutating func type(depth: Int = 2) -> ValueType {
    let plain: [ValueType] = [
      .string, .spoken, .integer, .number, .boolean, .date, .dateRange, .duration, .currency, .url, .person,
      .place, .file, .measurement("length"), .enumeration("A"), .entity("B"), .record("C:D"),
    ]
    return depth > 0 && int(0...3) == 0 ? .list(type(depth: depth - 1)) : plain[int(0...(plain.count - 1))]
  }

  mutating func manifest() -> AppManifest {
    AppManifest(
      module: text(),
      intents: some {
        IntentManifest(
          identifier: $0.text(), dialect: $0.bool() ? .siriKit : .appIntents, title: $0.text(),
          summary: $0.maybe { $0.text() },
          parameters: $0.some {
            ParameterManifest(
              name: $0.text(), title: $0.text(), summary: $0.maybe { $0.text() }, type: $0.type(),
              isOptional: $0.bool(), defaultValue: $0.maybe { $0.value() }, question: $0.maybe { $0.text() },
              offersOptions: $0.bool())
          }, result: $0.maybe { $0.type() }, opensApp: $0.bool(), isDiscoverable: $0.bool(),
          authentication: $0.text())
      },
      entities: some {
        EntityManifest(
          identifier: $0.text(), title: $0.text(), pluralTitle: $0.maybe { $0.text() },
          synonyms: $0.some { $0.text() }, query: $0.maybe { $0.text() },
          properties: $0.some {
            PropertyManifest(name: $0.text(), title: $0.text(), type: $0.type(), isOptional: $0.bool())
          })
      },
      enumerations: some {
        EnumerationManifest(
          identifier: $0.text(), title: $0.text(),
          cases: $0.some { EnumerationManifest.Case(name: $0.text(), display: $0.display()) })
      },
      queries: some {
        QueryManifest(
          identifier: $0.text(), entity: $0.text(), capabilities: $0.bool() ? [.string, .suggestions] : [])
      },
      shortcuts: some {
        ShortcutManifest(
          intent: $0.text(), phrases: $0.some { $0.text() }, shortTitle: $0.maybe { $0.text() },
          systemImageName: $0.maybe { $0.text() }, parameters: $0.named { $0.value() })
      })
  }

  mutating func request() -> WireRequest {
    switch int(0...27) {
    case 0:
      .hello(
        Hello(
          version: int(), bundle: text(), process: Int32(int()), token: text(), suspended: some { $0.text() })
      )
    case 1: .ask(question())
    case 2: .updateVocabulary(VocabularyUpdate(kind: text(), phrases: some { SpokenText($0.text()) }))
    case 3: .refreshShortcuts
    case 4: .describe
    case 5: .resolve(ResolveCall(call: call(), parameters: some { $0.text() }))
    case 6: .confirm(call())
    case 7: .handle(call())
    case 8: .resume(text())
    case 9: .options(OptionsCall(call: call(), parameter: text()))
    case 10: .donate(some { $0.donation() })
    case 11:
      .deleteDonations(
        DonationSelection(
          identifiers: maybe { $0.some { $0.text() } }, group: maybe { $0.text() },
          kind: maybe { $0.bool() ? .activity : .interaction }))
    case 12: .setShortcuts(ShortcutUpdate(purpose: .relevant, shortcuts: some { $0.shortcut() }))
    case 13: bool() ? .voiceShortcuts : .standing
    case 14:
      .changeVoiceShortcut(
        VoiceShortcutChange(
          identifier: text(), phrase: maybe { $0.text() }, shortcut: maybe { $0.shortcut() }))
    case 15: .requestPermission(bool() ? .assistant : .focus)
    case 16:
      .continueActivity(
        ActivityContinuation(
          activity: activity(), call: maybe { $0.call() }, outcome: maybe { $0.outcome() }))
    case 17: .scene
    case 18: .actOnScene(SceneAction(element: text(), action: text(), text: maybe { $0.text() }))
    case 19: .updateIndex(indexUpdate())
    case 20: .indexState(text())
    case 21:
      .searchIndex(
        IndexQuery(
          index: text(), text: bool() ? .words(text()) : .expression(text()), filters: some { $0.text() },
          limit: int(0...9)))
    case 25: .follow(call())
    case 22: .values(ValueQueryCall(query: text(), input: value(), limit: int(0...9)))
    case 23: .engageIndex(IndexEngagement(identifier: text(), kind: bool() ? .select : .focus))
    case 24: .reindex(ReindexCall(index: maybe { $0.text() }, identifiers: maybe { $0.some { $0.text() } }))
    default: .entities(EntityQueryCall(entity: text(), request: entityRequest(), limit: int(0...99)))
    }
  }

  private mutating func donation() -> DonationValue {
    DonationValue(
      identifier: text(), group: maybe { $0.text() }, kind: bool() ? .interaction : .activity,
      call: maybe { $0.call() }, outcome: maybe { $0.outcome() }, activity: maybe { $0.activity() },
      direction: text(), status: text(),
      start: maybe { Date(timeIntervalSinceReferenceDate: Double($0.int(0...9999))) },
      title: maybe { $0.text() }, suggestedPhrase: maybe { $0.text() })
  }

  private mutating func shortcut() -> ShortcutValue {
    ShortcutValue(
      call: maybe { $0.call() }, activity: maybe { $0.activity() }, title: maybe { $0.text() },
      suggestedPhrase: maybe { $0.text() },
      relevance: some { RecordValue(type: $0.text(), display: $0.display()) }, role: maybe { $0.text() })
  }

  private mutating func standing() -> AppStanding {
    AppStanding(
      assistant: bool() ? .denied : .authorized, focus: .restricted, isFocused: maybe { $0.bool() },
      language: text())
  }

  private mutating func indexUpdate() -> IndexUpdate {
    IndexUpdate(
      index: text(),
      removals: some {
        switch $0.int(0...3) {
        case 0: .all
        case 1: .identifiers($0.some { $0.text() })
        case 2: .domains($0.some { $0.text() })
        default: .entities(type: $0.text(), identifiers: $0.maybe { $0.some { $0.text() } })
        }
      }, items: some { $0.indexItem() }, state: maybe { Data($0.text().utf8) },
      expectedState: maybe { Data($0.text().utf8) })
  }

  private mutating func indexItem() -> IndexItem {
    IndexItem(
      identifier: text(), domain: maybe { $0.text() }, attributes: named { $0.value() },
      expires: maybe { Double($0.int()) },
      entity: maybe { EntityReference(type: $0.text(), identifier: $0.text(), display: $0.display()) },
      priority: int(), isUpdate: bool())
  }

  private mutating func search() -> EntitySearch {
    EntitySearch(
      filters: some {
        EntitySearch.Filter($0.text(), $0.bool() ? .contains : .isBetween, $0.some { $0.value() })
      }, matchesAll: bool(), order: some { EntitySearch.Order($0.text(), isAscending: $0.bool()) })
  }

  private mutating func entityRequest() -> EntityQueryCall.Request {
    switch int(0...4) {
    case 0: .identifiers(some { $0.text() })
    case 1: .matching(text())
    case 2: .suggestions
    case 3: .search(search())
    default: .all
    }
  }

  mutating func result() -> WireResult {
    switch int(0...12) {
    case 0: .welcome(Welcome(version: int(), rendezvous: maybe { $0.text() }, patience: Double(int())))
    case 1: .answer(answer())
    case 10: .indexState(maybe { Data($0.text().utf8) })
    case 11: .indexItems(some { $0.indexItem() })
    case 12: .reindexed(int())
    case 2: .manifest(manifest())
    case 3: .resolutions(some { $0.parameterResolution() })
    case 4: .outcome(outcome())
    case 5: .values(some { $0.value() })
    case 6:
      .voiceShortcuts(
        some { VoiceShortcutValue(identifier: $0.text(), phrase: $0.text(), shortcut: $0.shortcut()) })
    case 7: .standing(standing())
    case 8: .scene(maybe { $0.snippet() })
    default: .done
    }
  }

  mutating func message() -> WireMessage {
    switch int(0...4) {
    case 0: .request(id: int(), request(), deadline: maybe { Double($0.int(0...100)) / 4 })
    case 1, 2: .response(id: int(), result())
    case 3: .failure(id: maybe { $0.int() }, WireFault(.init(rawValue: int()), text()))
    default: .notification(notification())
    }
  }

  private mutating func notification() -> WireNotification {
    switch int(0...4) {
    case 0: .end
    case 1: .update(CallUpdate(call: text(), outcome: outcome()))
    case 2: .unfollow(text())
    case 3:
      .progress(
        CallProgress(call: text(), fraction: maybe { Double($0.int(0...4)) / 4 }, title: maybe { $0.text() }))
    default: .cancel(int())
    }
  }
}
