/** `npm run build`: builds into `dist/` whatever is stale. `--force` builds everything. */

import { existsSync } from 'node:fs'
import { build } from 'esbuild'
import { inputHashes, optionsFor, presentEntries, writeOutputs } from './lib/bundle.mjs'
import { bringUpToDate, COPIES } from './lib/copies.mjs'
import { entriesOf, MADE, makeFiles } from './lib/made.mjs'
import {
  hashOf,
  inProject,
  isProgram,
  readIfThere,
  secondsSince,
  writeWhole,
} from './lib/project.mjs'
import { VIEW_MEDIA } from './lib/style-sheets.mjs'
import { TARGETS } from './lib/targets.mjs'

/** @typedef {import('./lib/targets.mjs').Target} Target */

export const stampOf = (/** @type {{name: string}} */ { name }) => `dist/.stamp/${name}.json`

/** A hash of what every bundle depends on besides its sources: installed packages, settings and these tools. */
function commonKey() {
  const files = [
    'package-lock.json',
    'tsconfig.json',
    'tools/lib/bundle.mjs',
    'tools/lib/english-only.mjs',
    'tools/lib/folder.mjs',
    'tools/lib/made.mjs',
    'tools/lib/one-first-chunk.mjs',
    'tools/lib/react-dom-as-module.mjs',
    'tools/lib/smallest.mjs',
    'tools/lib/style-sheets.mjs',
    VIEW_MEDIA,
    'tools/lib/targets.mjs',
    'tools/lib/without-barrels.mjs',
    'packages/template/private-names.mjs',
  ]
  return hashOf(files.map((path) => readIfThere(path)?.toString()).join('\0'))
}

/**
 * A part of the build with a stamp of what it was made from.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} entries What it is made of, as far as that may come and go.
 * @property {() => Promise<{inputs: Record<string, string>, outputs: string[]}>} make
 */

/** @param {Target} target @returns {Part} */
const bundle = (target) => ({
  name: target.name,
  entries: Object.keys(presentEntries(target)).join(),
  make: async () => {
    const result = await build(optionsFor(target, 'production'))
    return { inputs: inputHashes(result.metafile), outputs: writeOutputs(target, result) }
  },
})

/** @param {import('./lib/made.mjs').Made} made @returns {Part} */
const made = (made) => ({
  name: made.name,
  entries: entriesOf(made),
  make: () => makeFiles(made),
})

/**
 * @param {Part} part
 * @param {string} key
 */
function isFresh(part, key) {
  const stamp = readIfThere(stampOf(part))
  if (!stamp) return false
  const { key: madeWith, entries, inputs, outputs } = JSON.parse(stamp.toString())
  return (
    madeWith === key &&
    entries === part.entries &&
    outputs.every((/** @type {string} */ path) => existsSync(inProject(path))) &&
    Object.entries(inputs).every(([path, hash]) => hashOf(readIfThere(path) ?? '') === hash)
  )
}

/**
 * @param {Part} part
 * @param {string} key
 * @returns {Promise<void>}
 */
async function makePart(part, key) {
  const { inputs, outputs } = await part.make()
  const stamp = { key, entries: part.entries, inputs, outputs }
  writeWhole(stampOf(part), JSON.stringify(stamp))
}

/**
 * Builds what is stale. Throws one error with all of esbuild's messages when a source does not compile.
 * @param {{force?: boolean, only?: readonly string[], isStart?: boolean, say?: (line: string) => void}} [options]
 *   `only` names parts and copies; without it all are built; `isStart` leaves out what a server that starts can do without
 */
export async function buildStale({ force = false, only, isStart = false, say = () => {} } = {}) {
  const key = commonKey()
  const isWanted = (/** @type {{name: string}} */ { name }) => only?.includes(name) ?? true
  const wanted = TARGETS.filter(isWanted)
  for (const target of wanted) {
    const missing = Object.values(target.entries).filter((source) => !existsSync(inProject(source)))
    for (const source of missing) say(`Skipped ${target.name}: there is no ${source} yet`)
  }
  const present = wanted.filter((target) => Object.keys(presentEntries(target)).length > 0)
  const parts = [
    ...present.map(bundle),
    ...MADE.filter((one) => isWanted(one) && !(isStart && one.isForLater)).map(made),
  ]
  const stale = parts.filter((part) => force || !isFresh(part, key))
  const began = performance.now()
  const copied = COPIES.filter(isWanted).filter(bringUpToDate)
  await Promise.all(stale.map((part) => makePart(part, key)))
  const built = [...stale, ...copied]
  if (built.length === 0) return
  say(`Built ${built.map(({ name }) => name).join(', ')} in ${secondsSince(began)}`)
}

/** @param {unknown} error @returns {string} */
export function explainBuildError(error) {
  const messages = /** @type {import('esbuild').BuildFailure} */ (error).errors
  if (!messages) return String(error instanceof Error ? error.stack : error)
  return messages
    .map(({ text, location }) =>
      location ? `${location.file}:${location.line}:${location.column + 1} ${text}` : text,
    )
    .join('\n')
}

if (isProgram(import.meta)) {
  try {
    await buildStale({ force: process.argv.includes('--force'), say: console.log })
  } catch (error) {
    console.error(explainBuildError(error))
    process.exitCode = 1
  }
}
