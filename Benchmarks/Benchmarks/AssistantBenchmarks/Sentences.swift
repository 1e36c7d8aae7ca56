/// What the assistant reads: as long and as various as what people say.
enum Sentences {
  /// Sentences that some app understands.
  static let known = [
    "In ListOMat, add apples to the grocery list",
    "add rice, onions and olives to Grocery Store in list oh mat",
    "show the store list in ListOMat",
    "could you please show my packing list in ListOMat",
    "ListOMat, add a task",
    "create a list called Garden in ListOMat",
    "mark passport as done in ListOMat",
    "delete eggs from Grocery Store in ListOMat",
    "Open Favorites in Trails",
    "Get info on Cedar Falls Loop with Trails",
    "Trails, suggest some trails",
    "Suggest skiing trails in Trails",
  ]

  /// Sentences that no app understands, about as long.
  static let foreign = [
    "what's the capital of France",
    "how many ounces are there in three and a half pounds",
    "tell me something about the history of the bicycle",
    "is it going to rain in Lisbon on Saturday afternoon",
    "who wrote the book that my sister gave me last year",
    "turn the lights in the living room down a little",
    "what time does the museum close next Tuesday",
    "translate good morning and thank you into Portuguese",
    "what is seven hundred and twelve divided by nine",
    "play the second movement of that symphony again",
    "remind me why the sky is blue",
    "find a restaurant with a garden near the station",
  ]
}
