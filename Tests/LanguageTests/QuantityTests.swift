import Foundation
import Language
import Testing

@Suite struct QuantityTests {
  /// A quantity in the notation of the tests: "90 s", "20 USD", "5 mi length", "40 %".
  private func notation(_ quantity: Quantity) -> String {
    func number(_ value: Double) -> String {
      let rounded = (value * 1e4).rounded() / 1e4
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    return switch quantity {
    case .duration(let seconds): "\(number(seconds)) s"
    case .money(let amount, let currency): "\(amount) \(currency)"
    case .measure(let value, let unit, let dimension): "\(number(value)) \(unit) \(dimension)"
    case .percent(let value): "\(number(value)) %"
    }
  }

  private func read(_ text: String, region: String = "en_GB") -> [String] {
    Reference.english.quantities(in: Reference.tokens(text), context: Reference.context(region: region))
      .map { notation($0.value) }
  }

  @Test(arguments: [
    ("40 degrees", "40 ° angle"), ("rotate 40 degrees", "40 °C temperature"), ("5 m", "300 s"),
    ("for 5 m", "5 m length"), ("3 pounds of flour", "3 GBP"), ("costs 3 pounds", "3 lb mass"),
  ])
  func meansSomethingElseElsewhere(text: String, other: String) {
    let mentions = Reference.english.quantities(in: Reference.tokens(text), context: Reference.context())
    #expect(mentions.first?.others.map(notation) == [other])
  }

  @Test(arguments: [
    ("half an hour", "1800 s"), ("an hour", "3600 s"), ("an hour and a half", "5400 s"), ("1h20", "4800 s"),
    ("1h 20m", "4800 s"), ("1h20m", "4800 s"), ("2h30min", "9000 s"), ("90 minutes", "5400 s"),
    ("a 90-minute film", "5400 s"), ("two and a half hours", "9000 s"), ("45 min", "2700 s"),
    ("a couple of days", "172800 s"), ("couple hours", "7200 s"), ("a few minutes", "180 s"),
    ("three quarters of an hour", "2700 s"), ("a quarter of an hour", "900 s"), ("quarter hour", "900 s"),
    ("half hour", "1800 s"), ("30 seconds", "30 s"), ("a 30 second timer", "30 s"), ("5 m 30 s", "330 s"),
    ("1 hour 20 minutes", "4800 s"), ("1 hour and 20 minutes", "4800 s"), ("one hour twenty", "4800 s"),
    ("1 hour, 5 minutes and 10 seconds", "3910 s"), ("set a timer for 20m", "1200 s"),
    ("2 1/2 hours", "9000 s"),
    ("1½ hours", "5400 s"), ("1.5 hours", "5400 s"), ("1:30 hours", "5400 s"), ("2:45 minutes", "165 s"),
    ("six weeks", "3628800 s"), ("a fortnight", "1209600 s"), ("ten years", "315360000 s"),
    ("an hour and twenty minutes", "4800 s"), ("2 days and 3 hours", "183600 s"),
    ("several hours", "14400 s"),
    ("snooze it for 10m", "600 s"), ("twenty-five minutes", "1500 s"), ("1 hr 5 mins", "3900 s"),
    ("an hour and three quarters", "6300 s"), ("half a minute", "30 s"), ("a minute and a half", "90 s"),
    ("100 milliseconds", "0.1 s"), ("two decades", "630720000 s"), ("1hr30", "5400 s"),
  ])
  func readsDurations(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("$20", "20 USD"), ("20 bucks", "20 USD"), ("twenty dollars and fifty cents", "20.5 USD"),
    ("€5.50", "5.5 EUR"), ("five euros", "5 EUR"), ("12 quid", "12 GBP"), ("20 USD", "20 USD"),
    ("USD 20", "20 USD"), ("$1,200", "1200 USD"), ("$5k", "5000 USD"), ("$3 million", "3000000 USD"),
    ("half a million dollars", "500000 USD"), ("£12.99", "12.99 GBP"), ("20€", "20 EUR"), ("50p", "0.5 GBP"),
    ("fifty cents", "0.5 USD"), ("99 pence", "0.99 GBP"), ("5 dollars 50", "5.5 USD"), ("US$20", "20 USD"),
    ("A$20", "20 AUD"), ("a dollar", "1 USD"), ("a buck fifty", "1.5 USD"), ("5 pounds 50", "5.5 GBP"),
    ("pay Ana a hundred pounds", "100 GBP"), ("¥500", "500 JPY"), ("300 yen", "300 JPY"),
    ("1000 rupees", "1000 INR"), ("200 pesos", "200 MXN"), ("a couple hundred bucks", "200 USD"),
    ("a 20 dollar gift card", "20 USD"), ("a 20-dollar tip", "20 USD"), ("100 swiss francs", "100 CHF"),
    ("50 canadian dollars", "50 CAD"), ("a fiver", "5 GBP"), ("two grand", "2000 GBP"), ("40 eur", "40 EUR"),
    ("twelve pounds and twenty pence", "12.2 GBP"), ("1.5 million euros", "1500000 EUR"),
    ("three euros and a half", "3.5 EUR"), ("100 kronor", "100 SEK"), ("15 dollars an hour", "15 USD"),
  ])
  func readsMoney(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("5 miles", "5 mi length"), ("six km", "6 km length"), ("ten mins", "600 s"), ("10 km", "10 km length"),
    ("10km", "10 km length"),
    ("run a 5k", "5 km length"), ("six feet", "6 ft length"), ("five foot ten", "5.8333 ft length"),
    ("5'10\"", "5.8333 ft length"), ("5 ft 10 in", "5.8333 ft length"), ("12 inches", "12 in length"),
    ("half a mile", "0.5 mi length"), ("a mile and a half", "1.5 mi length"),
    ("a quarter mile", "0.25 mi length"),
    ("400m", "400 m length"), ("a 400-meter dash", "400 m length"), ("5 km and 200 m", "5.2 km length"),
    ("60 miles per hour", "60 mph speed"), ("60 miles an hour", "60 mph speed"), ("65 mph", "65 mph speed"),
    ("100 km/h", "100 km/h speed"), ("100 kph", "100 km/h speed"), ("ten knots", "10 kn speed"),
    ("21 °C", "21 °C temperature"), ("21°C", "21 °C temperature"), ("21 C", "21 °C temperature"),
    ("minus five celsius", "-5 °C temperature"), ("72 degrees fahrenheit", "72 °F temperature"),
    ("72 degrees", "72 °C temperature"), ("-3°", "-3 °C temperature"), ("70°F", "70 °F temperature"),
    ("ten degrees below zero", "-10 °C temperature"), ("turn it 90 degrees", "90 ° angle"),
    ("5 kg", "5 kg mass"), ("two and a half kilos", "2.5 kg mass"), ("200 grams of flour", "200 g mass"),
    ("3 pounds of ham", "3 lb mass"), ("i lost ten pounds", "10 lb mass"), ("150 lbs", "150 lb mass"),
    ("eleven stone four", "11.2857 st mass"), ("3 pounds 4 ounces", "3.25 lb mass"), ("8 oz", "8 oz mass"),
    ("2 cups of rice", "2 cup volume"), ("half a cup", "0.5 cup volume"),
    ("two thirds of a cup", "0.6667 cup volume"),
    ("a liter of milk", "1 L volume"), ("500 ml", "500 mL volume"), ("a gallon", "1 gal volume"),
    ("3 tbsp", "3 tbsp volume"), ("8 fl oz", "8 fl oz volume"), ("300 calories", "300 kCal energy"),
    ("250 kcal", "250 kCal energy"), ("2 kilowatt hours", "2 kWh energy"), ("60 watts", "60 W power"),
    ("60W", "60 W power"), ("32 psi", "32 psi pressure"), ("1013 hPa", "1013 hPa pressure"),
    ("440 hertz", "440 Hz frequency"), ("2.4 GHz", "2.4 GHz frequency"),
    ("16 gigabytes", "16 GB informationStorage"),
    ("50 square meters", "50 m² area"), ("20 m²", "20 m² area"), ("three acres", "3 ac area"),
    ("40 percent", "40 %"), ("40%", "40 %"), ("fifty per cent", "50 %"), ("12.5 %", "12.5 %"),
    ("a hundred percent", "100 %"), ("run 26.2 miles", "26.2 mi length"), ("a six-mile walk", "6 mi length"),
  ])
  func readsMeasures(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    ("20 dollars", "en_CA", "20 CAD"), ("$20", "en_AU", "20 AUD"), ("a hundred pounds", "en_GB", "100 GBP"),
    ("a hundred pounds", "en_US", "100 lb mass"), ("i weigh 180 pounds", "en_GB", "180 lb mass"),
    ("send 20 pounds to Tom", "en_US", "20 GBP"), ("72 degrees", "en_US", "72 °F temperature"),
    ("20 cents", "de_DE", "0.2 EUR"), ("100 kroner", "nb_NO", "100 NOK"), ("¥100", "zh_CN", "100 CNY"),
    ("five pounds of potatoes", "en_GB", "5 lb mass"), ("a tenner", "en_US", "10 USD"),
  ])
  func readsByRegion(text: String, region: String, expected: String) {
    #expect(read(text, region: region) == [expected])
  }

  @Test(arguments: [
    ("run 5 miles in 40 minutes", ["5 mi length", "2400 s"]), ("$5 and €10", ["5 USD", "10 EUR"]),
    ("2 cups of flour and 3 eggs", ["2 cup volume"]),
    ("a 5 mile run for 50 minutes at 6 mph", ["5 mi length", "3000 s", "6 mph speed"]),
    ("between 10 and 20 percent", ["10 %", "20 %"]), ("split 30 euros two ways", ["30 EUR"]),
  ])
  func readsSeveral(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    "add 5 in the list", "play the second one", "a list", "i won 5 games", "twice a day", "five places",
    "call 5",
    "three times a week", "at 5 pm", "the pound", "dollar", "buy a pair of shoes", "all 5 of them", "",
    "a degree in maths", "a stone wall", "try 5 times", "5k", "a grand piano",
    "99999999999999999999999 euros",
  ])
  func leavesOtherWordsAlone(text: String) {
    #expect(read(text) == [])
  }

  @Test func mentionsCoverTheirWords() {
    let text = "start a run of two and a half miles for 1h20 at 60 miles an hour"
    let tokens = Reference.tokens(text)
    let found = Reference.english.quantities(in: tokens, context: Reference.context())
    #expect(
      found.map { tokens[$0.tokens].map(\.text).joined(separator: " ") } == [
        "two and a half miles", "1 h20", "60 miles an hour",
      ])
  }

  @Test(arguments: [
    ("between 3 and 6 miles", ["3 mi length", "6 mi length"]),
    ("3 to 6 miles", ["3 mi length", "6 mi length"]),
    ("3-6 miles", ["3 mi length", "6 mi length"]), ("between 3 miles and 6", ["3 mi length", "6 mi length"]),
    ("from 2 to 3 hours", ["7200 s", "10800 s"]), ("between 2 and 3 days", ["172800 s", "259200 s"]),
    ("send 20 to 50 dollars", ["20 USD", "50 USD"]), ("$20-50", ["20 USD", "50 USD"]),
    ("20 quid or 30", ["20 GBP", "30 GBP"]), ("5 or 6 km", ["5 km length", "6 km length"]),
    ("2 to 3 hours 20", ["12000 s"]), ("ten minutes to five", ["600 s"]), ("5 or 6 apples", []),
  ])
  func sharesUnits(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("1 1/2 hours", "5400 s"), ("1-1/2 hours", "5400 s"), ("1 ½ hours", "5400 s"),
    ("one and 1/2 hours", "5400 s"),
    ("an hour and 3/4", "6300 s"), ("5/8 inch", "0.625 in length"), ("2 3/8 inches", "2.375 in length"),
    ("two and three-quarter miles", "2.75 mi length"), ("three-quarters of an hour", "2700 s"),
    ("5 ft 10 1/2", "5.875 ft length"), ("3 1/3 cups", "3.3333 cup volume"), ("2,5 km", "2.5 km length"),
    ("€1,20", "1.2 EUR"), ("10 000 m", "10000 m length"), ("2.5k euros", "2500 EUR"),
    ("run 2.5k", "2.5 km length"),
    ("a grand", "1000 GBP"), ("half a grand", "500 GBP"), ("5k bucks", "5000 USD"),
  ])
  func keepsAllParts(text: String, expected: String) {
    #expect(read(text) == [expected])
  }

  @Test(arguments: [
    "7/3 miles", "$1,2345", "1,2,3 km", "1.2.3 km", "1:75 hours", "a grand piano", "2 grand pianos",
  ])
  func takesNoPartForTheWhole(text: String) {
    #expect(read(text) == [])
  }

  @Test(arguments: [
    ("1.500 km", "1500 km length"), ("1.500,75 euros", "1500.75 EUR"), ("1,200 km", "1.2 km length"),
    ("1,5 hours", "5400 s"), ("1.5 km", "1.5 km length"), ("12.345.678 m", "12345678 m length"),
  ])
  func readsDecimalCommas(text: String, expected: String) {
    #expect(read(text, region: "en_DE") == [expected])
  }

  @Test func readsNumbersByRegion() {
    func numbers(_ text: String, _ region: String) -> [Double] {
      Reference.english.annotate(text, context: Reference.context(region: region)).numbers.map(\.value)
    }
    #expect(numbers("2,5", "en_DE") == [2.5])
    #expect(numbers("2,5", "en_US") == [2, 5])
    #expect(numbers("over 2.5k views and 5K likes", "en_US") == [2_500, 5_000])
    #expect(numbers("run at 5k/h", "en_US") == [5])
  }

  /// Amounts in many forms are read back whole, or not at all.
  @Test func readsPrintedAmountsBack() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<400 {
      let whole = Int.random(in: 1...999, using: &random)
      let parts = [2, 3, 4, 5, 8, 16].randomElement(using: &random) ?? 2
      let part = Int.random(in: 1..<parts, using: &random)
      let value = ((Double(whole) + Double(part) / Double(parts)) * 1e4).rounded() / 1e4
      for text in ["\(whole) \(part)/\(parts)", "\(whole)-\(part)/\(parts)", "\(whole) and \(part)/\(parts)"]
      {
        #expect(
          read("walk \(text) miles") == [notation(.measure(value: value, unit: "mi", dimension: "length"))])
      }
      let cents = Int.random(in: 10...99, using: &random)
      let sum = notation(
        .measure(value: Double(whole) + Double(cents) / 100, unit: "km", dimension: "length"))
      for (mark, region) in [(".", "en_US"), (",", "en_US"), (".", "en_DE"), (",", "en_DE"), (",", "en_SE")] {
        #expect(read("\(whole)\(mark)\(cents) km", region: region) == [sum])
      }
    }
  }
}
