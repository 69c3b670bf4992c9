const FRUIT =
  'apple|pear|banana|orange|lemon|lime|peach|plum|cherry|strawberry|grape|melon|pineapple|mango|kiwi|apricot|fig|date|coconut|papaya|blueberry|raspberry|watermelon|pomegranate|avocado|grapefruit'
const VEGETABLES =
  'carrot|potato|onion|tomato|pepper|cucumber|cabbage|lettuce|pumpkin|leek|radish|broccoli|cauliflower|eggplant|turnip|corn|celery|spinach|zucchini|beet'
const SHOES = /^(shoe|boot|sneaker|trainer|sandal|slipper|loafer|clog|heel|moccasin)$/

const CLOTHES =
  /^(shirt|jacket|coat|trousers|pants|jeans|dress|skirt|sweater|pullover|hoodie|sock|hat|cap|scarf|glove|tie|belt|suit|blouse|vest|cardigan|shorts)$/

/** Words for many kinds of things, and the things. */
const CATEGORIES: Record<string, RegExp> = {
  furniture:
    /^(table|desk|chair|stool|sofa|couch|armchair|bed|shelf|bookshelf|bookcase|cabinet|cupboard|wardrobe|dresser|bench|counter|nightstand|sideboard|stand|console|ottoman|rack|shelving|locker|hutch|credenza|crib|cot|pew)$/,
  seat: /^(chair|stool|sofa|couch|armchair|bench)$/,
  seating: /^(chair|stool|sofa|couch|armchair|bench)$/,
  tree: /^(tree|fir|pine|oak|birch|palm|spruce|maple|willow|beech|conifer|larch)$/,
  toy: /^(ball|football|basketball|robot|block|brick|drum|doll|teddy|bear|toy|car|train|puzzle|kite|yoyo|dinosaur|rocket|duck|top|marble)$/,
  instrument:
    /^(piano|guitar|violin|drum|trumpet|flute|cello|harp|saxophone|keyboard|organ|bass|ukulele|clarinet|banjo|tuba|trombone|oboe|bassoon|accordion|harmonica|xylophone|mandolin|viola|lute|synthesizer)$/,
  weight: /^(dumbbell|barbell|kettlebell|weight)$/,
  vehicle:
    /^(car|taxi|tractor|truck|van|bus|bike|bicycle|motorbike|train|plane|boat|ship|motorcycle|scooter|helicopter|airplane|tram|ambulance|lorry|jeep|submarine|yacht|rocket|bulldozer|excavator|forklift|cart|wagon|pickup|limousine)$/,
  animal:
    /^(dog|cat|cow|sheep|pig|horse|goat|chicken|hen|duck|bird|fish|rabbit|bear|lion|tiger|elephant|fox|deer|wolf|mouse|frog|snake|monkey|giraffe|zebra|donkey|goose|turtle|hamster|parrot|penguin|owl|eagle|swan|shark|whale|dolphin|octopus|crab|seal|otter|beaver|squirrel|hedgehog|bat|kangaroo|koala|panda|camel|llama|alpaca|bison|buffalo|moose|hippo|rhino|crocodile|alligator|lizard|snail|bee|butterfly|ant|spider|pony|calf|lamb|foal|rooster|turkey|puppy|kitten|leopard|cheetah|gorilla)$/,
  fruit: new RegExp(`^(${FRUIT})$`),
  dish: /^(plate|bowl|cup|mug|glass|saucer|dish|pot|pan|jug|teapot)$/,
  tableware: /^(plate|bowl|cup|mug|glass|saucer|dish|fork|knife|spoon|jug|teapot)$/,
  cutlery: /^(fork|knife|spoon)$/,
  luggage: /^(suitcase|backpack|bag|rucksack|trunk|briefcase|handbag|duffel|satchel|holdall|case)$/,
  baggage: /^(suitcase|backpack|bag|rucksack|trunk|briefcase|handbag|duffel|satchel|holdall|case)$/,
  planet: /^(mercury|venus|earth|mars|jupiter|saturn|uranus|neptune|pluto|planet)$/,
  shop: /^(bakery|bookshop|shop|store|kiosk|butcher|pharmacy|cafe|supermarket|florist|boutique)$/,
  people: /^(person|man|woman|boy|girl|child|guest|people|pedestrian)$/,
  building:
    /^(house|bakery|bookshop|office|barn|tower|church|school|shop|kiosk|garage|hut|cabin|castle|skyscraper|shed|silo|building|pharmacy|hall|museum|library|cinema|theatre|theater|hospital|hotel|station|cottage|villa|mansion|chapel|cathedral|temple|warehouse|factory|windmill|lighthouse|supermarket|cafe|restaurant|bank|palace|farmhouse|greenhouse)$/,
  vegetable: new RegExp(`^(${VEGETABLES})$`),
  food: new RegExp(
    `^(${FRUIT}|${VEGETABLES}|food|bread|loaf|baguette|roll|bun|cheese|cake|pie|pizza|burger|hamburger|sandwich|egg|meat|steak|sausage|ham|fish|soup|salad|cookie|biscuit|donut|doughnut|croissant|muffin|cupcake|candy|chocolate|butter|honey|jam|rice|pasta|sushi|taco|fries|popcorn|pancake|waffle|pretzel)$`,
  ),
  shoe: SHOES,
  footwear: SHOES,
  clothing: CLOTHES,
  clothes: CLOTHES,
  electronics:
    /^(tv|television|monitor|laptop|computer|pc|phone|smartphone|tablet|speaker|printer|router|camera|console|projector|radio|stereo|screen|keyboard|headphones)$/,
  insect: /^(bee|ant|fly|butterfly|beetle|ladybug|wasp|moth|dragonfly|mosquito|grasshopper|cricket)$/,
  tool: /^(hammer|saw|wrench|screwdriver|drill|axe|shovel|rake|spade|pliers|chisel|mallet|crowbar|pitchfork|hoe|level|ladder|sander|file|clamp|trowel|scissors)$/,
  appliance: /^(fridge|refrigerator|oven|stove|dishwasher|washer|microwave|toaster|kettle|machine)$/,
  greenery: /^(plant|tree|bush|pine|flower|hedge|shrub)$/,
  vegetation: /^(plant|tree|bush|pine|flower|hedge|shrub)$/,
}

/** Whether a word stands for many kinds of things. */
export const isCategory = (word: string): boolean => Object.hasOwn(CATEGORIES, word)

/** Whether a word stands for many kinds, and for none of them by itself: "seat", and not "tree". */
export const isOnlyCategory = (word: string | undefined): boolean =>
  !!word && isCategory(word) && !CATEGORIES[word].test(word)

/** Whether a thing of that kind is one of those that a word stands for. */
export const isOfCategory = (kind: string, word: string | undefined): boolean =>
  !!word && isCategory(word) && CATEGORIES[word].test(kind)
