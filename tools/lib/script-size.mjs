/** The limits of scripts: of what a page runs before anyone touches it, and of each island without what it shares. */

import { gzipSync } from 'node:zlib'
import { readIfThere } from './project.mjs'

const LIMIT_BYTES = 4 * 1024
const ISLAND_BYTES = 6 * 1024

/** @returns {{problem: string, note: string}} */
export function checkScriptSize() {
  const manifest = readIfThere('dist/storefront/manifest.json')
  if (!manifest) return { problem: 'There is no storefront script to measure.', note: '' }
  const entries = JSON.parse(manifest.toString())
  const { js, preloads } = entries.loader
  const sizeOf = (/** @type {string} */ path) =>
    gzipSync(readIfThere(`dist/storefront/${path}`) ?? '').length
  const size = [js, ...preloads].map(sizeOf).reduce((sum, bytes) => sum + bytes, 0)
  const islands = Object.keys(entries)
    .filter((name) => name.startsWith('islands/'))
    .map((name) => ({ name, bytes: sizeOf(entries[name].js) }))
  const problems = [
    ...(size > LIMIT_BYTES ? [`The storefront loader has ${size} of ${LIMIT_BYTES} bytes.`] : []),
    ...islands
      .filter(({ bytes }) => bytes > ISLAND_BYTES)
      .map(({ name, bytes }) => `${name} has ${bytes} of ${ISLAND_BYTES} bytes.`),
  ]
  const largest = Math.max(...islands.map(({ bytes }) => bytes))
  return {
    problem: problems.map((line) => `${line} (gzip)`).join('\n'),
    note: `${size} of ${LIMIT_BYTES} bytes; largest island ${largest} of ${ISLAND_BYTES}`,
  }
}
