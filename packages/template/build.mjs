/** Bundles the engine: `dist/index.mjs` for Node and `dist/browser.mjs` for browsers. */

import { build } from 'esbuild'
import { withoutDocumentation } from './without-documentation.mjs'

const shared = { bundle: true, format: 'esm', target: 'es2022', absWorkingDir: import.meta.dirname }

await build({
  ...shared,
  entryPoints: ['src/index.ts', 'src/conformance.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
})
await build({
  ...shared,
  entryPoints: ['src/browser.ts'],
  outfile: 'dist/browser.mjs',
  platform: 'browser',
  minify: true,
  plugins: [withoutDocumentation],
})
