import Foundation
import IntentWire
import Testing

@testable import Intents

@Suite("Every type on the wire and back")
struct RoundTripTests {
  /// What follows from other properties.
  private static let derived: Set<String> = ["handle"]

  @Test(
    "Objects keep every property over the wire, through JSON, in archives and in copies", arguments: 1...3)
  func objects(seed: UInt64) throws {
    var factory = try WireFactory(seed: seed)
    for (name, type) in SiriKitTypes.objects.sorted(by: { $0.key < $1.key }) {
      let properties = factory.properties(of: name).filter { !Self.derived.contains($0.name) }
      let fields = factory.fields(properties)
      let object = type.init(fields: WireFields(fields))
      for property in properties where property.type != "CGColorRef?" && fields[property.name] != nil {
        #expect(object.fields.values[property.name] == fields[property.name], "\(name).\(property.name)")
      }
      #expect(object.fields.values.count >= fields.count, "\(name)")

      let data = try JSONEncoder().encode(object.wireValue)
      let sent = try JSONDecoder().decode(IntentValue.self, from: data)
      let received = try #require(type.decoded(from: sent), "\(name)")
      #expect(received == object && received.hash == object.hash, "\(name)")
      #expect((object.copy() as? SiriKitObject) == object, "\(name)")

      let archive = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: archive)
      #expect((unarchived as? SiriKitObject) == object, "\(name)")
      #expect(fields.isEmpty || type.init(fields: WireFields()) != object, "\(name)")
    }
  }

  @Test("Requests keep every parameter, and equal ones are equal", arguments: 1...3)
  func intents(seed: UInt64) throws {
    var factory = try WireFactory(seed: seed)
    #expect(SiriKitTypes.intents.count == 61)
    for (name, type) in SiriKitTypes.intents.sorted(by: { $0.key < $1.key }) {
      let fields = factory.fields(try #require(factory.intents[name]))
      let intent = try #require(type.make(WireFields(fields)))
      #expect(intent.fields.values == fields, "\(name)")
      #expect(type.declaration?.identifier == name)
      #expect(Set(fields.keys) == Set(type.declaration?.parameters.map(\.name) ?? []), "\(name)")

      let copy = try #require(intent.copy() as? INIntent)
      #expect(copy == intent && copy.hash == intent.hash && copy !== intent, "\(name)")
      intent.suggestedInvocationPhrase = "Do it"
      let archive = try NSKeyedArchiver.archivedData(withRootObject: intent, requiringSecureCoding: true)
      let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: archive)
      #expect((unarchived as? INIntent) == intent, "\(name)")
      #expect((unarchived as? INIntent)?.suggestedInvocationPhrase == "Do it")
    }
  }

  @Test("Responses keep every property, and equal ones are equal", arguments: 1...2)
  func responses(seed: UInt64) throws {
    var factory = try WireFactory(seed: seed)
    for (name, properties) in factory.responses.sorted(by: { $0.key < $1.key }) {
      let type = try #require(
        _typeByName("7Intents\(name.count + 8)\(name)ResponseC") as? INIntentResponse.Type)
      let fields = factory.fields(properties)
      var coded = fields
      coded["code"] = .string("failure")
      let response = try #require(type.make(WireFields(coded)))
      #expect(response.codeName == "failure", "\(name)")
      #expect(response.fields.values == fields, "\(name)")
      #expect((response.copy() as? INIntentResponse) == response, "\(name)")
      let archive = try NSKeyedArchiver.archivedData(withRootObject: response, requiringSecureCoding: true)
      let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: archive)
      #expect((unarchived as? INIntentResponse) == response, "\(name)")
    }
  }

  @Test("Every response code has its meaning for the assistant")
  func codes() throws {
    let known: [String: IntentOutcome.Status] = [
      "ready": .ready, "success": .success, "inProgress": .inProgress, "continueInApp": .continueInApp,
      "handleInApp": .continueInApp, "failureRequiringInAppAuthentication": .needsApp,
      "failureAppConfigurationRequired": .needsApp, "failureTermsAndConditionsAcceptanceRequired": .needsApp,
    ]
    let types = SiriKitTypes.intents.keys.compactMap { name in
      _typeByName("7Intents\(name.count + 8)\(name)ResponseC") as? INIntentResponse.Type
    }
    #expect(types.count == 61)
    let factory = try WireFactory(seed: 1)
    #expect(factory.codes.count == 61)
    for (name, codes) in factory.codes {
      let type = try #require(
        _typeByName("7Intents\(name.count + 8)\(name)ResponseC") as? INIntentResponse.Type)
      for code in codes {
        let response = try #require(type.make(.code(code)))
        let outcome = response.outcome(of: INIntent(), confirming: false)
        let expected =
          known[code] ?? (code.hasPrefix("failureRequiringAppLaunch") ? .needsApp : .failure)
        #expect(outcome.status == expected && outcome.code == code, "\(name).\(code)")
        #expect((outcome.activity != nil) == (expected == .needsApp || expected == .continueInApp))
        let confirmation = response.outcome(of: INIntent(), confirming: true).status
        let isReady = ["ready", "success", "userConfirmationRequired"].contains(code)
        #expect(isReady == (confirmation == .ready), "\(name).\(code)")
      }
    }
  }

  @Test("Choices in sections are equal by value, and copied")
  func choices() throws {
    let section = INObjectSection(title: "Soups", items: [INObject(identifier: "1", display: "Tomato")])
    let choices = INObjectCollection(sections: [section])
    choices.usesIndexedCollation = true
    #expect((choices.copy() as? INObjectCollection<INObject>) == choices)
    #expect(choices.allItems.map(\.displayString) == ["Tomato"])
    #expect(INObjectCollection(items: section.items) != choices)
  }

  @Test("Words of a person become values of the types that apps expect")
  func words() throws {
    #expect(INMediaDestination.decoded(from: .string("library")) == .library)
    #expect(INMediaDestination.decoded(from: .string("Roads")) == .playlist("Roads"))
    #expect(INMediaSearch.decoded(from: .string("Blue Train"))?.mediaName == "Blue Train")
    #expect(INMediaItem.decoded(from: .string("Blue Train"))?.title == "Blue Train")
    #expect(INRideOption.decoded(from: .string("Comfort"))?.name == "Comfort")
    #expect(INPaymentAccount.decoded(from: .string("Savings"))?.nickname?.spokenPhrase == "Savings")
    #expect(INBalanceAmount.decoded(from: .number(2.5))?.amount == NSDecimalNumber(string: "2.5"))
    let money = IntentValue.currency(CurrencyValue(amount: 20, code: "EUR"))
    let payment = try #require(INPaymentAmount.decoded(from: money))
    #expect(payment.amount?.currencyCode == "EUR" && payment.amount?.amount == 20)
    #expect(payment.amountType == .unknown && payment.wireValue == money)
    #expect(INCurrencyAmount.decoded(from: .integer(5))?.currencyCode == nil)
    #expect(INCurrencyAmount.decoded(from: .string("a lot")) == nil)
    let guest = try #require(
      INRestaurantGuest.decoded(
        from: .person(
          PersonValue(name: "Ana Sousa", handles: [.init(value: "555 0100", kind: "phoneNumber")]))))
    #expect(guest.displayName == "Ana Sousa" && guest.phoneNumber == "555 0100")
    let warm = IntentValue.measurement(MeasurementValue(value: 72, unit: "°F", dimension: "temperature"))
    #expect(Measurement<UnitTemperature>.decoded(from: warm)?.unit == .fahrenheit)
    #expect(Measurement<UnitLength>.decoded(from: .number(5))?.unit == .meters)
    #expect(Measurement<UnitLength>.decoded(from: warm) == nil)
  }
}
