/** The engine for browsers, as it is published or as esbuild alone makes it. */

import { basename } from 'node:path'
import { build } from 'esbuild'
import { optionsFor } from '../../tools/lib/bundle.mjs'
import { TARGETS } from '../../tools/lib/targets.mjs'

/** Its files by their names: `engine.js`, `expressions.js` and what both import. */
export async function browserBundle(mode) {
  const target = TARGETS.find(({ name }) => name === 'template-browser')
  const { outputFiles } = await build({ ...optionsFor(target, mode), sourcemap: false })
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
}
