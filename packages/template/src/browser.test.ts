import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { withoutDocumentation } from '../without-documentation.mjs'

const MAX_BYTES = 33 * 1024

it('is small enough to send to a browser', async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/browser.ts`],
    bundle: true,
    format: 'esm',
    minify: true,
    platform: 'browser',
    plugins: [withoutDocumentation],
    target: 'es2022',
    write: false,
  })
  const [bundle] = outputFiles
  expect(bundle?.text).not.toMatch(/examples:|summary:/)
  expect(gzipSync(bundle?.contents ?? '', { level: 9 }).length).toBeLessThan(MAX_BYTES)
})
