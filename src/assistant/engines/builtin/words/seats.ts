/** Names of what one sits on: it goes around a table, and looks at it. */
export const SEATS = /chair|stool|sofa|couch|settee|loveseat|(?<!\b(?:tv|work|potting) ?)bench|\bseat\b/i
/** What nothing stands on. */
export const WATERS = /\b(?:pond|pool|lake|river|stream|creek|water|sea|fountain|canal|puddle)\b/i

/** What lies or sits on seats, and not on tables. */
export const LIES_ON_SEATS =
  /\b(?:cushion|pillow|blanket|throw|seat|man|woman|boy|girl|kid|child|person|people|guest|cat|dog|teddy|doll|baby)s?(?: \d+)?$/i

/** Names of what things are put on. */
export const TABLES =
  /(?<![a-z])(table|desk|nightstand|stand|counter|island|dresser|cabinet|shelf|bookshelf|bookcase|sideboard|podium|drawers|bar|tray)(?![a-z])/i
/** What is spread over all of a table. */
export const CLOTHS = /^(?:table)?cloth$/i
/** What runs along things as far as they go, and gets longer rather than larger. */
export const RUNS =
  /\b(fence|hedge|wall|sidewalk|pavement|path|railing|curb|kerb|border|road|street|track|gutter|ditch|river|runner|rope|pipe)\b(?! ?(?:lamp|light|lantern|sign|post|clock|art|picture|mirror|shelf))/i
/** What carries things on it, and is no folder for them. */
export const CARRIERS =
  /\b(wagon|car|cart|truck|trailer|boat|ship|wheelbarrow|barrow|sled|tray|van|bus|train|taxi|cradle|nest|sink|bathtub|tub|drawer|crate|box|chest|suitcase|bag|backpack)\b/
/** What one puts things in: "two flowers in a vase". */
export const HOLDERS =
  /\b(vase|bowl|basket|bin|glass|cup|mug|pot|bucket|jar|jug|fridge|freezer|oven|microwave|wardrobe|cabinet|cupboard|shelf|bookshelf|bookcase|aquarium|cage|safe)\b/

/** What stands on its foot and is over what is below it. */
export const SHADES = /\b(?:parasol|umbrella|sunshade|gazebo|pergola|canopy|marquee)s?\b/i

/** What is built into walls: it hangs there, whatever stands below it. */
export const FIXTURES = /\b(?:door|doorway|garage door|window|shutter)s?\b/i
/** What is called so itself, and is no wall with one in it. */
export const OPENINGS = /\b(?:door|doorway|window|shutter)s?(?: \d+)?$/i
/** Names of what gives light, though it may be only a shape. */
export const LAMPS = /lamp|lantern|light|candle|bulb|torch|chandelier|fire/i

/** What is in a wall, and stands on the ground. */
export const IN_WALLS = /\b(?:door|gate|fireplace|garage door|doorway)\b/i

/** What hangs on walls. */
export const PICTURES =
  /^(picture|painting|poster|photo|portrait|print|canvas|mirror|clock|frame|sign|window|whiteboard|blackboard|chalkboard|banner|map|calendar)\b/i

/** What hangs on a wall where it is new and above a thing by one: "a shelf above the desk". */
export const WALL_UNITS = /\b(shelf|cabinet|cupboard|hood)\b/i
