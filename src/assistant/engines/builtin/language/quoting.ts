const STAND_IN = 'quotedname'

/** The letters that stand for a number, as a rule takes a stand-in for a word and would part digits from it. */
const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/**
 * Says a text in other words but for what stands in quotes, which counts as one word of it: in “a group "Big Red" with
 * the sofa” the rules see what is before and behind the name together. Inches are no quotes: 6" by 4".
 */
export function aroundQuotes(text: string, say: (text: string) => string): string {
  const quoted: string[] = []
  const plain = text.replace(/(?<!\w)"[^"]+"/g, (name) => `${STAND_IN}${letters(quoted.push(name) - 1)}`)
  const said = say(plain)
  if (!quoted.length) return said
  return said.replace(new RegExp(`${STAND_IN}([a-j]+)`, 'gi'), (_all, at: string) => {
    const index = Number([...at.toLowerCase()].map((letter) => 'abcdefghij'.indexOf(letter)).join(''))
    return quoted[index]
  })
}
