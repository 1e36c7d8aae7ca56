public import Foundation

extension MusicLibrary {
  /// What fits words such as “Blue Lantern by Harbor Lights”, “the album Low Tide” or “energetic music”; the best first.
  ///
  /// Names come first: titles, albums, artists and playlists, whole or in part or nearly right. Words that are no names
  /// are looked for among genres and moods.
  public func search(_ text: String, record: MusicRecord = MusicRecord()) -> [Playable] {
    let query = MusicQuery(text)
    guard !query.isEmpty else { return recommendations(record) }
    let named = byName(query, record)
    if !named.isEmpty { return named }
    let together = byTitleAndArtist(query)
    return together.isEmpty ? byKind(query, record) : together
  }

  /// What a person probably wants to hear who named nothing: what is heard now, what they like, and then the rest.
  public func recommendations(_ record: MusicRecord) -> [Playable] {
    let current = record.current.flatMap(song)
    func worth(_ song: Song) -> Double {
      if song == current { return 100 }
      let liking = record.affinities[song.id].map { $0 ? 10.0 : -20.0 } ?? 0
      let kept = record.library.contains(song.id) ? 5.0 : 0
      return liking + kept + min(4, Double(record.plays[song.id] ?? 0))
    }
    return songs.filter { record.affinities[$0.id] != false }
      .enumerated().sorted { (worth($0.element), $1.offset) > (worth($1.element), $0.offset) }
      .map { .song($0.element) }
  }

  /// What links stand for: files of the library, and pages such as `https://tunewell.example.com/album/…`.
  public func items(at urls: [URL], record: MusicRecord = MusicRecord()) -> [Playable] {
    urls.compactMap { url in
      if url.isFileURL {
        let path = url.resolvingSymlinksInPath().standardizedFileURL.path
        return songs.first { $0.file.standardizedFileURL.path == path }.map(Playable.song)
      }
      let parts = url.pathComponents.filter { $0 != "/" }
      guard url.host() == "tunewell.example.com", parts.count >= 2 else { return nil }
      let id = parts.dropFirst().joined(separator: "/")
      switch parts[0] {
      case "song": return song(id).map(Playable.song)
      case "album": return albums.first { $0.id == id }.map(Playable.album)
      case "artist": return artists.first { $0.id == id }.map(Playable.artist)
      case "playlist": return playlists(with: record).first { $0.id == id }.map(Playable.playlist)
      default: return nil
      }
    }
  }

  private func byName(_ query: MusicQuery, _ record: MusicRecord) -> [Playable] {
    var found: [(item: Playable, score: Double)] = []
    func add(_ items: [Playable], _ kind: MusicQuery.Kind, bonus: Double = 0, _ artist: (Playable) -> String?)
    {
      if let wanted = query.kind, wanted != kind { return }
      for item in items {
        if let performer = query.performer {
          guard let name = artist(item), NameMatch.score(performer, name) >= NameMatch.worth else { continue }
        }
        let score = query.name.isEmpty ? 1 : NameMatch.score(query.name, item.name)
        if score >= NameMatch.worth { found.append((item, score + bonus)) }
      }
    }
    if query.performer == nil || !query.name.isEmpty {
      add(songs.map(Playable.song), .song) { if case .song(let song) = $0 { song.artist } else { nil } }
      add(albums.map(Playable.album), .album, bonus: -0.01) {
        if case .album(let album) = $0 { album.artist } else { nil }
      }
    }
    if query.performer == nil {
      add(playlists(with: record).map(Playable.playlist), .playlist, bonus: -0.02) { _ in nil }
      add(artists.map(Playable.artist), .artist, bonus: 0.01) { _ in nil }
    } else if query.name.isEmpty, let performer = query.performer {
      // “music by Gridshift”, with nothing before the name.
      found += artists.map { (.artist($0), NameMatch.score(performer, $0.name)) }
        .filter { $0.1 >= NameMatch.worth }
    }
    // Far worse ones are no answer beside a good one.
    guard let best = found.map(\.score).max() else { return [] }
    return found.filter { $0.score >= best - 0.15 }
      .enumerated().sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
      .map(\.element.item)
  }

  /// Songs that are named together with their artist or album, as in “Blue Lantern Harbor Lights”.
  private func byTitleAndArtist(_ query: MusicQuery) -> [Playable] {
    let wanted = Set(query.words)
    guard wanted.count > 1, query.performer == nil else { return [] }
    return songs.filter { song in
      let title = NameMatch.words(song.title)
      let others = NameMatch.words(song.artist) + NameMatch.words(song.album ?? "")
      return Set(title).isSubset(of: wanted) && wanted.isSubset(of: Set(title + others))
    }.map(Playable.song)
  }

  /// Songs whose genre, moods or tempo fit every word.
  private func byKind(_ query: MusicQuery, _ record: MusicRecord) -> [Playable] {
    let wanted = query.words.map(Mood.canonical)
    guard !wanted.isEmpty else { return [] }
    let found = songs.filter { song in
      if let performer = query.performer, NameMatch.score(performer, song.artist) < NameMatch.worth {
        return false
      }
      return wanted.allSatisfy { word in Mood.fits(word, song) }
    }
    // Unless somebody likes a song, what fits the mood best by its tempo comes first.
    let isLively = wanted.contains("energetic")
    func worth(_ song: Song) -> Double {
      (record.affinities[song.id].map { $0 ? 1_000 : -1_000 } ?? 0)
        + (isLively ? 1 : -1) * (song.tempo ?? 100)
    }
    return found.sorted { (worth($0), $1.id) > (worth($1), $0.id) }.map(Playable.song)
  }
}

/// The words of a request for music, taken apart.
struct MusicQuery {
  enum Kind: String {
    case song
    case album
    case artist
    case playlist
  }

  private static let kinds: [String: Kind] = [
    "song": .song, "songs": .song, "track": .song, "tune": .song, "album": .album, "record": .album,
    "artist": .artist, "band": .artist, "playlist": .playlist,
  ]
  private static let fillers: Set<String> = [
    "a", "an", "any", "anything", "called", "for", "from", "in", "it", "me", "music", "my", "of", "on",
    "please",
    "play", "some", "something", "stuff", "that", "the", "track", "tracks", "tune", "tunes", "song", "songs",
    "is",
    "named", "to", "with",
  ]

  /// What comes before “by”, without words such as “the album”.
  var name: String
  /// What comes after “by”.
  var performer: String?
  /// What kind of thing is meant, when the words say so.
  var kind: Kind?
  /// The words that mean something by themselves.
  var words: [String]

  var isEmpty: Bool { name.isEmpty && performer == nil && words.isEmpty }

  init(_ text: String) {
    let all = NameMatch.words(text)
    var rest = all
    if let place = all.lastIndex(of: "by"), place + 1 < all.count {
      performer = all[(place + 1)...].joined(separator: " ")
      rest = Array(all[..<place])
    }
    kind = rest.lazy.compactMap { Self.kinds[$0] }.first
    let plain = rest.filter { !Self.fillers.contains($0) && Self.kinds[$0] == nil }
    words = plain
    // A name may hold such words itself, so only those around it go.
    var name = rest[...]
    while let first = name.first, Self.fillers.contains(first) || Self.kinds[first] != nil {
      name = name.dropFirst()
    }
    while let last = name.last,
      Self.kinds[last] != nil || ["music", "please", "tracks", "songs"].contains(last)
    {
      name = name.dropLast()
    }
    self.name = name.joined(separator: " ")
    if plain.isEmpty { kind = performer == nil ? kind : nil }
  }
}

/// How well words fit a name.
enum NameMatch {
  /// From this on a name is meant.
  static let worth = 0.6

  /// 1 for the name itself, less for a part of it or one that is nearly right, 0 for another.
  static func score(_ wanted: String, _ name: String) -> Double {
    let ours = words(wanted)
    let theirs = words(name)
    guard !ours.isEmpty, !theirs.isEmpty else { return 0 }
    if ours == theirs || plain(ours) == plain(theirs) { return 1 }
    if theirs.starts(with: ours) { return 0.85 }
    if Set(ours).isSubset(of: Set(theirs)) { return ours.count * 2 >= theirs.count ? 0.75 : 0.65 }
    let (mine, other) = (ours.joined(separator: " "), theirs.joined(separator: " "))
    let distance = editDistance(Array(mine), Array(other))
    let likeness = 1 - Double(distance) / Double(max(mine.count, other.count))
    return likeness >= 0.75 ? likeness * 0.85 : 0
  }

  /// The words of a text, without case and accents.
  static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacingOccurrences(of: "'", with: "").replacingOccurrences(of: "’", with: "")
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func plain(_ words: [String]) -> [String] { words.filter { $0 != "the" } }

  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard left.count <= 200, right.count <= 200 else { return .max / 2 }
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (character == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}

/// Words for how music feels and what it is good for.
enum Mood {
  private static let words: [String: [String]] = [
    "energetic": [
      "energetic", "upbeat", "lively", "fast", "pumping", "powerful", "loud", "intense", "energising",
      "energizing",
      "workout", "gym", "party", "dance", "running", "driving",
    ],
    "calm": [
      "calm", "relaxing", "relaxed", "chill", "quiet", "mellow", "peaceful", "slow", "soothing", "soft",
      "gentle",
      "sleepy", "sleep", "ambient", "calming",
    ],
    "happy": ["happy", "cheerful", "joyful", "sunny", "fun", "uplifting"],
    "sad": ["sad", "melancholy", "melancholic", "gloomy", "moody"],
    "focus": ["focus", "studying", "study", "concentration", "concentrating", "work", "working", "reading"],
    "night": ["night", "nighttime", "late"], "morning": ["morning", "breakfast"],
    "evening": ["evening", "dinner"], "travel": ["travel", "traveling", "travelling", "road", "trip"],
    "classical": ["classical", "piano"], "electronic": ["electronic", "techno", "edm", "electro"],
    "jazz": ["jazz", "jazzy"], "folk": ["folk", "folky", "acoustic"],
  ]
  private static let byWord: [String: String] = {
    var result: [String: String] = [:]
    for (mood, synonyms) in words { for word in synonyms { result[word] = mood } }
    return result
  }()

  /// The word under which songs are tagged.
  static func canonical(_ word: String) -> String { byWord[word] ?? word }

  /// Whether a song is of a genre, or feels like that.
  static func fits(_ word: String, _ song: Song) -> Bool {
    if let genre = song.genre, NameMatch.words(genre).map(canonical).contains(word) { return true }
    if song.moods.contains(where: { canonical($0) == word }) { return true }
    guard song.moods.isEmpty, let tempo = song.tempo else { return false }
    return word == "energetic" && tempo >= 125 || word == "calm" && tempo <= 90
  }
}
