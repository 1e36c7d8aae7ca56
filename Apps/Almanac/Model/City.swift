import AppIntents

/// A city whose time is known.
struct City: AppEntity, Hashable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")

  static let defaultQuery = CityQuery()

  /// The name, which no two cities here share.
  let id: String

  /// The identifier of the time zone.
  let zone: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  /// All cities, in the order of their names.
  static let all: [City] = table.split(separator: "\n").flatMap { line -> [City] in
    let parts = line.split(separator: ":")
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: ",").map { name in
      City(id: name.trimmingCharacters(in: .whitespaces), zone: String(parts[0]))
    }
  }.sorted { $0.id < $1.id }

  /// A line is a time zone with the cities that keep it.
  private static let table = """
    Africa/Cairo: Cairo
    Africa/Casablanca: Casablanca
    Africa/Johannesburg: Johannesburg, Cape Town
    Africa/Lagos: Lagos
    Africa/Nairobi: Nairobi
    America/Anchorage: Anchorage
    America/Argentina/Buenos_Aires: Buenos Aires
    America/Bogota: Bogotá
    America/Chicago: Chicago, Dallas, Houston, New Orleans
    America/Denver: Denver
    America/Halifax: Halifax
    America/Lima: Lima
    America/Los_Angeles: Los Angeles, San Francisco, Seattle, Las Vegas, San Diego
    America/Mexico_City: Mexico City
    America/New_York: New York, Boston, Washington, Miami, Atlanta, Philadelphia
    America/Phoenix: Phoenix
    America/Santiago: Santiago
    America/Sao_Paulo: São Paulo, Rio de Janeiro
    America/Toronto: Toronto, Montreal
    America/Vancouver: Vancouver
    Asia/Bangkok: Bangkok
    Asia/Dhaka: Dhaka
    Asia/Dubai: Dubai, Abu Dhabi
    Asia/Ho_Chi_Minh: Hanoi
    Asia/Hong_Kong: Hong Kong
    Asia/Jakarta: Jakarta
    Asia/Jerusalem: Jerusalem, Tel Aviv
    Asia/Karachi: Karachi
    Asia/Kathmandu: Kathmandu
    Asia/Kolkata: Delhi, Mumbai, Kolkata, Bangalore, Chennai
    Asia/Manila: Manila
    Asia/Riyadh: Riyadh
    Asia/Seoul: Seoul
    Asia/Shanghai: Shanghai, Beijing
    Asia/Singapore: Singapore
    Asia/Taipei: Taipei
    Asia/Tehran: Tehran
    Asia/Tokyo: Tokyo, Osaka, Kyoto
    Atlantic/Reykjavik: Reykjavik
    Australia/Adelaide: Adelaide
    Australia/Brisbane: Brisbane
    Australia/Melbourne: Melbourne
    Australia/Perth: Perth
    Australia/Sydney: Sydney, Canberra
    Europe/Amsterdam: Amsterdam
    Europe/Athens: Athens
    Europe/Berlin: Berlin, Munich, Hamburg, Frankfurt
    Europe/Brussels: Brussels
    Europe/Bucharest: Bucharest
    Europe/Budapest: Budapest
    Europe/Copenhagen: Copenhagen
    Europe/Dublin: Dublin
    Europe/Helsinki: Helsinki
    Europe/Istanbul: Istanbul
    Europe/Kyiv: Kyiv
    Europe/Lisbon: Lisbon
    Europe/London: London, Edinburgh, Manchester
    Europe/Madrid: Madrid, Barcelona
    Europe/Moscow: Moscow
    Europe/Oslo: Oslo
    Europe/Paris: Paris, Lyon
    Europe/Prague: Prague
    Europe/Rome: Rome, Milan, Naples
    Europe/Stockholm: Stockholm
    Europe/Vienna: Vienna
    Europe/Warsaw: Warsaw
    Europe/Zurich: Zurich, Geneva
    Pacific/Auckland: Auckland, Wellington
    Pacific/Honolulu: Honolulu
    """
}

/// Finds cities for the system.
struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    City.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [City] {
    City.all.filter { $0.id.localizedStandardContains(string) }
  }

  func suggestedEntities() async throws -> [City] { City.all }
}
