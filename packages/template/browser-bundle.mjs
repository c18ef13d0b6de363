/** The engine for browsers, as it is published or as esbuild alone makes it. */

import { build } from 'esbuild'
import { optionsFor } from '../../tools/lib/bundle.mjs'
import { TARGETS } from '../../tools/lib/targets.mjs'

export async function browserBundle(mode) {
  const target = TARGETS.find(({ name }) => name === 'template-browser')
  const { outputFiles } = await build({ ...optionsFor(target, mode), sourcemap: false })
  return Buffer.concat(outputFiles.map(({ contents }) => contents))
}
