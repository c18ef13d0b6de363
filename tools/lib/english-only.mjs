/**
 * Leaves words in other languages than English out of the studio, whose own words are English: libraries bring theirs in up to
 * fifty languages, and a third of what the studio loads first was that.
 */

import { basename, dirname, join } from 'node:path'

/** React Aria's words of a language, as its lists of all languages name them: `../intl/dnd/de-DE.mjs`. */
const WORDS = /\/intl\/[\w-]+\/[a-z]{2}-[A-Z]{2}\.mjs$/
/** Zod's messages of a language, and the list of them. */
const MESSAGES = /[\\/]zod[\\/]v4[\\/]locales[\\/][\w-]+\.js$/
const KEPT = ['en.js', 'index.js']

/** An esbuild plugin: every language has the English words of React Aria, and Zod has no others. */
export const englishOnly = {
  name: 'english-only',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve, onLoad }) {
    onResolve({ filter: WORDS }, ({ path, resolveDir }) => ({
      path: join(resolveDir, dirname(path), 'en-US.mjs'),
    }))
    onLoad({ filter: MESSAGES }, ({ path }) =>
      KEPT.includes(basename(path)) ? undefined : { contents: 'export default undefined' },
    )
  },
}
