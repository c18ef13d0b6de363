/** Import arrows: checks who imports whom, and that the check would notice. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inProject, ROOT } from './project.mjs'
import { runPackage } from './run.mjs'

/** One bad import for each rule: rule, importing file, what it imports. */
const PLANTED = [
  ['core-imports-nothing', 'packages/core/src/a.ts', 'node:fs'],
  ['core-imports-nothing', 'packages/core/src/b.ts', '@sitewright/api/planted'],
  ['sandbox-knows-only', 'packages/sandbox/src/a.ts', '@sitewright/theme/planted'],
  ['killed-in-the-sandbox', 'packages/theme/src/b.ts', 'node:worker_threads'],
  ['killed-in-the-sandbox', 'apps/server/src/features/mail/b.ts', 'node:child_process'],
  ['outside-by-one-client', 'apps/server/src/features/cart/b.ts', 'node:https'],
  ['outside-by-one-client', 'apps/server/src/platform/c.ts', 'node:dns/promises'],
  ['template-knows-only', 'packages/template/src/a.ts', '@sitewright/api/planted'],
  ['theme-knows-only', 'packages/theme/src/a.ts', '@sitewright/blocks/planted'],
  ['blocks-knows-only', 'packages/blocks/src/a.ts', '@sitewright/ui/planted'],
  ['page-knows-only', 'packages/page/src/a.ts', '@sitewright/api/planted'],
  ['page-does-no-io', 'packages/page/src/b.ts', 'node:fs'],
  ['page-reads-no-theme', 'packages/page/src/e.ts', '@sitewright/theme/planted'],
  ['api-knows-only', 'packages/api/src/a.ts', '@sitewright/template/planted'],
  ['ui-knows-only', 'packages/ui/src/a.ts', '@sitewright/blocks/planted'],
  ['server-knows-only', 'apps/server/src/a.ts', '../../studio/src/planted.ts'],
  ['storefront-knows-only', 'apps/storefront/src/a.ts', '../../studio/src/planted.ts'],
  ['studio-knows-only', 'apps/studio/src/a.ts', '../../server/src/planted.ts'],
  ['cli-knows-only', 'apps/cli/src/a.ts', '../../server/src/planted.ts'],
  ['testing-stays-in-tests', 'apps/server/src/b.ts', '@sitewright/testing/planted'],
  ['platform-below-features', 'apps/server/src/platform/a.ts', '../features/cart/planted.ts'],
  [
    'asking-knows-no-serving',
    'apps/server/src/features/rendering/asking/a.ts',
    '../serving/planted.ts',
  ],
  ['features-meet-at-the-door', 'apps/server/src/features/mail/a.ts', '../cart/planted.ts'],
  ['no-circle', 'apps/studio/src/b.ts', './c.ts'],
  ['no-circle', 'packages/page/src/c.ts', './d.ts'],
  ['no-circle', 'tools/a.ts', './b.ts'],
  ['resolvable', 'apps/studio/src/d.ts', './nowhere.ts'],
]

/** Folders whose imports are looked at. */
const FOLDERS = ['packages', 'apps', 'tools', 'bench', 'e2e']

const PACKAGES = ['core', 'sandbox', 'template', 'theme', 'blocks', 'page', 'api', 'ui', 'testing']
const TARGETS = [
  ...PACKAGES.map((name) => `packages/${name}/src/planted.ts`),
  'apps/server/src/planted.ts',
  'apps/server/src/features/cart/planted.ts',
  'apps/server/src/features/rendering/serving/planted.ts',
  'apps/studio/src/planted.ts',
]
/** The other halves of the planted circles. All but the first import a type alone. */
const CIRCLES = [
  ['apps/studio/src/c.ts', "export * from './b.ts'\n"],
  [
    'packages/page/src/d.ts',
    "import type { used } from './c.ts'\nexport type Used = typeof used\n",
  ],
  ['tools/b.ts', "import type { used } from './a.ts'\nexport type Used = typeof used\n"],
]

/** @returns {Promise<string>} what is wrong; empty when nothing is */
export async function checkArrows() {
  const [real, planted] = [await cruise(ROOT), await cruisePlanted()]
  if (typeof real === 'string') return real
  if (real.cruised === 0 || real.arrows === 0) return 'Nothing was looked at: 0 modules or imports.'
  return [...real.violations.map(describe), ...planted].join('\n')
}

/** @typedef {{rule: {name: string}, from: string, to: string, comment?: string}} Violation */

/**
 * @param {string} folder
 * @returns {Promise<string | {cruised: number, arrows: number, violations: Violation[]}>}
 */
async function cruise(folder) {
  const { output } = await runPackage(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', inProject('.dependency-cruiser.mjs'), '--output-type', 'json', ...FOLDERS],
    { cwd: folder },
  )
  try {
    const { summary } = JSON.parse(output)
    const { totalCruised, totalDependenciesCruised, violations } = summary
    return { cruised: totalCruised, arrows: totalDependenciesCruised, violations }
  } catch {
    return output
  }
}

/** @param {Violation} violation */
const describe = ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`

/** @returns {Promise<string[]>} the planted imports that were not caught */
async function cruisePlanted() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-arrows-'))
  try {
    plant(folder)
    const found = await cruise(folder)
    if (typeof found === 'string') return [found]
    const caught = new Set(found.violations.map(({ rule, from }) => `${rule.name} ${from}`))
    return PLANTED.filter(([rule, from]) => !caught.has(`${rule} ${from}`)).map(
      ([rule, from, to]) => `${rule}: a planted import was not caught, ${from} → ${to}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A small copy of the project's layout. @param {string} folder */
function plant(folder) {
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of ['node_modules/@sitewright', ...FOLDERS]) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  for (const name of PACKAGES) {
    const manifest = {
      name: `@sitewright/${name}`,
      type: 'module',
      exports: { './*': './src/*.ts' },
    }
    write(`packages/${name}/package.json`, JSON.stringify(manifest))
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@sitewright', name))
  }
  for (const path of TARGETS) write(path, 'export const planted: number = 1\n')
  for (const [path = '', text = ''] of CIRCLES) write(path, text)
  for (const [, from = '', to] of PLANTED) {
    write(from, `import * as other from '${to}'\nexport const used: unknown = other\n`)
  }
}
