/** `npm run docs`: writes the pages of `docs` that are made from the code. */

import { installIfNeeded } from './lib/install.mjs'
import { loadSource } from './lib/load-source.mjs'
import { ROOT, readIfThere, writeWhole } from './lib/project.mjs'

await installIfNeeded({ withTools: true, say: console.log })

/** @type {{pages: Record<string, () => string>}} */
const { pages } = await loadSource('docs-template', 'packages/template/src/documentation/pages.ts')
const { COVERAGE_PAGE, coveragePage, readSpecification } = await loadSource(
  'docs-specification',
  'tools/specification/coverage.ts',
)
const { COMPATIBILITY_PAGE, compatibilityPage } = await loadSource(
  'docs-compatibility',
  'tools/compatibility/page.ts',
)
const { BLOCKS_PAGE, blocksPage } = await loadSource('docs-blocks', 'tools/block-pictures/page.ts')
for (const [path, write] of Object.entries({
  ...pages,
  [COVERAGE_PAGE]: () => coveragePage(readSpecification(ROOT)),
  [BLOCKS_PAGE]: blocksPage,
  [COMPATIBILITY_PAGE]: () => compatibilityPage(ROOT),
})) {
  const page = await write()
  const isNew = readIfThere(path)?.toString() !== page
  if (isNew) writeWhole(path, page)
  console.log(`${isNew ? 'written  ' : 'unchanged'}  ${path}`)
}
