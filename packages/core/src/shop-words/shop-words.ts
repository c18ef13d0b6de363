/** Words of the shop's own pages and mails, in the language of their site and with its owner's own. Pure. */

import { keysOf, wordsToBring } from '../words/island-words.ts'
import { languageOf } from '../words/language-of.ts'
import { ENGLISH, type ShopKey, type ShopWords } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { JAPANESE } from './japanese.ts'
import { SPANISH } from './spanish.ts'

/** Words by language, as its tag begins. To add a language, list it here. */
export const LANGUAGES: ReadonlyMap<string, ShopWords> = new Map<string, ShopWords>([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['ja', JAPANESE],
])

/** The words for a language such as `de-CH`; in English where there are none in it. */
export function shopWordsIn(language: string): ShopWords {
  return LANGUAGES.get(languageOf(language)) ?? ENGLISH
}

/** Whether the shop's own pages speak a language, so that they are not marked as being in English. */
export function speaks(language: string): boolean {
  return LANGUAGES.has(languageOf(language))
}

/** Islands whose words the cart's page, checkout and donations say as well. */
const SAID_TOO = ['cartPanel', 'product']
const ISLAND_KEYS = [...new Set(SAID_TOO.flatMap(keysOf))]
const KEYS = Object.keys(ENGLISH) as ShopKey[]

/**
 * Words by what they are in English, without those that are the same, for pages or, `keys` being those of mails, for mails. `own`: the
 * owner's words by their keys, which go first.
 */
export function shopWordsToBring(
  language: string,
  own: Readonly<Record<string, string>> = {},
  keys: readonly ShopKey[] = KEYS,
): Readonly<Record<string, string>> {
  const words = shopWordsIn(language)
  const said = keys.map((key) => [ENGLISH[key], own[key] || words[key]] as const)
  return {
    ...wordsToBring(language, own, ISLAND_KEYS),
    ...Object.fromEntries(said.filter(([english, one]) => english !== one)),
  }
}
