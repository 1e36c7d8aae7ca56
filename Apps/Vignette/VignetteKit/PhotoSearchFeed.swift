import SearchFeed

/// Tells the person's search what is on the pictures.
public enum PhotoSearch {
  /// Hands over the pictures.
  public static func update(_ photos: [Photo]) async {
    await SearchFeed("photos").update(photos.map(\.searchEntry))
  }
}

extension Photo {
  var searchEntry: SearchEntry {
    let places = [album, place?.name].compactMap(\.self)
    return SearchEntry(
      identifier: "photo/\(identifier)", title: title,
      text: (places + people + tags.filter { $0 != Photo.favorite }).joined(separator: ", "),
      keywords: tags, date: taken)
  }
}
