internal import CRequestModel

/// Requests that are no app's own business, from which an app's model learns what to leave alone.
///
/// They are part of the program; `script/outside-requests` draws them from public data sets.
enum OutsideRequests {
  /// The requests, in lower case.
  static let texts: [String] = {
    let bytes = UnsafeBufferPointer(start: outside_requests(), count: outside_requests_size())
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }()
}
