import { readFile } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vitest/config'

const TEXT = '\0text:'

/** A block's markup and styles are imported as text, as the bundler does it. Vite must not see that it is CSS. */
const textFiles: Plugin = {
  name: 'text-files',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isText = /\.(html|css)$/.test(source) && !source.endsWith('.module.css')
    if (!isText || !importer?.includes('/packages/blocks/')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${TEXT}${found.id}.js`
  },
  async load(id) {
    if (!id.startsWith(TEXT)) return null
    const file = id.slice(TEXT.length, -'.js'.length)
    return `export default ${JSON.stringify(await readFile(file, 'utf8'))}`
  },
}

/** Of the template engine: all but the tests that need one nobody has used yet. */
const TEMPLATE = 'packages/template/src/**/!(*.fresh).test.ts'

const folders = ['packages/*/src', 'apps/*/src', 'tools']

export default defineConfig({
  plugins: [textFiles],
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.db.test.ts', '**/node_modules/**', TEMPLATE],
        },
      },
      {
        extends: true,
        test: {
          // Many small files over one engine that keeps nothing between renders: loaded once for all of them.
          name: 'template',
          include: [TEMPLATE],
          isolate: false,
          // Much is tried here, and machines are busy.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // The server keeps nothing in its modules between two apps, so it is loaded once for all of them.
          isolate: false,
          include: folders.map((folder) => `${folder}/**/*.db.test.ts`),
          globalSetup: 'packages/testing/src/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
