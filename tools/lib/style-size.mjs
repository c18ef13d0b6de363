/** The limit of all styles of a page in a built-in theme: those of platform and theme, and the rules of fonts. */

import { pathToFileURL } from 'node:url'
import { optionsFor } from './bundle.mjs'
import { inProject, writeWhole } from './project.mjs'

const LIMIT_BYTES = 20 * 1024
const SOURCE = 'tools/lib/style-sizes.ts'
const MADE = '.cache/style-sizes/sizes.js'

/** @returns {Promise<{problem: string, note: string}>} */
export async function checkStyleSize() {
  /** @type {Record<string, number>} */
  let sizes
  try {
    sizes = await measure()
  } catch (error) {
    return { problem: String(error), note: '' }
  }
  const found = Object.entries(sizes).map(([theme, bytes]) => `${theme} ${bytes}`)
  const tooLarge = Object.values(sizes).some((bytes) => bytes > LIMIT_BYTES)
  const note = `${found.join(', ')} of ${LIMIT_BYTES} bytes`
  return { problem: tooLarge ? `A theme's style sheet is too large (gzip): ${note}.` : '', note }
}

async function measure() {
  // Only now, because it needs installed packages.
  const { build } = await import('esbuild')
  const target = { name: 'style-sizes', entries: { sizes: SOURCE }, folder: '.cache/style-sizes' }
  const { outputFiles } = await build({
    ...optionsFor({ ...target, platform: 'node' }, 'production'),
    sourcemap: false,
  })
  for (const { path, contents } of outputFiles) {
    if (path.endsWith('sizes.js')) writeWhole(MADE, contents)
  }
  const { styleSizes } = await import(pathToFileURL(inProject(MADE)).href)
  return styleSizes()
}
