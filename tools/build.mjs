/** `npm run build`: builds into `dist/` whatever is stale. `--force` builds everything. */

import { existsSync } from 'node:fs'
import { build } from 'esbuild'
import { inputHashes, optionsFor, presentEntries, writeOutputs } from './lib/bundle.mjs'
import { bringUpToDate, COPIES } from './lib/copies.mjs'
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

export const stampOf = (/** @type {Target} */ { name }) => `dist/.stamp/${name}.json`

/** A hash of what every bundle depends on besides its sources: installed packages, settings and these tools. */
function commonKey() {
  const files = [
    'package-lock.json',
    'tsconfig.json',
    'tools/lib/bundle.mjs',
    'tools/lib/folder.mjs',
    'tools/lib/smallest.mjs',
    'tools/lib/style-sheets.mjs',
    VIEW_MEDIA,
    'tools/lib/targets.mjs',
    'packages/template/private-names.mjs',
  ]
  return hashOf(files.map((path) => readIfThere(path)?.toString()).join('\0'))
}

/**
 * @param {Target} target
 * @param {string} key
 */
function isFresh(target, key) {
  const stamp = readIfThere(stampOf(target))
  if (!stamp) return false
  const { key: madeWith, entries, inputs, outputs } = JSON.parse(stamp.toString())
  return (
    madeWith === key &&
    entries === Object.keys(presentEntries(target)).join() &&
    outputs.every((/** @type {string} */ path) => existsSync(inProject(path))) &&
    Object.entries(inputs).every(([path, hash]) => hashOf(readIfThere(path) ?? '') === hash)
  )
}

/**
 * @param {Target} target
 * @param {string} key
 * @returns {Promise<void>}
 */
async function buildTarget(target, key) {
  const result = await build(optionsFor(target, 'production'))
  const stamp = {
    key,
    entries: Object.keys(presentEntries(target)).join(),
    inputs: inputHashes(result.metafile),
    outputs: writeOutputs(target, result),
  }
  writeWhole(stampOf(target), JSON.stringify(stamp))
}

/**
 * Builds what is stale. Throws one error with all of esbuild's messages when a source does not compile.
 * @param {{force?: boolean, only?: readonly string[], say?: (line: string) => void}} [options]
 *   `only` names targets and copies; without it all are built
 */
export async function buildStale({ force = false, only, say = () => {} } = {}) {
  const key = commonKey()
  const wanted = TARGETS.filter(({ name }) => only?.includes(name) ?? true)
  for (const target of wanted) {
    const missing = Object.values(target.entries).filter((source) => !existsSync(inProject(source)))
    for (const source of missing) say(`Skipped ${target.name}: there is no ${source} yet`)
  }
  const present = wanted.filter((target) => Object.keys(presentEntries(target)).length > 0)
  const stale = present.filter((target) => force || !isFresh(target, key))
  const began = performance.now()
  const copied = COPIES.filter(({ name }) => only?.includes(name) ?? true).filter(bringUpToDate)
  await Promise.all(stale.map((target) => buildTarget(target, key)))
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
