/** Words of scripts in the language of their page, which brings those that are not the English ones. */

import type { Say } from '@sitewright/core/words/island-words'

/** The element in which a page brings words. */
const WORDS = 'sw-words'

/** Message lookup in a table by the English words. */
export function sayFrom(find: () => Readonly<Record<string, string>>): Say {
  return (english, parts = {}) => {
    const said = find()[english]
    const words = (said ?? english).replace(
      /\{(\w+)\}/g,
      (whole, name) => `${parts[name] ?? whole}`,
    )
    // Bidi isolate: English among words from the right keeps its own order.
    return said === undefined && document.dir === 'rtl' ? `\u2068${words}\u2069` : words
  }
}

let words: Readonly<Record<string, string>> | undefined

/** Says what the page's words are; they are read once, since scripts of themes may take the element out. */
export const say: Say = sayFrom(() => {
  words ??= JSON.parse(document.getElementById(WORDS)?.textContent || '{}')
  return words as Readonly<Record<string, string>>
})
