/** Names of what one sits on: it goes around a table, and looks at it. */
export const SEATS = /chair|stool|sofa|bench/i
