/** Helpers that know the blocks, bundled: blocks have markup and styles beside them, which only a bundler can read. */

import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const PROJECT = join(import.meta.dirname, '..')

/** The tests' site with markers. */
export const loadMarkedSite = () =>
  bundled<typeof import('@sitewright/testing/markup/marked-site')>('markup/marked-site')

/** The maker of a page with every block. */
export const loadEveryBlockPage = () =>
  bundled<typeof import('@sitewright/testing/every-block-page')>('every-block-page')

async function bundled<Module>(name: string): Promise<Module> {
  const folder = join(PROJECT, 'node_modules/.cache/sitewright')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${basename(name)}.mjs`)
  await build({
    entryPoints: [join(PROJECT, `packages/testing/src/${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.html': 'text', '.css': 'text' },
    outfile,
  })
  return import(pathToFileURL(outfile).href)
}
