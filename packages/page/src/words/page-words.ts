/** The words of the platform's own templates in a site's language. Pure. */

import type { JsonObject } from '@sitewright/core/json'
import { languageOf } from '@sitewright/core/words/language-of'
import { localizedWords, type Scope } from '@sitewright/template'
import type { SiteFacts } from '../data/site-facts.ts'
import { ENGLISH, type PageWord, type PageWords } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { JAPANESE } from './japanese.ts'
import { SPANISH } from './spanish.ts'

export type { PageWords }

/** Words by language. To add a language, list it here. */
export const LANGUAGES: ReadonlyMap<string, PageWords> = new Map<string, PageWords>([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['ja', JAPANESE],
])

/** The words for a language such as `de-CH`; in English where there are none in it. */
export function pageWords(language: string): PageWords {
  return LANGUAGES.get(languageOf(language)) ?? ENGLISH
}

/** The words of a site for what no template prints: its owner's own go first. */
export function pageWordsOn({ settings, words }: Pick<SiteFacts, 'settings' | 'words'>): PageWords {
  return { ...pageWords(settings.language), ...words }
}

/** A context with the words beside the theme's own, which go first. */
export function withPageWords<Context extends { readonly localizedStrings: JsonObject }>(
  context: Context,
  language: string,
): Context {
  const { localizedStrings } = context
  return { ...context, localizedStrings: { ...pageWords(language), ...localizedStrings } }
}

export type SayWord = (word: PageWord) => string

/** Gives words for what no template makes; the theme's own go first. */
export function wordsFor(language: string, localizedStrings: JsonObject): SayWord {
  const words = pageWords(language)
  return (word) => {
    const own = localizedStrings[word]
    return typeof own === 'string' ? own : words[word]
  }
}

/** A word where a formatter has printed something, the theme's own first. */
export function wordIn(scope: Scope, word: PageWord): string {
  return localizedWords(scope, word, ENGLISH[word])
}

/** Prints a word in a template. */
export const say = (word: PageWord) => `{localizedStrings.${word}|html}`
/** Prints a word in an attribute of a template. */
export const sayInside = (word: PageWord) => `{localizedStrings.${word}|htmlattr}`
/** Prints a word with parts, which are given as the formatter `message` takes them: `title=collection.title`. */
export const sayOf = (word: PageWord, parts: string) =>
  `{localizedStrings.${word}|message ${parts}|html}`
export const sayInsideOf = (word: PageWord, parts: string) =>
  `{localizedStrings.${word}|message ${parts}|htmlattr}`
