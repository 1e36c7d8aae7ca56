import Testing

@testable import prithee

@Suite("The region that the environment names")
struct SystemLocaleTests {
  @Test(
    "The first variable that is set decides",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "en_DE"), (["LANG": "en_GB"], "en_GB"), (["LANG": "sr_RS@latin"], "en_RS"),
      (["LANG": "en_US.UTF-8", "LC_ALL": "fr_CA.UTF-8"], "en_CA"),
      (["LANG": "en_US", "LC_ALL": ""], "en_US"),
      (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "nl_NL.UTF-8"], "en_NL"), (["LANG": "es_419"], "en_419"),
      (["LANG": "zh_Hant_TW.UTF-8"], "en_TW"), (["LANG": "pt-BR"], "en_BR"),
    ])
  func choosesTheRegion(environment: [String: String], expected: String) {
    #expect(SystemLocale.identifier(in: environment) == expected)
  }

  @Test(
    "What names no region is left to the default",
    arguments: [
      [:], ["LANG": "C"], ["LANG": "C.UTF-8"], ["LANG": "POSIX"], ["LANG": "en"], ["LANG": "de_XX"],
      ["LANG": "_"],
      ["LANG": "de_DE", "LC_ALL": "C"], ["LANG": "..@@__"],
    ] as [[String: String]])
  func namesNone(environment: [String: String]) {
    #expect(SystemLocale.identifier(in: environment) == nil)
  }
}
