/// Things that people put on lists one after the other, lemmas folded.
enum EnglishStaples {
  /// Things that are bought by themselves.
  static let all: Set<String> = Set(
    """
    apple avocado bacon bagel banana basil bean beef beer beet blueberry bread broccoli butter cabbage \
    cake candle candy carrot cauliflower celery cereal cheese cherry chicken chili chip chocolate \
    cilantro cinnamon coconut coffee cookie corn cracker cream cucumber detergent egg fish flour garlic \
    ginger granola grape ham hammer honey hummus jam juice kale ketchup lamb lemon lentil lettuce lime \
    mango mayonnaise melon milk mint mushroom mustard nail noodle nut oatmeal oat oil olive onion orange \
    paprika parsley pasta pea peach peanut pear pepper pickle pineapple plum popcorn pork potato quinoa \
    radish raisin raspberry rice salad salami salmon salsa salt sausage screw shampoo shrimp soap soda \
    soup spinach sponge steak strawberry sugar sunscreen syrup tea tofu tomato toothbrush toothpaste \
    tortilla tuna turkey vanilla vinegar vodka waffle walnut water watermelon whiskey wine yeast yogurt \
    yoghurt zucchini towel sock shirt passport charger hat glove jacket sunglass tape glue bolt wrench \
    paint pen pencil paper
    """.split(separator: " ").map(String.init))

  /// Two of them that are one thing.
  static let compounds: Set<String> = [
    "apple juice", "apple cake", "apple vinegar", "apple sauce", "bacon cheese", "banana bread",
    "banana chip",
    "banana cake", "bean soup", "bean salad", "beef jerky", "beef steak", "beer bread", "bread flour",
    "butter chicken",
    "butter cookie", "butter bean", "butter lettuce", "cabbage salad", "carrot cake", "carrot juice",
    "celery salt",
    "cheese cake", "cheese cracker", "cheese sauce", "chicken salad", "chicken soup", "chicken sausage",
    "chicken noodle", "chili oil", "chili pepper", "chili bean", "chocolate bar", "chocolate cake",
    "chocolate chip",
    "chocolate cookie", "chocolate milk", "chocolate cream", "chocolate syrup", "chocolate egg",
    "cinnamon roll",
    "cinnamon sugar", "coconut milk", "coconut oil", "coconut water", "coconut sugar", "coconut flour",
    "coconut cream",
    "coffee bean", "coffee cake", "coffee cream", "corn bread", "corn chip", "corn flour", "corn oil",
    "corn syrup",
    "corn tortilla", "cream cheese", "cream soda", "egg noodle", "egg salad", "fish oil", "fish cake",
    "fish soup",
    "garlic bread", "garlic butter", "garlic salt", "ginger beer", "ginger tea", "grape juice", "ham salad",
    "honey mustard", "honey ham", "lemon juice", "lemon cake", "lemon tea", "lemon pepper", "lentil soup",
    "lime juice",
    "mango juice", "milk chocolate", "mint tea", "mint chocolate", "mushroom soup", "noodle soup", "nut milk",
    "nut butter", "oat milk", "oat flour", "olive oil", "onion soup", "onion salt", "orange juice",
    "orange soda",
    "pasta salad", "pea soup", "peach tea", "peanut butter", "peanut oil", "pepper steak", "pepper cheese",
    "pineapple juice", "popcorn chicken", "pork sausage", "pork steak", "potato chip", "potato salad",
    "potato soup",
    "potato bread", "raisin bread", "rice cake", "rice cracker", "rice flour", "rice milk", "rice noodle",
    "rice vinegar", "rice wine", "salad oil", "salmon salad", "soda water", "soup noodle", "spinach salad",
    "strawberry jam", "strawberry yogurt", "sugar cookie", "sugar water", "tea towel", "tomato juice",
    "tomato soup",
    "tomato salad", "tortilla chip", "tuna salad", "tuna fish", "tuna steak", "turkey bacon", "turkey ham",
    "turkey sausage", "vanilla bean", "vanilla yogurt", "vanilla cream", "vanilla sugar", "walnut bread",
    "walnut oil",
    "water melon", "wine vinegar", "paper towel", "paper hat", "pencil paper", "water paint", "rain jacket",
    "oil paint", "wine cooler", "soy milk", "paint pen", "beach towel", "salt water", "tea candle",
    "chicken breast",
  ]

  /// Things that are always named in the plural, and seldom stand before another noun.
  static let plurals: Set<String> = [
    "goggles", "jeans", "shorts", "trousers", "tights", "leggings", "pajamas", "pyjamas", "scissors",
    "pliers",
    "tweezers", "binoculars", "groceries", "leftovers", "underpants", "sandals", "tongs", "earphones",
    "headphones", "overalls", "dungarees", "knickers", "shades", "sunglasses",
  ]

  /// What makes one thing of such a plural and the word behind it.
  static let holders: Set<String> = [
    "case", "bag", "box", "strap", "pocket", "jacket", "holder", "drawer", "shop", "store", "rack", "stand",
    "cable",
    "suit", "set", "party", "top", "bottom", "pouch",
  ]

  /// Plurals that often stand before another noun.
  static let modifiers: Set<String> = [
    "kids", "ladies", "mens", "womens", "childrens", "girls", "boys", "babys", "sports", "arts", "clothes",
    "goods",
    "sales", "savings", "systems", "parts", "customs", "games", "news", "pants", "glasses", "always",
    "brussels",
    "christmas", "yes", "this", "plus", "bus", "gas", "lens", "dogs", "cats",
  ]
}
