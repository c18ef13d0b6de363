/** The limits of scripts: of what a page runs before anyone touches it, of each island without what it shares, and of the studio's first screen. */

import { gzipSync } from 'node:zlib'
import { readIfThere } from './project.mjs'

const LIMIT_BYTES = 4 * 1024
const ISLAND_BYTES = 6 * 1024
const STUDIO_BYTES = 300 * 1024

/** @returns {{problem: string, note: string}} */
export function checkScriptSize() {
  const storefront = readManifest('storefront')
  const studio = readManifest('studio')
  if (!storefront || !studio) return { problem: 'There is no script to measure.', note: '' }
  const loader = firstLoad('storefront', storefront.loader)
  const firstScreen = firstLoad('studio', studio.main)
  const islands = Object.keys(storefront)
    .filter((name) => name.startsWith('islands/'))
    .map((name) => ({
      name,
      bytes: sizeOf(`storefront/${storefront[name].js}`),
      limit: ISLAND_BYTES,
    }))
  const measured = [
    { name: 'The storefront loader', bytes: loader, limit: LIMIT_BYTES },
    { name: 'The first screen of the studio', bytes: firstScreen, limit: STUDIO_BYTES },
    ...islands,
  ]
  const largest = Math.max(...islands.map(({ bytes }) => bytes))
  return {
    problem: measured
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ name, bytes, limit }) => `${name} has ${bytes} of ${limit} bytes (gzip).`)
      .join('\n'),
    note: `${loader} of ${LIMIT_BYTES} bytes; largest island ${largest} of ${ISLAND_BYTES}; studio ${firstScreen} of ${STUDIO_BYTES}`,
  }
}

/** @typedef {{js: string, preloads: string[]}} Entry */

/** @returns {Record<string, Entry> | undefined} */
function readManifest(/** @type {string} */ target) {
  const manifest = readIfThere(`dist/${target}/manifest.json`)
  return manifest && JSON.parse(manifest.toString())
}

/** Bytes of an entry with all that it imports at once. */
function firstLoad(/** @type {string} */ target, /** @type {Entry | undefined} */ entry) {
  const paths = entry ? [entry.js, ...entry.preloads] : []
  return paths.reduce((sum, path) => sum + sizeOf(`${target}/${path}`), 0)
}

/** Bytes of a file when compressed. */
function sizeOf(/** @type {string} */ path) {
  return gzipSync(readIfThere(`dist/${path}`) ?? '').length
}
