/** Names of what one sits on: it goes around a table, and looks at it. */
export const SEATS = /chair|stool|sofa|bench/i
/** What one puts things in: "two flowers in a vase". */
export const HOLDERS = /\b(vase|bowl|basket|bin|glass|cup|mug|pot|bucket|fridge|wardrobe|shelf|bookshelf)\b/
