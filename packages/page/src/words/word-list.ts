/** Every word that visitors read and no owner has written, in the language of a site. Pure. */

import { wordsIn as blockWords } from '@sitewright/blocks/words'
import type { JsonObject } from '@sitewright/core/json'
import { shopWordsIn } from '@sitewright/core/shop-words/shop-words'
import { wordsIn as islandWords, keysOf } from '@sitewright/core/words/island-words'
import { stringsFor, type ThemeStrings } from '@sitewright/theme/for-pages'
import { pageWords } from './page-words.ts'
import { originalStrings } from './shop-words.ts'

/** Groups of words by the place where visitors read them. */
export const WORD_PLACES = [
  'product',
  'cart',
  'checkout',
  'order',
  'donation',
  'mail',
  'search',
  'page',
  'block',
  'theme',
] as const
export type WordPlace = (typeof WORD_PLACES)[number]

export interface ListedWord {
  readonly key: string
  readonly place: WordPlace
  /** As visitors read it while its owner has not changed it. */
  readonly original: string
}

const keysOfIslands = (...islands: readonly string[]) => new Set<string>(islands.flatMap(keysOf))

/** Places by what keys begin with, or by the island that says them; the first that fits counts. */
const PLACES: readonly (readonly [WordPlace, (key: string) => boolean])[] = [
  ['product', (key) => /^(?:product|giftCard)/.test(key)],
  ['cart', (key) => /^(?:cart|change|code)/.test(key)],
  ['checkout', (key) => /^(?:checkout|address|total|refusal|payment)/.test(key)],
  ['order', (key) => key.startsWith('order')],
  ['donation', (key) => key.startsWith('donate')],
  ['mail', (key) => key.startsWith('mail')],
  [
    'search',
    (key) => /^page(?:Result|Search|DidYouMean|LookingFor|NothingFound|Spelling)/.test(key),
  ],
  ['cart', (key) => keysOfIslands('cart', 'cartPanel').has(key)],
  ['product', (key) => keysOfIslands('product').has(key)],
  ['search', (key) => keysOfIslands('search').has(key)],
  ['page', (key) => /^(?:page|island)/.test(key)],
  ['block', (key) => key.startsWith('block')],
]

const placeOf = (key: string): WordPlace => PLACES.find(([, fits]) => fits(key))?.[0] ?? 'theme'

/** The words of a site in a language, the theme's own in the place of the platform's. */
export function wordList(language: string, strings: ThemeStrings): readonly ListedWord[] {
  const words: Readonly<Record<string, string>> = {
    ...originalStrings(language),
    ...islandWords(language),
    ...pageWords(language),
    ...blockWords(language),
    ...shopWordsIn(language),
    ...textsIn(stringsFor(strings, 'template', language)),
  }
  return Object.entries(words).map(([key, original]) => ({ key, original, place: placeOf(key) }))
}

function textsIn(strings: JsonObject): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(strings).flatMap(([key, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[key, text] as const] : [],
    ),
  )
}
