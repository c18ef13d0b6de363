/**
 * Styles that visitors get are mirrored on sites that are written from right to left: declarations name the start and the end of
 * a line (`inset-inline-start`, `margin-inline`), not left and right. Checks that, with a list of what has a side whatever the
 * language.
 */

import { sep } from 'node:path'
import { filesBelow } from './folder.mjs'
import { readIfThere } from './project.mjs'

const FOLDERS = ['themes', 'packages/blocks/src', 'packages/page/src', 'apps/storefront/src']

const SOURCES = /\.(less|css|tsx?)$/

/** Declarations that name a side. Styles in scripts are told from objects by their semicolon. */
const PHYSICAL =
  /(?:^|[\s;{(])((?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-[a-z]+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|(?:text-align|float|clear)(?=\s*:\s*(?:left|right)\b))\s*:\s*([^;{}'"]+);/g

/** A middle is the middle from both sides. */
const MIDDLE = /^50%$/

/**
 * Declarations that stay, by file, with the reason.
 * @type {Record<string, { reason: string, declarations: string[] }>}
 */
const EXCEPTIONS = {
  'packages/blocks/src/html/block.css': {
    reason: 'the owner chose a side',
    declarations: ['text-align: right'],
  },
  'packages/blocks/src/button/block.css': {
    reason: 'the owner chose a side',
    declarations: ['text-align: right'],
  },
  'packages/blocks/src/quote/block.css': {
    reason: 'the owner chose a side',
    declarations: ['text-align: right'],
  },
  'packages/blocks/src/shape/block.css': {
    reason: 'the owner chose a side',
    declarations: ['margin-left: 0', 'margin-right: 0'],
  },
  'packages/page/src/system-templates/splash.ts': {
    reason: 'the owner chose one of nine positions',
    declarations: ['margin-left: 0', 'margin-right: 0'],
  },
  'packages/blocks/src/marquee/block.css': {
    reason: 'the sign for playing points to the right everywhere',
    declarations: ['margin-left: 0.2rem', 'border-left-color: currentcolor'],
  },
  'packages/page/src/system-templates/parts.ts': {
    reason: 'the sign for playing points to the right everywhere',
    declarations: ['border-right-width: 0', 'border-left: 1.1rem solid #fff'],
  },
}

/** Each is planted once, and has to be noticed. */
const PLANTED = [
  'a { left: 0; }',
  'a { margin-right: 1rem; }',
  'a { padding-left: calc(1rem + 2px); }',
  'a { text-align: right; }',
  'a { float: left; }',
  'a { border-left: 1px solid; }',
  'a { border-top-left-radius: 4px; }',
]

/** Each is planted once, and is none. */
const HARMLESS = [
  'a { left: 50%; }',
  'a { inset-inline-start: 0; margin-inline-end: 1rem; text-align: start; }',
  "track.scrollBy({ left: 1 }); const sides = { left: 'Left', right: 'Right' };",
]

/** @returns {string} what is wrong; empty when nothing is */
export function checkMirroredStyles() {
  const files = FOLDERS.flatMap(filesBelow)
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => SOURCES.test(path) && !/\.test\.|node_modules\//.test(path))
  if (files.length === 0) return 'Nothing was looked at: 0 files.'
  const found = files.map((path) => ({
    path,
    declarations: physicalIn(readIfThere(path)?.toString() ?? ''),
  }))
  return [
    ...found.flatMap(({ path, declarations }) => problemsOf(path, declarations)),
    ...PLANTED.filter((css) => physicalIn(css).length !== 1).map((css) => `not noticed: ${css}`),
    ...HARMLESS.filter((css) => physicalIn(css).length > 0).map((css) => `noticed: ${css}`),
  ].join('\n')
}

/** @param {string} path @param {string[]} declarations @returns {string[]} */
function problemsOf(path, declarations) {
  const allowed = EXCEPTIONS[path]?.declarations ?? []
  return [
    ...declarations
      .filter((one) => !allowed.includes(one))
      .map((one) => `${path}: ${one} is not mirrored; name the start or the end of the line`),
    ...allowed
      .filter((one) => !declarations.includes(one))
      .map((one) => `${path}: the exception ${one} is not needed any more`),
  ]
}

/** @param {string} text @returns {string[]} declarations that name a side */
function physicalIn(text) {
  return [...text.matchAll(PHYSICAL)].flatMap(([, property = '', value = '']) =>
    MIDDLE.test(value.trim()) ? [] : [`${property}: ${value.trim()}`],
  )
}
