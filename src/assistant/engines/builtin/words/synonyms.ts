/** Words that people use for one thing, where the scene has it under another. */
const SAME = `bike bicycle
plane airplane aeroplane aircraft jet
truck lorry
mic microphone
phone telephone smartphone mobile
stove cooker oven
tap faucet
cart trolley
rock stone boulder
bush shrub
greenery plant
cushion pillow
shade lampshade
mug cup
screen monitor display
boat ship
picture painting
carpet rug mat
water pond pool lake sea ocean river
pot flowerpot planter
bin wastebasket dustbin
cupboard wardrobe closet cabinet
couch sofa settee
fridge refrigerator
tub bath bathtub
shop store
kid child
man person guy male
woman person lady female
auto car automobile
path trail
tyre tire
grill barbecue bbq
pram stroller buggy pushchair
torch flashlight
elevator lift
lounger sunbed deckchair
suitcase case trunk
curtain drape
blanket duvet quilt comforter bedding bedspread bedsheet
spanner wrench
hoover vacuum
sidewalk pavement footpath
road street
footstool ottoman pouf pouffe
sideboard credenza buffet
notebook laptop
tv television telly flatscreen
jug pitcher carafe
pan saucepan skillet
sink basin washbasin
toilet loo wc lavatory
donut doughnut
axe ax hatchet
theater theatre
ladder stepladder
crib cot
hen chicken
bunny rabbit hare
pig hog swine
rooster cock cockerel
statue sculpture
vase urn
bulb lightbulb
counter worktop countertop
wheelbarrow barrow
motorcycle motorbike
bus coach
tram streetcar
helicopter chopper
rocket spaceship spacecraft
present gift
newspaper paper
magazine journal
barrel keg cask
bucket pail
glass tumbler goblet
pole rod stick
pillar column
arch archway
river stream creek brook
tent tepee teepee
hut shed cabin shack
castle fortress
church chapel
stall kiosk
speaker loudspeaker
boombox stereo
amp amplifier
slide chute
sandbox sandpit
carousel roundabout
awning canopy
spade shovel
purse handbag
shoe boot sneaker trainer
coat jacket
trousers pants
biscuit cookie
loaf bread baguette
candy sweets
eggplant aubergine
zucchini courgette
corn maize
prawn shrimp
caravan camper
digger excavator
mailbox postbox letterbox
lamppost streetlight streetlamp
aquarium fishbowl
cage hutch
kennel doghouse
basket hamper
trough manger
sled sledge sleigh toboggan
fireplace hearth
radiator heater
gurney stretcher
rail railing handrail
flag banner pennant
movie film
rubbish trash garbage
backpack rucksack
parasol umbrella
till register
floor ground
lawn ground grass meadow
desk desktop
table tabletop
counter countertop worktop`
  .split('\n')
  .map((line) => line.split(' '))

/** All of those words, which are no slips for others. */
export const SYNONYMS = new Set(SAME.flat())

/** Kinds of a thing that has a name of its own: "the plant" may be a fern. */
const KINDS: Record<string, RegExp> = {
  plant:
    /^(tree|fir|pine|oak|birch|spruce|cypress|willow|maple|hedge|fern|cactus|flower|bush|shrub|succulent|palm|ficus|monstera|bonsai|ivy|aloe|tulip|rose|orchid|houseplant|yucca|dracaena|philodendron|basil|lavender|bamboo|clover|hydrangea|azalea|begonia|geranium|agave|calla|anthurium|pothos|sansevieria|peony|lily|lilac|magnolia|jasmine|rhododendron|thistle|reed|moss|vine|herb|mint|rosemary|thyme|daisy|sunflower|daffodil|hyacinth|poppy|violet|carnation|elm|ash|beech|cedar|larch|poplar|sequoia)$/,
  flower:
    /^(rose|tulip|daisy|lily|sunflower|orchid|carnation|poppy|daffodil|hyacinth|peony|geranium|begonia|hydrangea|lavender|violet|iris|marigold|dahlia|chrysanthemum|crocus|pansy|petunia|magnolia)$/,
  ball: /^(football|basketball|volleyball|marble|globe|baseball|beachball|softball|snowball|cannonball)$/,
  lamp: /^(lantern|chandelier|torch|lamppost|streetlight|spotlight|candle)$/,
  light: /^(lamp|lantern|lamppost|streetlight|chandelier|bulb|spotlight|streetlamp)$/,
  bird: /^(eagle|owl|parrot|penguin|crow|pigeon|gull|robin|sparrow|duck|hen|swan|goose|chicken|rooster|peacock|flamingo|ostrich|stork|heron|hawk|falcon|dove|raven|turkey|seagull|pelican|toucan|woodpecker)$/,
  picture: /^(poster|photo|photograph|portrait|print|canvas|artwork)$/,
  bed: /^(bunk|cot|crib|cradle|hammock|futon|mattress)$/,
  chair: /^(armchair|stool|seat|throne|recliner|rocker)$/,
  house: /^(cottage|cabin|hut|villa|bungalow|home|chalet|farmhouse|townhouse|mansion|lodge|igloo|shack)$/,
  boat: /^(canoe|kayak|yacht|raft|dinghy|sailboat|rowboat|gondola|ferry|speedboat|motorboat|catamaran)$/,
  statue: /^(bust|sculpture|monument|figurine)$/,
  sign: /^(billboard|signpost|placard|board|banner)$/,
  screen: /^(tv|television|monitor|display)$/,
  computer: /^(laptop|pc|desktop|notebook|imac|macbook)$/,
  shelf: /^(bookcase|bookshelf|rack)$/,
  book: /^(novel|cookbook|comic|textbook|dictionary|atlas|encyclopedia|diary|journal|paperback|hardcover|bible|guidebook|storybook|album|thesaurus|biography|anthology)$/,
  bag: /^(backpack|suitcase|handbag|satchel|sack)$/,
  box: /^(crate|carton|chest|case|parcel|package)$/,
  table: /^(desk|workbench|counter)$/,
  tree: /^(fir|pine|oak|birch|spruce|cypress|willow|maple|palm|beech|elm|ash|cedar|larch|poplar|sequoia|linden|chestnut|conifer|yew|alder|aspen|eucalyptus|baobab)$/,
  car: /^(sedan|taxi|cab|hatchback|limousine|convertible|suv|jeep|racer|coupe|minivan)$/,
  truck: /^(lorry|pickup|tipper|trailer|dumper)$/,
  dog: /^(puppy|poodle|beagle|dachshund|husky|retriever|terrier|bulldog|labrador|collie)$/,
  cat: /^(kitten|tabby|tomcat)$/,
  clock: /^(watch|alarm|timer|sundial)$/,
  hat: /^(cap|helmet|beret|sombrero|fedora|beanie|bonnet)$/,
  washer: /^washingmachine$/,
  drink: /^(coffee|tea|juice|beer|wine|soda|cola)$/,
}

/** Whether a thing is of a kind that a word is for: a fern is a plant. */
export const isKind = (word: string, thing: string): boolean => Object.hasOwn(KINDS, word) && KINDS[word].test(thing)

/** Other words for the same. */
export const synonymsOf = (word: string): string[] =>
  SAME.filter((words) => words.includes(word)).flatMap((words) => words.filter((one) => one !== word))

/** Whether two words are for one kind of thing. */
export const isSynonym = (a: string, b: string): boolean =>
  a !== b && SAME.some((words) => words.includes(a) && words.includes(b))
