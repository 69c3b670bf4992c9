/** A name of the code in words: "clearcoatRoughness" reads "Clearcoat roughness". */
export function humanize(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

/** What commands ask for, and what may be chosen. */
export const params = {
  name: humanize,
  choice: humanize,
  /** The sentence about a parameter, which is English. */
  about: (english: string) => english,
}
