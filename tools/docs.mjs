/** `npm run docs`: writes the pages of `docs` that are made from the code. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './lib/install.mjs'
import { inProject, ROOT, readIfThere, writeWhole } from './lib/project.mjs'

await installIfNeeded({ withTools: true, say: console.log })
// Only here, because it needs installed packages.
const { build } = await import('esbuild')

await build({
  absWorkingDir: ROOT,
  entryPoints: {
    'docs-template': 'packages/template/src/documentation/pages.ts',
    'docs-specification': 'tools/specification/coverage.ts',
  },
  outdir: '.cache',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
})

/** @param {string} name @returns {Promise<any>} */
const made = (name) => import(pathToFileURL(inProject(join('.cache', `${name}.js`))).href)

/** @type {{pages: Record<string, () => string>}} */
const { pages } = await made('docs-template')
const { COVERAGE_PAGE, coveragePage, readSpecification } = await made('docs-specification')
for (const [path, write] of Object.entries({
  ...pages,
  [COVERAGE_PAGE]: () => coveragePage(readSpecification(ROOT)),
})) {
  const page = write()
  const isNew = readIfThere(path)?.toString() !== page
  if (isNew) writeWhole(path, page)
  console.log(`${isNew ? 'written  ' : 'unchanged'}  ${path}`)
}
