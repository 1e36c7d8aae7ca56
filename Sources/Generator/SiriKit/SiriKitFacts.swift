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
    var deprecated: Bool?

    /// Whether an app may set it.
    var isSettable: Bool { access == "get set" }
  }

  struct Parameter: Decodable {
    var name: String
    var type: String
    var label: String
    var resolutionResultType: String?
    var resolveMethod: String?
    var otherResolve: [OtherResolve]?
    var deprecated: Bool?
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
    var codes: [String]
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
    var deprecated: Bool?
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
    var deprecated: Bool?
    var conforms: [String]?
    var methods: [Signature]?
    /// Declarations that only Swift sees, as text.
    var swiftOverlay: [String]?
    /// Set where Swift sees a value type instead of the class.
    var swiftKind: String?
  }

  struct DomainProtocol: Decodable {
    var conforms: [String]
    var properties: [Property]
    var required: [Signature]
    var optional: [Signature]
  }

  var domains: [String: [String]]
  var intents: [Intent]
  var resolutionResults: [String: ResolutionResult]
  var enums: [String: Enumeration]
  var stringConstantTypes: [String: [String]]
  var valueTypes: [String: ValueType]
  var protocols: [String: DomainProtocol]
  var supportTypes: [String: ValueType]
  var intentIdentifierConstants: [String]
  var otherConstants: [String: String]

  /// Reads the facts.
  static func read(_ url: URL) throws -> SiriKitFacts {
    do {
      return try JSONDecoder().decode(SiriKitFacts.self, from: Data(contentsOf: url))
    } catch {
      throw GenerationError("\(url.path) could not be read as the facts about SiriKit: \(error)")
    }
  }
}
