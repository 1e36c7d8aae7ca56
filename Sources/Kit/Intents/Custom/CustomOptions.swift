import Foundation

/// The choices that an app offers for a parameter, whatever their type, for generated code.
public struct _CustomOptions {
  let items: [Any]
}

/// The mark of a method that an app did not write, where it would offer choices.
struct OptionsUnwritten: Error {}

extension _CustomHandling {
  /// Asks for choices in the ways that an app may offer them, until one is written; `nil` when none is.
  ///
  /// - Throws: The app's own error.
  public static func options<Item: NSObject, Value>(
    searchTerm: String?, searching: @escaping () async throws -> INObjectCollection<Item>,
    all: @escaping () async throws -> INObjectCollection<Item>, earlier: () async throws -> [Value]
  ) async throws -> _CustomOptions? {
    func written<Found>(_ offer: () async throws -> Found) async throws -> Found? {
      do {
        return try await offer()
      } catch is OptionsUnwritten {
        return nil
      }
    }
    // Without words to look for, the way that takes none comes first.
    let ways = searchTerm == nil ? [all, searching] : [searching, all]
    for way in ways {
      if let found = try await written(way) { return _CustomOptions(items: found.allItems) }
    }
    return try await written(earlier).map { _CustomOptions(items: $0) }
  }

  /// The default of the completion form of a method that offers choices.
  public static func offerViaAsync<Offer>(
    of handler: some AnyObject, _ method: String,
    completion: @escaping @Sendable (Offer?, (any Error)?) -> Void, call: @escaping () async throws -> Offer
  ) {
    HandlerForwarding.viaAsync(
      of: handler, method,
      completion: { (result: Result<Offer?, any Error>) in
        switch result {
        case .success(let offer): completion(offer, nil)
        case .failure(let error): completion(nil, error)
        }
      }, unwritten: .failure(OptionsUnwritten())
    ) {
      do {
        return .success(try await call())
      } catch {
        return .failure(error)
      }
    }
  }

  /// The default of the async form of a method that offers choices.
  ///
  /// - Throws: The app's own error, or the mark of a method that nobody wrote.
  public static func offerViaCompletion<Offer>(
    of handler: some AnyObject, _ method: String,
    call: (@escaping @Sendable (Offer?, (any Error)?) -> Void) -> Void
  ) async throws -> Offer {
    let result: Result<Offer, any Error> = await HandlerForwarding.viaCompletion(
      of: handler, method, unwritten: .failure(OptionsUnwritten())
    ) { completion in
      call { offer, error in
        if let offer {
          completion(.success(offer))
        } else {
          // No choices and no error: as if the method were not there.
          completion(.failure(error ?? OptionsUnwritten()))
        }
      }
    }
    return try result.get()
  }
}
