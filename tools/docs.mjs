/** `npm run docs`: writes the pages of `docs` that are made from the code. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './lib/install.mjs'
import { inProject, ROOT, readIfThere, writeWhole } from './lib/project.mjs'

await installIfNeeded({ withTools: true, say: console.log })
// Only here, because it needs installed packages.
const { build } = await import('esbuild')

const bundle = join('.cache', 'docs.js')
await build({
  absWorkingDir: ROOT,
  entryPoints: ['packages/template/src/documentation/pages.ts'],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
})

/** @type {{pages: Record<string, () => string>}} */
const { pages } = await import(pathToFileURL(inProject(bundle)).href)
for (const [path, write] of Object.entries(pages)) {
  const page = write()
  const isNew = readIfThere(path)?.toString() !== page
  if (isNew) writeWhole(path, page)
  console.log(`${isNew ? 'written  ' : 'unchanged'}  ${path}`)
}
