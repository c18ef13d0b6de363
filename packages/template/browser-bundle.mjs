/** Builds the engine for browsers, minified as it is published or as plain esbuild makes it. */

import { basename } from 'node:path'
import { build } from 'esbuild'
import { optionsFor } from '../../tools/lib/bundle.mjs'
import { TARGETS } from '../../tools/lib/targets.mjs'

/** Output files by name: `engine.js`, `expressions.js` and the chunks that both import. */
export async function browserBundle(mode) {
  const target = TARGETS.find(({ name }) => name === 'template-browser')
  const { outputFiles } = await build({ ...optionsFor(target, mode), sourcemap: false })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}
