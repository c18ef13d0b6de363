import { readFile } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vitest/config'

/** Block markup and styles are imported as text, as the bundler does it. */
const textFiles: Plugin = {
  name: 'text-files',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id
    if (!/packages\/blocks\/.*\.(html|css)$/.test(file) && !file.endsWith('.html')) return null
    if (file.endsWith('.module.css')) return null
    return `export default ${JSON.stringify(await readFile(file, 'utf8'))}`
  },
}

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
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: folders.map((folder) => `${folder}/**/*.db.test.ts`),
          globalSetup: 'packages/testing/src/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
