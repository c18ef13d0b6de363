/** An owner's own words, in place of those of the platform and the theme: "Put in my basket". Pure. */

/** Words by their keys, such as `islandAddToCart`. Live at once: they are no part of a publication. */
export type OwnWords = Readonly<Record<string, string>>

/** Characters of one word, which leaves room for the longest sentence of ours in any language. */
export const MAX_WORD = 500

/** The parts in braces of words, each once: `{count} items` has `{count}`. */
export function partsOf(words: string): readonly string[] {
  return [...new Set(words.match(/\{\w+\}/g))].sort()
}

/** Words as they are kept: on one line, with apostrophes as they are printed. */
export function tidyWords(own: string): string {
  return own.trim().replace(/\s+/g, ' ').replaceAll("'", '’')
}

/** Signs that end or open something in a script, or a pattern of a message, beside the parts that are filled in. */
const isOfCode = (words: string) => /[{}\\`]/.test(words.replace(/\{\w+\}/g, ''))

/**
 * Why an owner's words cannot stand for the original ones; undefined if they can. Themes of others print words wherever they
 * like, also within attributes and scripts and without escaping, so signs that could end those or begin an element are not taken.
 */
export function wordProblem(original: string, own: string): string | undefined {
  if (/[<>"]/.test(own)) return 'Leave out < and >, and write quotation marks as “ and ”.'
  if (isOfCode(own) && !isOfCode(original)) return 'Leave out braces, \\ and `.'
  const [needed, given] = [partsOf(original), partsOf(own)]
  const missing = needed.filter((part) => !given.includes(part))
  if (missing.length > 0) return `Keep ${missing.join(' and ')}: it is filled in on the page.`
  const unknown = given.filter((part) => !needed.includes(part))
  if (unknown.length > 0) return `Nothing is filled in for ${unknown.join(' and ')} here.`
  return undefined
}
