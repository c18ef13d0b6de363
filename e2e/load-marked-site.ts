/** The tests' site with markers, bundled: blocks have markup and styles beside them, which only a bundler can read. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const PROJECT = join(import.meta.dirname, '..')

export async function loadMarkedSite() {
  const folder = join(PROJECT, 'node_modules/.cache/sitewright')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, 'marked-site.mjs')
  await build({
    entryPoints: [join(PROJECT, 'packages/testing/src/markup/marked-site.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.html': 'text', '.css': 'text' },
    outfile,
  })
  const loaded = await import(pathToFileURL(outfile).href)
  return loaded as typeof import('@sitewright/testing/markup/marked-site')
}
