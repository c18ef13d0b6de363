/** The limits of scripts: of what a page runs before anyone touches it, of each island without what it shares, of all that sells on a product's page, and of the studio's first screen. */

import { gzipSync } from 'node:zlib'
import { readIfThere } from './project.mjs'

const LIMIT_BYTES = 4 * 1024
const ISLAND_BYTES = 6 * 1024
const STUDIO_BYTES = 300 * 1024
const PRODUCT_BYTES = 10 * 1024
/** Scripts of a product's page: choices, price, states, messages, pictures and the bar on phones. */
const PRODUCT = [
  'islands/product/product',
  'islands/product/buy-bar',
  'islands/product-pictures/product-pictures',
]

/** @returns {{problem: string, note: string}} */
export function checkScriptSize() {
  const storefront = readManifest('storefront')
  const studio = readManifest('studio')
  if (!storefront || !studio) return { problem: 'There is no script to measure.', note: '' }
  const loader = firstLoad('storefront', storefront.loader)
  const firstScreen = firstLoad('studio', studio.main)
  const product = allOf(
    'storefront',
    PRODUCT.map((name) => storefront[name]),
  )
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
    { name: 'What sells on a product page', bytes: product, limit: PRODUCT_BYTES },
    ...islands,
  ]
  const largest = Math.max(...islands.map(({ bytes }) => bytes))
  return {
    problem: measured
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ name, bytes, limit }) => `${name} has ${bytes} of ${limit} bytes (gzip).`)
      .join('\n'),
    note: `${loader} of ${LIMIT_BYTES} bytes; product page ${product} of ${PRODUCT_BYTES}; largest island ${largest} of ${ISLAND_BYTES}; studio ${firstScreen} of ${STUDIO_BYTES}`,
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
  return allOf(target, [entry])
}

/** Bytes of entries with all that they import at once; what several import counts once. */
function allOf(/** @type {string} */ target, /** @type {(Entry | undefined)[]} */ entries) {
  const paths = new Set(entries.flatMap((entry) => (entry ? [entry.js, ...entry.preloads] : [])))
  return [...paths].reduce((sum, path) => sum + sizeOf(`${target}/${path}`), 0)
}

/** Bytes of a file when compressed. */
function sizeOf(/** @type {string} */ path) {
  return gzipSync(readIfThere(`dist/${path}`) ?? '').length
}
