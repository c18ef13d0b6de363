/** The words of blocks in a site's language, with the theme's own in their place. Pure. */

import type { JsonObject } from '@sitewright/core/json'
import { siteText } from '../site-facts.ts'
import { type BlockWord, type BlockWords, ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { JAPANESE } from './japanese.ts'
import { SPANISH } from './spanish.ts'

/** Words by language, as its tag begins. To add a language, list it here. */
export const LANGUAGES: ReadonlyMap<string, BlockWords> = new Map<string, BlockWords>([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['ja', JAPANESE],
])

/** The words in a language such as `de-CH`; in English where there are none in it. */
export function wordsIn(language: string): BlockWords {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  return LANGUAGES.get(base) ?? ENGLISH
}

/** Memoized words by the data of the page, which all of its blocks share. */
const known = new WeakMap<JsonObject, BlockWords & JsonObject>()

/**
 * The words for a page, and all else that its theme says (`localizedStrings`): where both have a word by one name, the theme's
 * is taken.
 */
export function wordsOfSite(site: JsonObject): BlockWords & JsonObject {
  const before = known.get(site)
  if (before) return before
  const words = {
    ...wordsIn(siteText(site, 'website.language')),
    ...(site.localizedStrings as JsonObject | undefined),
  }
  known.set(site, words)
  return words
}

/** A word with its parts in braces filled in. */
export function fillIn(words: string, parts: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}

export type { BlockWord, BlockWords }
