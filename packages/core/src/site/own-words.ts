/** An owner's own words, in place of those of the platform and the theme: "Put in my basket". Pure. */

/** Words by their keys, such as `islandAddToCart`. Live at once: they are no part of a publication. */
export type OwnWords = Readonly<Record<string, string>>

/** Characters of one word, which leaves room for the longest sentence of ours in any language. */
export const MAX_WORD = 500
/** Words of one site: more than there are. */
export const MAX_WORDS = 1_000

/** The parts in braces of a word, each once: `{count} items` has `{count}`. */
export function partsOf(words: string): readonly string[] {
  return [...new Set(words.match(/\{\w+\}/g))].sort()
}

/** Why an owner's words cannot take the place of the original ones; undefined if they can. */
export function wordProblem(original: string, own: string): string | undefined {
  const [needed, given] = [partsOf(original), partsOf(own)]
  const missing = needed.filter((part) => !given.includes(part))
  if (missing.length > 0) return `Keep ${missing.join(' and ')}, which is filled in on the page.`
  const unknown = given.filter((part) => !needed.includes(part))
  if (unknown.length > 0) return `Nothing is filled in for ${unknown.join(' and ')} here.`
  return undefined
}
