import Testing

@Suite struct EntryMacroTests {
  @Test func anEntryReadsAndWritesUnderAKeyOfItsOwn() {
    let expansion = Expansion(
      """
      extension EnvironmentValues {
        @Entry var unit: UnitTemperature = .celsius
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(
      expansion.text == """
        extension EnvironmentValues {
          var unit: UnitTemperature {
            get {
              self[__Key_unit.self]
            }
            set {
              self[__Key_unit.self] = newValue
            }
          }

          private struct __Key_unit: EnvironmentKey {
            static var defaultValue: UnitTemperature {
              .celsius
            }
          }
        }
        """)
  }

  @Test(arguments: [
    ("var shows = true", "static var defaultValue: Bool {"),
    ("var name: String?", "static var defaultValue: String? {"),
    ("var theme = Theme()", "static var defaultValue: Theme {"),
    ("var size = 4.5", "static var defaultValue: Double {"),
    ("var list = [1, 2]", "static let defaultValue = [1, 2]"),
  ])
  func theTypeComesFromTheSource(_ variable: String, _ expected: String) {
    let expansion = Expansion("extension EnvironmentValues {\n  @Entry \(variable)\n}")
    #expect(expansion.reports.isEmpty)
    #expect(expansion.text.contains(expected), "\(expansion.text)")
  }

  @Test func whatCannotBeAnEntryIsReportedOnce() {
    #expect(
      Expansion("extension EnvironmentValues {\n  @Entry var unit: Unit\n}").reports == [
        "2:3: error: '@Entry' needs a default value, unless the type of the variable is optional"
      ])
    #expect(
      Expansion("struct Store {\n  @Entry var unit = 1\n}").reports == [
        "2:3: error: '@Entry' can only be attached to a stored variable in an extension of 'EnvironmentValues', "
          + "'FocusedValues', 'Transaction' or 'ContainerValues'"
      ])
  }

  @Test func previewsLeaveNothing() {
    let expansion = Expansion(
      """
      #Preview("Card", traits: .sizeThatFitsLayout) {
        Card()
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(expansion.text.isEmpty)
  }

  @Test func aComputedPropertyKeepsItsPlaceInTheIndex() {
    let expansion = Expansion(
      """
      struct Song {
        @ComputedProperty(title: "Summary", indexingKey: \\.contentDescription)
        var summary: String { "x" }
      }
      """)
    #expect(expansion.reports.isEmpty)
    #expect(
      expansion.text.contains(
        """
        ComputedEntityProperty<Song, String>(title: "Summary", indexingKey: \\.contentDescription, { (entity: Song) in
        """), "\(expansion.text)")
  }
}
