/** The words of blocks in a site's language, with the theme's own in their place. Pure. */

import type { JsonObject } from '@sitewright/core/json'
import { languageOf } from '@sitewright/core/words/language-of'
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
  return LANGUAGES.get(languageOf(language)) ?? ENGLISH
}

/** The words of a site for what is sent beside its pages, such as a form that was not taken: its owner's own go first. */
export function wordsOn({ settings, words }: Speaking): BlockWords {
  return { ...wordsIn(settings.language), ...words }
}

interface Speaking {
  readonly settings: { readonly language: string }
  readonly words?: Readonly<Record<string, string>>
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

export type { BlockWord, BlockWords }
