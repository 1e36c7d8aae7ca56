/// Things that people put on lists of what to buy and what to pack, lemmas folded; a word in front that tells the kind is
/// among them where it makes one thing of two.
enum EnglishThings {
  /// Things of one word, beside those of ``EnglishStaples``.
  static let single: Set<String> = words(
    """
    aftershave almond antihistamine apron arugula asparagus aspirin axe bait bandage bandaid barley battery bib biscuit \
    bleach blender blender blanket blouse book boot bottle bowl bra bracket brick brie broom broth brownie brush bucket \
    bulb bun burger cable camera canteen caulk cards caviar charcoal cheddar chickpea chisel chive chutney cider cinnamon \
    clam clamp clementine clove coat cod coke cola coleslaw comb compass conditioner condom cooler corkscrew cotton \
    couscous crab cracker cranberry crayon crayon crib crisp croissant crouton cumin cup cupcake curry cushion date \
    deodorant diaper dill dip doughnut donut dress drill duster earplug earring eggplant envelope eraser extinguisher \
    fennel fern feta fig flashlight floss foil folder fork formula fuse ganache gasket gauze gelatin gin glove gnocchi \
    goggles granola grapefruit gravy grout guacamole guitar gum hairbrush hairspray halibut hammock hazelnut headlamp \
    headphones highlighter hinge hoodie hose hummus ibuprofen icing insulation iron jeans jelly jerky journal kebab kettle \
    kimchi kiwi knife kombucha ladder lamp lantern lasagna laptop leash leek leggings lighter linen lip litter lobster \
    lotion lozenge lubricant macaroni mackerel magazine magnet map margarine marinade marker marmalade marshmallow \
    mascara mat matches mayo meat meatball microphone mirror mitten mop mozzarella muesli muffin mug naan nachos nacho napkin \
    nappy needle notebook nutella nutmeg oregano ornament oyster pacifier padlock pajamas pan pancake paperclip paprika \
    parka parmesan parsnip pasta pastry pate pecan penne perfume pesto pie pillow pistachio pita pizza plant plate pliers \
    plug plunger plywood poncho pot poster postcard pretzel primer prosciutto protein prune pudding pump pumpkin purse \
    putty quiche quinoa radio ravioli razor relish remote ribbon ribs rib rope rosemary rug ruler rum sage sandal sander \
    sandpaper sandwich sardine saw scallion scallop scarf scissors scone screwdriver sealant seed sherry shorts shovel \
    skirt slipper sneakers sneaker snack snorkel sock spade spaghetti spanner spatula speaker spinach spoon spray \
    sprinkles sprouts squash stamp stapler staples sticker stock straw string stroller suitcase sunglasses sunblock \
    sunscreen sweater sweatshirt sweets swimsuit swimwear tablecloth tablet tampon tape tarp tarragon tea tee teabag tent \
    thermometer thermos thyme tie tights tile timer tinsel tissue toaster toast toilet tongs toothpick torch toy trainers \
    tray treats tripod trousers trowel truffle trunks turmeric turpentine twine tweezers umbrella underpants underwear \
    varnish vase veggies vegetable fruit vest vitamin visa wallet washer wasabi watch wax wetsuit wheat whisk whistle \
    wipes wire wool wrapper yarn yeast zester zipper balloon confetti streamer candle decorations hummus nappies dogfood \
    ticket boarding paracetamol plaster ointment thermals anorak cap beanie pyjamas dressing gloves
    """)

  /// Things of several words.
  static let compound: Set<String> = phrases(
    """
    air filter,air freshener,alarm clock,almond butter,almond milk,aluminium foil,aluminum foil,apple juice,apple sauce,\
    baby food,baby formula,baby powder,baby wipes,bag of chips,bags,baking paper,baking powder,baking soda,baking sheet,\
    bath bomb,bath mat,bath salts,bath towel,bay leaf,beach ball,beach towel,bean sprouts,bike lock,bike pump,\
    bin bag,bird food,bird seed,birthday cake,birthday candle,birthday card,black bean,black pepper,black tea,boarding pass,\
    body lotion,body wash,bottle opener,bottled water,bread crumbs,bread roll,brown rice,brown sugar,brussels sprout,\
    bubble bath,bubble wrap,bug spray,bungee cord,camp stove,camping stove,can opener,canned corn,canned tomato,\
    car charger,card game,cat food,cat litter,caster sugar,cherry tomato,chicken breast,chicken leg,chicken nugget,\
    chicken stock,chicken thigh,chicken wing,chocolate bar,chocolate chip,chocolate sauce,cleaning spray,cling film,\
    clothes peg,cocoa powder,coffee bean,coffee filter,coffee pod,cold medicine,cooking oil,cooking spray,corn chip,\
    corn flakes,corn starch,cottage cheese,cotton ball,cotton bud,cotton pad,cotton swab,cough drop,cough medicine,\
    cough syrup,cream cheese,cream of tartar,creme fraiche,cutting board,dark chocolate,dental floss,diaper cream,\
    dijon mustard,dish soap,dishwasher tablet,dishwasher pod,dish towel,dog food,dog leash,dog treats,double cream,\
    drain cleaner,drill bit,driving licence,dryer sheet,duct tape,dust mask,ear plug,energy bar,energy drink,\
    extension cord,eye drops,eye mask,face cream,face mask,face wash,feta cheese,fire extinguisher,fire starter,\
    first aid kit,fish sauce,fish stick,fish finger,flip flops,floor cleaner,food coloring,frozen pea,frozen pizza,\
    frozen berry,fruit salad,frying pan,furniture polish,garbage bag,garden hose,garlic bread,garlic powder,\
    gift card,gift bag,gift wrap,glass cleaner,glow stick,glue stick,goat cheese,golf ball,gorilla glue,graham cracker,\
    granola bar,green bean,green onion,green tea,green pepper,ground beef,ground coffee,ground turkey,guest towel,\
    hair brush,hair conditioner,hair dryer,hair gel,hair spray,hair tie,hairdryer,hamburger bun,hand cream,hand sanitizer,\
    hand soap,hand towel,heavy cream,hiking boots,hiking pole,honey mustard,hot chocolate,hot dog,hot dog bun,hot sauce,\
    ice,ice cream,ice cube,ice pack,icing sugar,insect repellent,instant coffee,instant noodle,ironing board,\
    kitchen foil,kitchen paper,kitchen roll,kitchen towel,lamb chop,laundry detergent,laundry soap,lawn mower,lemon juice,\
    light bulb,lime juice,lip balm,lip gloss,loo roll,lunch box,lunch meat,maple syrup,masking tape,measuring tape,\
    mice trap,milk chocolate,mint tea,moisturizing cream,mouse trap,mouth wash,mouthwash,mouthguard,muffin tin,nail clippers,\
    nail file,nail polish,nail varnish,neck pillow,night light,note pad,notepad,nut butter,oat milk,olive oil,onion powder,\
    orange juice,orange soda,oven cleaner,packing tape,pain killer,painkiller,pain reliever,paint brush,paint roller,\
    paint thinner,painters tape,paper bag,paper clip,paper cup,paper plate,paper towel,parking permit,parmesan cheese,\
    party hat,pasta sauce,peanut butter,pencil case,pencil sharpener,pet food,phone case,phone charger,picnic basket,\
    picnic blanket,picture frame,picture hook,pine nut,pita bread,pizza dough,plant food,plastic bag,plastic cup,\
    plastic fork,plastic wrap,playing cards,pocket knife,poop bag,pork chop,potato chip,potting soil,power adapter,\
    power bank,power strip,protein bar,protein powder,puff pastry,rain boots,rain coat,raincoat,rain jacket,rain poncho,\
    razor blade,red onion,red pepper,red wine,rice cake,rice noodle,rice vinegar,rubber band,rubber gloves,rubbing alcohol,\
    running shoes,safety pin,salad dressing,sanitary pad,school bag,school book,scotch tape,screw driver,sesame oil,\
    sesame seed,shaving cream,shaving foam,shoe lace,shoe polish,shoelace,shop vac,shower cap,shower curtain,shower gel,\
    sleeping bag,sleeping mask,sleeping pad,smoke alarm,smoke detector,soap dispenser,soda water,soup,sour cream,soy milk,\
    soy sauce,sparkling water,spring onion,spring roll,stock cube,sun cream,sun hat,sun screen,sunflower oil,sunflower seed,\
    sweet corn,sweet potato,swim goggles,swimming goggles,swimming trunks,swim trunks,table cloth,table salt,tape measure,\
    tea bag,tea towel,tent pole,tin foil,tin opener,tissue paper,toilet brush,toilet cleaner,toilet paper,toilet roll,\
    tomato ketchup,tomato paste,tomato puree,tomato sauce,tomato soup,tonic water,tooth brush,tooth paste,toothpaste,\
    tortilla chip,trail mix,trash bag,travel adapter,travel mug,travel pillow,tree food,tuna can,usb cable,usb stick,\
    vacuum bag,vanilla extract,vanilla ice cream,vegetable oil,vegetable stock,walking shoes,wall paint,wall plug,\
    washing liquid,washing powder,washing up liquid,water bottle,water filter,weed killer,wet wipes,whipped cream,\
    whipping cream,white bread,white chocolate,white rice,white vinegar,white wine,whole milk,window cleaner,wine glass,\
    wine opener,wood glue,wood screw,wood stain,wooden spoon,wrapping paper,yoga mat,yoga pants,zip tie,zip lock bag,\
    dress shirt,dress shoes,bow tie,tank top,rain gear,winter coat,winter jacket,sports bra,tennis ball,tennis racket,\
    bath robe,bathrobe,bathing suit,baby shampoo,baby oil,dry shampoo,tea light,tea candle,ginger ale,ginger beer,\
    root beer,cherry pie,apple pie,banana bread,cheese stick,string cheese,swiss cheese,cheddar cheese,blue cheese,\
    grated cheese,oat cake,oatcake,rye bread,sliced bread,wheat bread,garlic clove,lemon grass,lemongrass,fruit juice
    """)

  /// Words that make one thing of the singular in front of them: “mango chutney”.
  static let heads: Set<String> = words(
    """
    sauce juice soup salad chutney pie powder paste curry sandwich smoothie syrup stew dip extract flake burger roll \
    wrap muffin spray cleaner bag box case holder brush filter pod mix dressing stock seed stick bar can jar pot set kit
    """)

  /// Words in front of a thing that tell which is meant: “fresh basil”.
  static let kinds: Set<String> = words(
    """
    new fresh frozen dried canned tinned big small large medium extra more spare old red white black green blue yellow \
    brown sliced chopped whole skimmed semi skim organic vegan gluten free unsalted salted plain sweet spicy hot cold warm \
    cheap cheapest nice good clean sharp soft hard long short thick thin mini giant family travel kids baby wooden plastic \
    paper metal disposable reusable waterproof boneless ground roasted smoked grated shredded crushed raw ripe decaf
    """)

  /// The most words of a thing.
  static let longest = 4

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func phrases(_ text: String) -> Set<String> {
    Set(text.split(separator: ",").map { $0.trimmingPrefix { $0.isWhitespace } }.map(String.init))
  }
}
