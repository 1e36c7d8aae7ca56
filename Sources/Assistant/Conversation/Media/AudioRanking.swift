import IntentWire
import Language

/// Ranks what an app found for a request to play by how well it fits the person's words.
///
/// The title counts most, then who made it, then the kind that the person names (“album”, “playlist”). What fits
/// equally well stays in the app's order, which knows what the words do not say: “energetic music”.
struct AudioRanking {
  private let words: [String]
  private let title: String
  private let maker: [String]
  private let kinds: Set<String>
  private let manifest: AppManifest

  /// The words for kinds of audio, by the name of their schema.
  private static let kindWords: [String: Set<String>] = [
    "song": ["song", "track", "tune"], "album": ["album", "record", "lp"],
    "artist": ["artist", "band", "singer", "group"], "playlist": ["playlist", "mix"],
    "podcastShow": ["podcast", "show"], "podcastEpisode": ["episode"], "audiobook": ["audiobook", "book"],
    "liveRadioStation": ["station", "radio"], "algorithmicRadioStation": ["station", "radio"],
    "radioShow": ["show", "radio"], "songCollection": ["collection"],
  ]
  /// The kinds that are meant rather than others of the same title.
  private static let preferred = ["song", "album", "playlist", "artist"]

  /// Prepares a query.
  init(_ query: String, manifest: AppManifest) {
    self.manifest = manifest
    let all = Self.split(query)
    let named = Self.kinds(of: all)
    let place = all.lastIndex(of: "by")
    let head = place.map { Array(all[..<$0]) } ?? all
    let kindWords = named.reduce(into: Set<String>()) { $0.formUnion(Self.kindWords[$1] ?? []) }
    let telling = head.filter {
      !kindWords.contains($0) && !["the", "a", "my", "called", "named"].contains($0)
    }
    words = telling.isEmpty ? head : telling
    title = words.joined(separator: " ")
    maker = place.map { Array(all[($0 + 1)...]) } ?? []
    kinds = named
  }

  /// The kinds of audio that words name, by the names of their schemas; none where no word names one.
  static func kinds(namedIn words: String) -> Set<String> { kinds(of: split(words)) }

  private static func kinds(of words: [String]) -> Set<String> {
    Set(kindWords.filter { !$0.value.isDisjoint(with: words) }.keys)
  }

  /// The best of the values; several only when nothing tells them apart and the person named just that title.
  func best(of values: [IntentValue]) -> [IntentValue] {
    let scored = values.enumerated().map { (value: $1, fit: fit($1), place: $0) }
    guard let top = scored.max(by: { ($0.fit.score, $1.place) < ($1.fit.score, $0.place) }) else { return [] }
    guard top.fit.isExact else { return [top.value] }
    let equal = scored.filter { $0.fit.isExact && $0.fit.score == top.fit.score }.map(\.value)
    return equal
  }

  private struct Fit {
    var score: Int
    /// Whether the title is just what was said.
    var isExact: Bool
  }

  private func fit(_ value: IntentValue) -> Fit {
    guard let entity = value.audioEntity else { return Fit(score: 0, isExact: false) }
    let names = [entity.display.title] + entity.display.synonyms
    var best = 0
    var isExact = false
    for name in names {
      let own = Self.split(name).filter { !["the", "a", "my"].contains($0) }
      if own.joined(separator: " ") == title {
        best = max(best, 1_000)
        isExact = true
      } else if !own.isEmpty, own.allSatisfy(words.contains) {
        best = max(best, 500 + 100 * own.count / max(1, words.count))
      } else {
        let shared = own.count { words.contains($0) }
        best = max(best, 300 * shared / max(own.count, words.count, 1))
      }
    }
    var score = best
    let makers = makers(of: entity)
    if !maker.isEmpty, !makers.isEmpty {
      let shared = maker.count { makers.contains($0) }
      score += 400 * shared / maker.count
      if shared == 0 { isExact = false }
    } else if maker.isEmpty {
      score += 20 * words.count { makers.contains($0) }
    }
    let kind = manifest.audioKind(of: entity.type) ?? ""
    if kinds.contains(kind) { score += 300 } else if !kinds.isEmpty { score -= 100 }
    if kinds.isEmpty, let place = Self.preferred.firstIndex(of: kind) { score += 8 - 2 * place }
    return Fit(score: score, isExact: isExact)
  }

  /// The words of who made a thing.
  private func makers(of entity: EntityReference) -> Set<String> {
    var texts = [entity.display.subtitle ?? ""]
    for name in [
      "artistName", "artist", "artists", "author", "showName", "albumTitle", "composerName", "owner",
    ] {
      for value in entity.properties[name]?.elements ?? [] { texts.append(value.displayText) }
    }
    return Set(texts.flatMap(Self.split))
  }

  private static func split(_ text: String) -> [String] {
    Tokenizer().tokens(in: text).filter { $0.kind == .word || $0.kind == .number }.map { token in
      token.folded.hasSuffix("'s") ? String(token.folded.dropLast(2)) : token.folded
    }
  }
}
