import { readFile } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { withViewMedia } from './packages/core/src/document/view-media.ts'
import { EMBEDDED_PROJECT } from './packages/testing/src/embedded-project.ts'

const TEXT = '\0text:'

/** A block's markup and styles are imported as text, as the bundler does it. Vite must not see that it is CSS. */
export const textFiles: Plugin = {
  name: 'text-files',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\.(html|css)$/.test(source) || !importer?.includes('/packages/blocks/')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${TEXT}${found.id}.js`
  },
  async load(id) {
    if (!id.startsWith(TEXT)) return null
    const file = id.slice(TEXT.length, -'.js'.length)
    const text = await readFile(file, 'utf8')
    return `export default ${JSON.stringify(file.endsWith('.css') ? withViewMedia(text) : text)}`
  },
}

/** Tests of the template engine, but for those that need one nobody has used yet. */
const TEMPLATE = 'packages/template/src/**/!(*.fresh).test.ts'

/** Whole matrices, drills and fuzzing, which take too long for every change: `npm run nightly` runs them. */
const NIGHTLY = '**/*.nightly.test.ts'

/** Tests that ask most of a database, where the oldest and the newest PostgreSQL may differ: `npm run nightly` runs them on both. */
const ASK_MOST = ['isolation', 'features/commerce/catalog', 'features/commerce/checkout']
  .concat(['features/content', 'features/items', 'features/search', 'features/search-index'])
  .map((folder) => `apps/server/src/${folder}/**/*.db.test.ts`)

/** Matrices that need no database and run whole at night, by `rowsOf`. */
const UNIT_MATRICES = ['packages/theme/src/styles/compiler/hostile-styles.test.ts']

/** Matrices of databases, by `rowsOf`, and properties that are tried on more at night. */
const MATRICES = ['features/commerce/crash/*', 'features/rendering/statements', 'process']
  .concat('features/forms/any-form', 'features/lists/imports/imports', 'isolation/roles')
  .concat('features/rendering/serving/cache/poison')
  .map((test) => `apps/server/src/${test}.db.test.ts`)

/**
 * One for each way in which versions may differ, for every change: walls, plans and the search of texts. Locks and races are those
 * of the nightly run, since journeys are on the embedded PostgreSQL all along.
 */
const REPRESENTATIVES = ['isolation/catalogue', 'features/items/owner-items']
  .concat(['features/commerce/catalog/product-order', 'features/search-index/find-entries'])
  .map((test) => `apps/server/src/${test}.db.test.ts`)

/**
 * Transformed modules, which the projects of a run share: each would transform most of the server for itself. `npm test` gives a
 * folder that ends with the run, so that none is older than its source.
 */
const moduleCache = process.env.MODULE_CACHE
  ? { fsModuleCache: true, fsModuleCachePath: process.env.MODULE_CACHE }
  : {}

const folders = ['packages/*/src', 'apps/*/src', 'tools']

/** Tests of what must not have been used by another, and files that ask for a process of their own: they say so by their name. */
const ISOLATED = folders.map((folder) => `${folder}/**/*.fresh.test.ts`)

/** Tests that need a page, whose documents, stores and globals outlive a test. */
const IN_PAGE = ['apps/storefront/src/**/*.test.ts'].concat(
  folders.map((folder) => `${folder}/**/*.test.tsx`),
)

/** Unit tests that take 10 to 45 seconds, though some are in small files. */
const LONG = [
  'theme/src/styles/compiler/hostile-styles',
  'theme/src/styles/compiler/style-compiler',
]
  .concat(['tools/new/new', 'server/src/platform/http/unread-answers'])
  .map((test) => `${test}.test.ts`)

/** Begins the long ones first, lest the last of them ends alone, with nothing left for the other worker. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = new Set(sorted.map(({ project }) => project.name))
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((test) => moduleId.endsWith(test))
    return [...projects].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

const NO_UNIT_TESTS = ['**/*.db.test.ts', NIGHTLY, '**/node_modules/**']

const unitTests = {
  // On a busy machine everything takes long; a time-out is for what hangs.
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** Tests that need a database: each file copies one of its own. */
const databaseTests = {
  // The server keeps nothing in its modules between two apps, so it is loaded once for all of them.
  isolate: false,
  globalSetup: 'packages/testing/src/global-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 240_000,
}

/** Run on the embedded PostgreSQL too when DATABASE_URL leads to another. */
const embeddedToo = {
  extends: true,
  test: {
    ...databaseTests,
    name: EMBEDDED_PROJECT,
    include: process.env.NIGHTLY ? [...ASK_MOST, ...MATRICES] : REPRESENTATIVES,
  },
} as const

/** Run by themselves at night, without the other unit tests. */
const unitMatrices = {
  extends: true,
  test: { ...unitTests, testTimeout: 600_000, name: 'matrices', include: UNIT_MATRICES },
} as const

export default defineConfig({
  plugins: [textFiles],
  test: {
    maxWorkers: 2,
    experimental: moduleCache,
    sequence: { sequencer: LongOnesFirst },
    // A condition that is waited for ends a test when it never holds, not when a machine is busy.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...NO_UNIT_TESTS, ...ISOLATED, ...IN_PAGE, TEMPLATE],
          // Modules keep nothing between two files, so they are loaded once: that was most of the time of small tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'isolated',
          include: ISOLATED,
          exclude: NO_UNIT_TESTS,
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'page',
          include: IN_PAGE,
          exclude: [...NO_UNIT_TESTS, ...ISOLATED],
          // A file has its own page and modules, but no process: to begin one, with Node and a page's library, takes a second.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          // Many small files over one engine that keeps nothing between renders: loaded once for all of them.
          name: 'template',
          include: [TEMPLATE],
          exclude: [NIGHTLY, '**/node_modules/**'],
          isolate: false,
          // Inputs made to be slow take a second at most. What grew with their square would not end within the hour, so this
          // time-out tells a hang from a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...databaseTests,
          // On the embedded PostgreSQL, or the one that DATABASE_URL leads to.
          name: 'integration',
          include: folders.map((folder) => `${folder}/**/*.db.test.ts`),
        },
      },
      ...(process.env.DATABASE_URL || process.env.NIGHTLY ? [embeddedToo] : []),
      ...(process.env.NIGHTLY ? [unitMatrices] : []),
      {
        extends: true,
        test: {
          name: 'nightly',
          // One after the other: drills kill servers and databases, and fill both processors.
          fileParallelism: false,
          include: folders.map((folder) => `${folder}/${NIGHTLY}`),
          globalSetup: 'packages/testing/src/global-setup.ts',
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
