import AppIntents

enum Glaze: String, AppEnum {
  case celadon, tenmoku, shino

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Glaze"
  static let caseDisplayRepresentations: [Glaze: DisplayRepresentation] = [
    .celadon: "Celadon", .tenmoku: "Tenmoku", .shino: "Shino",
  ]
}
