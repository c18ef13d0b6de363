import type { Entry } from '@sitewright/core/forms/check-entries'
import { wordsIn } from '@sitewright/core/search/words'

/** Different words of one answer that it is found by; a page of text has about three hundred. */
const MOST_WORDS = 500

/** The words by which an answer is found, each once. Passwords are no words to search for. */
export function answerWords(entries: readonly Entry[]): string[] {
  const words = new Set<string>()
  for (const { type, value } of entries) {
    if (type === 'password') continue
    for (const { word } of wordsIn(value.normalize('NFC'))) {
      words.add(word)
      if (words.size === MOST_WORDS) return [...words]
    }
  }
  return [...words]
}
