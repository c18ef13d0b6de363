/** The limit of the script that a page runs before anyone touches it. */

import { gzipSync } from 'node:zlib'
import { readIfThere } from './project.mjs'

const LIMIT_BYTES = 4 * 1024

/** @returns {{problem: string, note: string}} */
export function checkScriptSize() {
  const manifest = readIfThere('dist/storefront/manifest.json')
  if (!manifest) return { problem: 'There is no storefront script to measure.', note: '' }
  const { js, preloads } = JSON.parse(manifest.toString()).loader
  const size = [js, ...preloads]
    .map((path) => gzipSync(readIfThere(`dist/storefront/${path}`) ?? '').length)
    .reduce((sum, bytes) => sum + bytes, 0)
  const note = `${size} of ${LIMIT_BYTES} bytes`
  return { problem: size > LIMIT_BYTES ? `The storefront loader has ${note} (gzip).` : '', note }
}
