/**
 * Comments are whole sentences or noun phrases: checks that none begins with a word that needs the line below it, and that
 * the check would notice. An editor shows a comment alone.
 */

import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { filesBelow } from './folder.mjs'
import { inProject, readIfThere } from './project.mjs'

/** Folders with sources; files beside them are read too. */
const FOLDERS = ['packages', 'apps', 'themes', 'tools', 'bench', 'e2e']

const SOURCES = /\.(tsx?|mjs|css)$/

/**
 * Each beginning that is refused, an example that has to be caught, and what to write instead.
 * @type {[RegExp, string, string][]}
 */
const REFUSED = [
  [/^Of\b/, 'Of one connection.', 'name the thing first: "Connections that …"'],
  [/^So (many|long|much)\b/, 'So many a minute.', 'say what the number is: "Kills in a minute …"'],
  [/^The same\b/, 'The same for a page.', 'say what it is: "Tags of a page …"'],
  [/^Where\b/, 'Where it stands.', 'name the thing or the case: "The folder of …"'],
  [/^What\b/, 'What is wrong with it.', 'use a noun: "The problems that …"'],
  [/^Whoever\b/, 'Whoever asks.', 'say who: "A visitor who …"'],
  [/^Nothing\b/, 'Nothing for a page.', 'name the value: "Undefined for …", "Empty when …"'],
]

/** Ways to write a comment; each example is planted in every one. @type {((words: string) => string)[]} */
const SHAPES = [
  (words) => `/** ${words} */`,
  (words) => `/**\n * ${words}\n */`,
  (words) => `code()\n  // ${words}`,
  (words) => `code() // ${words}`,
  (words) => `<p>{/* ${words} */}</p>`,
]

/** A comment opens at the start of its line or behind code. The opener of one in a string stands behind a quote. */
const OPENING = /(?:^|[\s{(,;])(\/\*\*?|\/\/)(?:\s+(.*)|)$/

/** @returns {string} what is wrong; empty when nothing is */
export function checkComments() {
  const files = sources()
  if (files.length === 0) return 'Nothing was looked at: 0 files.'
  const real = files.flatMap((path) =>
    problemsIn(readIfThere(path)?.toString() ?? '').map(
      ({ line, problem }) => `${path}:${line}: ${problem}`,
    ),
  )
  return [...real, ...unnoticed()].join('\n')
}

/** Paths of all files that comments are read in, relative to the project. */
function sources() {
  const beside = readdirSync(inProject('.'))
  return [...FOLDERS.flatMap(filesBelow), ...beside]
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => SOURCES.test(path) && !path.includes('node_modules/'))
}

/** @param {string} text of a file @returns {{line: number, problem: string}[]} */
function problemsIn(text) {
  return beginnings(text).flatMap(({ line, words }) => {
    const found = REFUSED.find(([refused]) => refused.test(words))
    return found
      ? [{ line, problem: `a comment begins with "${firstWords(words)}": ${found[2]}` }]
      : []
  })
}

/**
 * The first words of each comment. A line of `//` below another one goes on with that comment.
 * @param {string} text
 * @returns {{line: number, words: string}[]}
 */
function beginnings(text) {
  const lines = text.split('\n')
  return lines.flatMap((content, index) => {
    const [, opener, beside = ''] = OPENING.exec(content) ?? []
    if (!opener) return []
    if (opener !== '//') {
      const words = beside || (lines[index + 1] ?? '').replace(/^\s*\*?\s*/, '')
      return [{ line: index + (beside ? 1 : 2), words }]
    }
    const goesOn = isLineComment(content) && isLineComment(lines[index - 1] ?? '')
    return goesOn ? [] : [{ line: index + 1, words: beside }]
  })
}

const isLineComment = (/** @type {string} */ line) => line.trimStart().startsWith('//')

const firstWords = (/** @type {string} */ words) => words.split(' ').slice(0, 5).join(' ')

/** @returns {string[]} the planted comments that were not refused */
function unnoticed() {
  return REFUSED.flatMap(([, words]) => SHAPES.map((shape) => shape(words)))
    .filter((planted) => problemsIn(planted).length !== 1)
    .map((planted) => `comments: a planted one was not noticed, ${planted}`)
}
