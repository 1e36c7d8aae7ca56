import PropertyListReading
import Testing

@Suite struct BuildVariablesTests {
  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}.x", "My App.x"), ("a.$(NAME:rfc1034identifier)", "a.My-App"),
    ("$(NAME:c99extidentifier)", "My_App"), ("${NAME:lower}", "my app"), ("$(OTHER).x", "$(OTHER).x"),
    ("costs $5 (or $)", "costs $5 (or $)"), ("$(NAME", "$(NAME"), ("$()", "$()"), ("$", "$"),
  ])
  func knownOnesAreReplaced(text: String, result: String) {
    #expect(BuildVariables(["NAME": "My App"]).replaced(in: text) == result)
  }

  @Test func openOnesAreFound() {
    #expect(BuildVariables.areOpen(in: "org.$(NAME)") && BuildVariables.areOpen(in: "${A_B:lower}"))
    #expect(!BuildVariables.areOpen(in: "org.example") && !BuildVariables.areOpen(in: "$5 (a)"))
  }
}
