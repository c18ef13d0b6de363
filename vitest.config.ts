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

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    maxWorkers: 2,
  },
})
