/** Words that the page brings for the scripts on it: none on a page in English whose theme has no words of its own. */

import { scriptJson } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { keysOn, wordsToBring } from '@sitewright/core/words/island-words'

const BODY = /<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>/i

export interface IslandWordsOptions {
  readonly language: string
  readonly localizedStrings: JsonObject
  /** Scripts of the theme or the owner may bring islands that the page does not have, so it brings all words. */
  readonly hasScripts: boolean
}

/** The page with the words first in its body, before any script there. */
export function withIslandWords(
  html: string,
  { language, localizedStrings, hasScripts }: IslandWordsOptions,
): string {
  const all = wordsToBring(language, localizedStrings)
  // Most sites say in English what scripts say by themselves, and searching a page for islands takes long.
  if (Object.keys(all).length === 0) return html
  const words = hasScripts ? all : wordsToBring(language, localizedStrings, keysOn(html))
  const body = Object.keys(words).length > 0 ? BODY.exec(html) : null
  if (!body) return html
  const at = body.index + body[0].length
  const element = `<script type="application/json" id="sw-words">${scriptJson(words)}</script>`
  return html.slice(0, at) + element + html.slice(at)
}
