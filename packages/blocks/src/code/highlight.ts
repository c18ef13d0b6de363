/**
 * Syntax highlighting of code that visitors read: spans with class names, coloured by the block's styles in the section's own
 * colours. Only the server has it.
 */

import hljs from 'highlight.js/lib/core'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import xml from 'highlight.js/lib/languages/xml'
import { remembered } from '../remembered.ts'

/** HTML of a source in a language of `LANGUAGES`; undefined for other languages and for what is too long. */
export type Highlight = (source: string, language: string) => string | undefined

const GRAMMARS = { html: xml, css, javascript, markdown, json } as const

for (const [name, grammar] of Object.entries(GRAMMARS)) hljs.registerLanguage(name, grammar)
// Grammars name each other, as that of HTML does for what is inside of scripts.
hljs.registerAliases(['xml', 'xhtml'], { languageName: 'html' })

/** Longest source that is highlighted, in characters: grammars are patterns, whose time is not bounded by much else. */
const MAX_LENGTH = 50_000

const BY_LANGUAGE = new Map(
  Object.keys(GRAMMARS).map((language) => [
    language,
    remembered((source) => hljs.highlight(source, { language, ignoreIllegals: true }).value),
  ]),
)

export const highlight: Highlight = (source, language) =>
  source.length > MAX_LENGTH ? undefined : BY_LANGUAGE.get(language)?.(source)
