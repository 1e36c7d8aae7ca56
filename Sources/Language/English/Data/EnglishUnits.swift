/// The words that units are written with.
enum EnglishUnits {
  /// Each line: dimension, symbol, size in the dimension's own unit, then the spellings.
  ///
  /// A spelling of several words is joined by "_". Marks in front of a spelling: none for a word that may
  /// follow an article ("a mile"), "!" for one that needs a number ("2 feet"), "~" for an abbreviation that
  /// needs digits ("5 m"), and "=" for one that must touch its digits, or follow a larger unit ("10in").
  static let lines = """
    duration s 1 !second seconds !sec !secs =s
    duration min 60 minute minutes !min !mins
    duration h 3600 hour hours !hr !hrs ~h
    duration d 86400 day days =d
    duration wk 604800 week weeks !wk !wks
    duration fn 1209600 fortnight fortnights
    duration mo 2592000 month months
    duration yr 31536000 year years !yr !yrs
    duration decade 315360000 decade decades
    duration ms 0.001 millisecond milliseconds ~ms
    length km 1000 kilometer kilometers kilometre kilometres !km !kms
    length m 1 meter meters metre metres ~m
    length cm 0.01 centimeter centimeters centimetre centimetres !cm
    length mm 0.001 millimeter millimeters millimetre millimetres !mm
    length mi 1609.344 mile miles ~mi
    length yd 0.9144 !yard !yards ~yd ~yds
    length ft 0.3048 !foot !feet ~ft
    length in 0.0254 inch inches =in
    length NM 1852 nautical_mile nautical_miles
    length ly 9460730472580800 light_year light_years light-year light-years lightyear lightyears
    mass kg 1 kilogram kilograms kilogramme kilogrammes !kilo !kilos !kg !kgs
    mass g 0.001 gram grams gramme grammes ~g
    mass mg 0.000001 milligram milligrams ~mg
    mass lb 0.45359237 !lb !lbs
    mass oz 0.028349523125 ounce ounces ~oz
    mass st 6.35029318 !stone
    mass t 1000 tonne tonnes metric_ton metric_tons
    mass ton 907.18474 !ton !tons
    mass ct 0.0002 !carat !carats
    volume L 1 liter liters litre litres ~l
    volume mL 0.001 milliliter milliliters millilitre millilitres !ml
    volume cL 0.01 centiliter centiliters centilitre centilitres ~cl
    volume dL 0.1 deciliter deciliters decilitre decilitres ~dl
    volume cup 0.24 !cup !cups
    volume pt 0.473176 pint pints ~pt
    volume qt 0.946353 quart quarts ~qt
    volume gal 3.78541 gallon gallons ~gal
    volume tbsp 0.0147868 tablespoon tablespoons !tbsp
    volume tsp 0.00492892 teaspoon teaspoons !tsp
    volume oz_fl 0.0295735 fluid_ounce fluid_ounces ~fl_oz
    volume m³ 1000 cubic_meter cubic_meters cubic_metre cubic_metres ~m³
    volume ft³ 28.3168 cubic_foot cubic_feet ~ft³
    area m² 1 square_meter square_meters square_metre square_metres ~sqm ~sq_m ~m² ~m2
    area km² 1000000 square_kilometer square_kilometers square_kilometre square_kilometres ~km² ~km2
    area ft² 0.09290304 square_foot square_feet ~sqft ~sq_ft ~ft²
    area mi² 2589988.110336 square_mile square_miles ~sq_mi
    area ac 4046.8564224 acre acres
    area ha 10000 hectare hectares ~ha
    speed mph 0.44704 mile_per_hour miles_per_hour mile_an_hour miles_an_hour !mph
    speed km/h 0.2777777777777778 kilometer_per_hour kilometers_per_hour kilometre_per_hour
    speed km/h 0.2777777777777778 kilometres_per_hour kilometers_an_hour kilometres_an_hour !k_p_h
    speed km/h 0.2777777777777778 !kph !kmh ~km/h ~km_per_hour ~km_an_hour
    speed m/s 1 meter_per_second meters_per_second metre_per_second metres_per_second ~m/s
    speed kn 0.5144444444444445 !knot !knots ~kn
    temperature °C 0 !degree_celsius !degrees_celsius !degree_centigrade !degrees_centigrade !celsius
    temperature °C 0 !centigrade !degrees_c ~°_c ~℃ =c
    temperature °F 0 !degree_fahrenheit !degrees_fahrenheit !fahrenheit !degrees_f ~°_f ~℉ =f
    temperature K 0 !kelvin !kelvins !degrees_kelvin
    degree ° 0 !degree !degrees ~°
    energy kCal 1 calorie calories ~cal ~cals ~kcal ~kcals kilocalorie kilocalories
    energy kJ 0.239005736 kilojoule kilojoules ~kj
    energy J 0.000239005736 joule joules
    energy kWh 860.42065 kilowatt_hour kilowatt_hours ~kwh
    power W 1 watt watts =w
    power kW 1000 kilowatt kilowatts ~kw
    power MW 1000000 megawatt megawatts
    power hp 745.7 !horsepower ~hp
    pressure psi 6894.757 !psi pound_per_square_inch pounds_per_square_inch
    pressure bar 100000 =bar
    pressure mbar 100 millibar millibars ~mbar
    pressure hPa 100 hectopascal hectopascals ~hpa
    pressure kPa 1000 kilopascal kilopascals ~kpa
    pressure mmHg 133.322 !millimeters_of_mercury !millimetres_of_mercury ~mmhg
    pressure inHg 3386.389 !inches_of_mercury ~inhg
    frequency Hz 1 !hertz ~hz
    frequency kHz 1000 !kilohertz ~khz
    frequency MHz 1000000 !megahertz ~mhz
    frequency GHz 1000000000 !gigahertz ~ghz
    informationStorage B 1 byte bytes
    informationStorage kB 1000 kilobyte kilobytes ~kb
    informationStorage MB 1000000 megabyte megabytes !megs ~mb
    informationStorage GB 1000000000 gigabyte gigabytes !gigs ~gb
    informationStorage TB 1000000000000 terabyte terabytes ~tb
    angle ° 1 !angular_degrees
    angle rad 57.29577951308232 radian radians
    percent % 1 !percent !per_cent !% ~pct
    """

  /// Symbols that hold a space, which the lines cannot.
  static let spacedSymbols = ["oz_fl": "fl oz"]

  /// The unit that a bare number after another unit counts ("1 hour 20", "5 foot 10").
  static let lesserUnits: [String: String] = ["h": "min", "min": "s", "ft": "in", "st": "lb"]

  /// Units that people add up in one breath, from large to small ("5 km and 200 m").
  static let ladders: [Set<String>] = [
    ["decade", "yr", "mo", "wk", "d", "h", "min", "s"], ["km", "m", "cm", "mm"], ["mi", "yd", "ft", "in"],
    ["kg", "g", "mg"], ["st", "lb", "oz"],
  ]

  /// Words near "m" that make it minutes and not metres.
  static let timeCues: Set<String> = [
    "timer", "timers", "snooze", "alarm", "wait", "sleep", "pause", "nap", "countdown", "for", "in", "after",
    "within",
  ]

  /// Words near "degrees" that make it an angle.
  static let angleCues: Set<String> = [
    "rotate", "rotated", "turn", "turned", "tilt", "angle", "pan", "clockwise", "counterclockwise",
    "anticlockwise",
    "left", "right", "flip", "corner",
  ]

  /// Words before "5k" that make it a distance: a race or a way to move.
  static let distanceCues: Set<String> = [
    "a", "an", "my", "the", "run", "running", "walk", "walking", "jog", "jogging", "ride", "riding", "cycle",
    "cycling", "bike", "biking", "race", "hike", "hiking", "row", "rowing", "swim", "swimming", "ran",
  ]

  /// Regions that measure temperature in Fahrenheit.
  static let fahrenheitRegions: Set<String> = [
    "US", "PR", "GU", "VI", "AS", "MP", "UM", "BS", "BZ", "KY", "LR", "PW", "FM", "MH",
  ]

  /// Words after which "a day" says how often, and not how long.
  static let rates: Set<String> = ["once", "twice", "thrice", "time", "times", "per", "each", "every"]
}
