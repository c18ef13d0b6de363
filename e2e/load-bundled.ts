/** Modules of tests that ask blocks, bundled: those have markup and styles beside them, which only a bundler can read. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const PROJECT = join(import.meta.dirname, '..')

/** The tests' site with markers. */
export const loadMarkedSite = () =>
  load<typeof import('@sitewright/testing/markup/marked-site')>('markup/marked-site')

/** The maker of a page with every block. */
export const loadEveryBlockPage = () =>
  load<typeof import('@sitewright/testing/every-block-page')>('every-block-page')

/** The blocks in each of their states. */
export const loadBlockStates = () =>
  load<typeof import('@sitewright/testing/block-states')>('block-states')

/** The library of ready-made sections. */
export const loadReadyMade = () =>
  load<typeof import('@sitewright/testing/ready-made')>('ready-made')

async function load<Module>(name: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'bundled-'))
  const outfile = join(folder, 'bundle.mjs')
  await build({
    entryPoints: [join(PROJECT, `packages/testing/src/${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.html': 'text', '.css': 'text' },
    outfile,
  })
  const module = (await import(pathToFileURL(outfile).href)) as Module
  await rm(folder, { recursive: true })
  return module
}
