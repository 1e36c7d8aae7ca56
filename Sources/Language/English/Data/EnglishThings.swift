/// Things that people put on lists of what to buy and what to pack, lemmas folded; a word in front that tells the kind is
/// among them where it makes one thing of two.
enum EnglishThings {
  /// Things of one word, beside those of ``EnglishStaples``.
  static let single: Set<String> = words(
    """
    aftershave almond anorak antihistamine apron arugula asparagus aspirin axe bait balloon bandage bandaid \
    barley bathrobe battery beanie bib biscuit blanket bleach blender blouse book boot bottle bowl bra \
    bracket brick brie broom broth brownie brush bucket bulb bun burger cable camera canteen cap cards caulk \
    caviar charcoal cheddar chickpea chisel chive chutney cider clam clamp clementine clove coat cod coke cola \
    coleslaw comb compass conditioner condom confetti cooler corkscrew cotton couscous crab cranberry crayon \
    crib crisp croissant crouton cumin cup cupcake curry cushion date decorations deodorant diaper dill dip \
    donut doughnut dress dressing drill duster earplug earring eggplant envelope eraser extinguisher \
    fennel fern feta fig flashlight floss foil folder fork formula fruit fuse ganache gasket gauze gelatin gin \
    gloves gnocchi goggles grapefruit gravy grout guacamole guitar gum hairbrush hairdryer hairspray halibut \
    hammock hazelnut headlamp headphones highlighter hinge hoodie hose ibuprofen ice icing insulation iron \
    jeans jelly jerky journal kebab kettle kimchi kiwi knife kombucha ladder lamp lantern laptop lasagna leash \
    leek leggings lemongrass lighter linen lip litter lobster lotion lozenge lubricant macaroni mackerel \
    magazine magnet map margarine marinade marker marmalade marshmallow mascara mat matches mayo meat meatball \
    microphone mirror mitten mop mouthguard mouthwash mozzarella muesli muffin mug naan nacho nachos napkin \
    nappies nappy needle notebook notepad nutella nutmeg oatcake ointment oregano ornament oyster pacifier \
    padlock painkiller pajamas pan pancake paperclip paracetamol parka parmesan parsnip pastry pate pecan penne \
    perfume pesto pie pillow pistachio pita pizza plant plaster plate pliers plug plunger plywood poncho \
    postcard poster pot pretzel primer prosciutto protein prune pudding pump pumpkin purse putty pyjamas quiche \
    radio raincoat ravioli razor relish remote rib ribbon ribs rope rosemary rug ruler rum sage sandal sander \
    sandpaper sandwich sardine saw scallion scallop scarf scissors scone screwdriver sealant seed sherry \
    shoelace shorts shovel skirt slipper snack sneaker sneakers snorkel spade spaghetti spanner spatula speaker \
    spoon spray sprinkles sprouts squash stamp stapler staples sticker stock straw streamer string stroller \
    suitcase sunblock sunglasses sweater sweatshirt sweets swimsuit swimwear tablecloth tablet tampon tarp \
    tarragon teabag tee tent thermals thermometer thermos thyme ticket tie tights tile timer tinsel tissue \
    toast toaster tongs toothpick torch toy trainers tray treats tripod trousers trowel truffle trunks \
    turmeric turpentine tweezers twine umbrella underpants underwear varnish vase vegetable veggies vest visa \
    vitamin wallet wasabi washer watch wax wetsuit wheat whisk whistle wipes wire wool wrapper yarn zester \
    zipper
    """)

  /// Things of several words.
  static let compound: Set<String> = phrases(
    """
    air filter,air freshener,alarm clock,almond butter,almond milk,aluminium foil,aluminum foil,apple pie,\
    apron string,baby food,baby formula,baby oil,baby powder,baby shampoo,baby wipes,bag of chips,baking paper,\
    baking powder,baking sheet,baking soda,bath bomb,bath mat,bath robe,bath salts,bath towel,bathing suit,\
    bay leaf,beach ball,bean sprouts,bike lock,bike pump,bin bag,bird food,bird seed,birthday cake,\
    birthday candle,birthday card,black bean,black pepper,black tea,blue cheese,boarding pass,body lotion,\
    body wash,book light,book mark,book stand,bottle brush,bottle opener,bottled water,bow tie,bread basket,\
    bread crumbs,bread knife,bread roll,brown rice,brown sugar,brussels sprout,bubble bath,bubble wrap,\
    bug spray,bungee cord,butter knife,cable tie,cake pan,cake plate,camera battery,camera charger,camera lens,\
    camera strap,camp stove,camping stove,can opener,canned corn,canned tomato,cap gun,car battery,car charger,\
    card game,caster sugar,cat food,cat litter,cheddar cheese,cheese board,cheese grater,cheese knife,\
    cheese stick,cherry pie,cherry tomato,chicken leg,chicken nugget,chicken stock,chicken thigh,chicken wing,\
    chocolate sauce,cleaning spray,cling film,clothes peg,coat hanger,coat rack,cocoa powder,coffee cup,\
    coffee filter,coffee mug,coffee pod,cold medicine,cooking oil,cooking spray,corn flakes,corn starch,\
    cottage cheese,cotton ball,cotton bud,cotton pad,cotton shirt,cotton socks,cotton swab,cotton thread,\
    cough drop,cough medicine,cough syrup,crab cake,crab meat,cream of tartar,creme fraiche,cutting board,\
    dark chocolate,date syrup,denim jacket,dental floss,diaper cream,dijon mustard,dinner plate,dish soap,\
    dish towel,dishwasher pod,dishwasher tablet,dog food,dog leash,dog treats,double cream,drain cleaner,\
    dress pants,dress shirt,dress shoes,dress socks,drill bit,driving licence,dry shampoo,dryer sheet,duct tape,\
    dust mask,ear plug,egg cup,energy bar,energy drink,extension cord,eye drops,eye mask,face cream,face mask,\
    face wash,feta cheese,fig jam,fire extinguisher,fire starter,first aid kit,fish finger,fish knife,\
    fish sauce,fish stick,flashlight battery,flip flops,floor cleaner,food coloring,frozen berry,frozen pea,\
    frozen pizza,fruit bowl,fruit cake,fruit juice,fruit salad,fruit tea,fruit yogurt,frying pan,\
    furniture polish,garbage bag,garden hose,garlic clove,garlic powder,gift bag,gift card,gift wrap,ginger ale,\
    glass cleaner,glow stick,glue stick,goat cheese,golf ball,gorilla glue,graham cracker,granola bar,\
    grated cheese,green bean,green onion,green pepper,green tea,ground beef,ground coffee,ground turkey,\
    guest towel,guitar pick,guitar strap,guitar string,hair brush,hair conditioner,hair dryer,hair gel,\
    hair spray,hair tie,hamburger bun,hammock stand,hand cream,hand sanitizer,hand soap,hand towel,heavy cream,\
    hiking boots,hiking pole,hot chocolate,hot dog,hot dog bun,hot sauce,ice cream,ice cube,ice pack,\
    icing sugar,insect repellent,instant coffee,instant noodle,iron supplement,ironing board,kitchen foil,\
    kitchen knife,kitchen paper,kitchen roll,kitchen towel,lamb chop,lamp battery,lamp oil,lamp shade,\
    lantern oil,laptop case,laptop charger,laptop sleeve,laptop stand,laundry detergent,laundry soap,lawn mower,\
    leather glove,leather jacket,lemon grass,light bulb,linen shirt,linen trousers,lip balm,lip gloss,loo roll,\
    lunch box,lunch meat,map case,maple syrup,masking tape,measuring tape,meat loaf,meat pie,meat thermometer,\
    mice trap,milk jug,moisturizing cream,mouse trap,mouth wash,muffin tin,nail clippers,nail file,nail polish,\
    nail varnish,neck pillow,night light,note pad,oat cake,onion powder,oven cleaner,oyster mushroom,\
    oyster sauce,packing tape,pain killer,pain reliever,paint brush,paint roller,paint thinner,paint tray,\
    painters tape,paper bag,paper clip,paper cup,paper map,paper plate,parking permit,parmesan cheese,party hat,\
    pasta bowl,pasta sauce,pencil case,pencil sharpener,pet food,phone battery,phone case,phone charger,\
    picnic basket,picnic blanket,picture frame,picture hook,pie crust,pie dish,pie pan,pie plate,pine nut,\
    pita bread,pita chip,pizza base,pizza cheese,pizza dough,pizza pan,plant food,plant pot,plant stand,\
    plastic bag,plastic cup,plastic fork,plastic wrap,playing cards,pocket knife,poop bag,pork chop,pot holder,\
    pot plant,potting soil,power adapter,power bank,power strip,protein bar,protein drink,protein powder,\
    protein shake,puff pastry,pumpkin seed,pumpkin soup,radio battery,rain boots,rain coat,rain gear,\
    rain poncho,razor blade,red onion,red pepper,red wine,root beer,rubber band,rubber gloves,rubbing alcohol,\
    running shoes,rye bread,safety pin,salad bowl,salad dressing,sanitary pad,school bag,school book,\
    scotch tape,screw driver,seed tray,sesame oil,sesame seed,shaving cream,shaving foam,shirt button,shoe lace,\
    shoe polish,shop vac,shower cap,shower curtain,shower gel,silk scarf,sleeping bag,sleeping mask,\
    sleeping pad,sliced bread,smoke alarm,smoke detector,soap dispenser,soup bowl,soup spoon,sour cream,\
    soy sauce,sparkling water,sports bra,spring onion,spring roll,squash soup,steak knife,stock cube,straw hat,\
    straw mat,string cheese,string light,sun cream,sun hat,sun screen,sunflower oil,sunflower seed,sweet corn,\
    sweet potato,swim goggles,swim trunks,swimming goggles,swimming trunks,swiss cheese,table cloth,table salt,\
    tablet charger,tank top,tape measure,tea bag,tea cup,tea light,tea mug,tea spoon,tennis ball,tennis racket,\
    tent peg,tent pole,tent stake,tin foil,tin opener,tissue paper,toilet brush,toilet cleaner,toilet paper,\
    toilet roll,tomato ketchup,tomato paste,tomato puree,tomato sauce,tonic water,tooth brush,tooth paste,\
    torch battery,toy box,toy car,trail mix,trash bag,travel adapter,travel mug,travel pillow,tree food,\
    tuna can,umbrella stand,usb cable,usb stick,vacuum bag,vanilla extract,vanilla ice cream,vegetable oil,\
    vegetable stock,vest top,vitamin drink,walking shoes,wall paint,wall plug,washing liquid,washing powder,\
    washing up liquid,watch battery,watch charger,watch strap,water bottle,water filter,wax candle,wax paper,\
    weed killer,wet wipes,wheat bread,whipped cream,whipping cream,white bread,white chocolate,white rice,\
    white vinegar,white wine,whole milk,window cleaner,wine glass,wine opener,winter coat,winter jacket,\
    wood glue,wood screw,wood stain,wooden spoon,wool blanket,wool coat,wool glove,wool hat,wool scarf,\
    wool sock,wool sweater,wrapping paper,yoga mat,yoga pants,zip lock bag,zip tie
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
