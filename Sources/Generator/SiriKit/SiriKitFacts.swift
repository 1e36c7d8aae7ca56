import Foundation

/// The facts about SiriKit, as `sirikit.json` lists them.
struct SiriKitFacts: Decodable {
  struct Signature: Decodable {
    var signature: String
    var deprecated: Bool?
    var swiftOverlay: Bool?
  }

  struct Property: Decodable {
    var name: String
    var type: String
    var access: String?
    var `static`: Bool?
  }

  struct Parameter: Decodable {
    var name: String
    var type: String
    var label: String
    var resolutionResultType: String?
    var resolveMethod: String?
    var otherResolve: [OtherResolve]?
  }

  struct OtherResolve: Decodable {
    var method: String
    var resolutionResultType: String
  }

  struct Handling: Decodable {
    var name: String
    var required: [Signature]
    var optional: [Signature]
  }

  struct Response: Decodable {
    var name: String
    var initialisers: [Signature]
    var properties: [Property]
    var codeEnum: String
  }

  struct Intent: Decodable {
    var name: String
    var domain: String
    var deprecated: Bool
    var parameters: [Parameter]
    var initialisers: [Signature]
    var handlingProtocol: Handling?
    var response: Response?
  }

  struct ResolutionResult: Decodable {
    var superclass: String
    var factories: [Signature]
    var usedByIntents: [String]?
  }

  struct Enumeration: Decodable {
    struct Case: Decodable {
      var name: String
      var raw: Int?
      var deprecated: Bool?
    }

    var kind: String
    var cases: [Case]
  }

  struct ValueType: Decodable {
    var superclass: String?
    var properties: [Property]
    var initialisers: [Signature]
  }

  struct DomainProtocol: Decodable {
    var conforms: [String]
  }

  var domains: [String: [String]]
  var intents: [Intent]
  var resolutionResults: [String: ResolutionResult]
  var enums: [String: Enumeration]
  var stringConstantTypes: [String: [String]]
  var valueTypes: [String: ValueType]
  var protocols: [String: DomainProtocol]

  /// Reads the facts.
  static func read(_ url: URL) throws -> SiriKitFacts {
    do {
      return try JSONDecoder().decode(SiriKitFacts.self, from: Data(contentsOf: url))
    } catch {
      throw GenerationError("\(url.path) could not be read as the facts about SiriKit: \(error)")
    }
  }
}
