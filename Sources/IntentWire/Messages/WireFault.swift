/// Why a request was not answered, or a message not understood: a JSON-RPC error.
public struct WireFault: Error, Sendable, Hashable, Codable {
  /// What went wrong.
  public struct Code: RawRepresentable, Sendable, Hashable, Codable {
    /// The JSON-RPC error code.
    public var rawValue: Int

    /// Creates a code from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The message is not JSON.
    public static let garbled = Code(rawValue: -32700)
    /// The message is JSON but not a message of this protocol.
    public static let invalidMessage = Code(rawValue: -32600)
    /// The method is not known.
    public static let unknownMethod = Code(rawValue: -32601)
    /// The parameters are not those of the method.
    public static let invalidParameters = Code(rawValue: -32602)
    /// The other side failed in a way that it did not expect.
    public static let internalError = Code(rawValue: -32603)
    /// The message is larger than the limit.
    public static let oversized = Code(rawValue: -32001)
    /// The other side speaks another version of the protocol.
    public static let versionMismatch = Code(rawValue: -32002)
    /// The request was called off.
    public static let cancelled = Code(rawValue: -32003)
    /// The other side did not answer in time.
    public static let timedOut = Code(rawValue: -32004)
    /// The connection ended before the answer came.
    public static let disconnected = Code(rawValue: -32005)
    /// The intent, entity or parameter is not one of the app's.
    public static let unknownName = Code(rawValue: -32006)
    /// The process is not one that the assistant started.
    public static let notAuthorized = Code(rawValue: -32007)
    /// An answer that nobody waits for: late, repeated, or with a made-up identifier.
    public static let unexpectedResponse = Code(rawValue: -32008)
    /// The app's own code threw an error.
    public static let appError = Code(rawValue: -32009)
  }

  /// What went wrong.
  public var code: Code
  /// What happened, what was expected, and what to do.
  public var message: String
  /// What the app says of it to a person; `nil` for a fault that says nothing to anybody.
  public var reason: String?

  /// Creates a fault.
  public init(_ code: Code, _ message: String, reason: String? = nil) {
    self.code = code
    self.message = message
    self.reason = reason
  }
}

extension WireFault: CustomStringConvertible {
  /// The message with its code.
  public var description: String { "\(message) (\(code.rawValue))" }
}
