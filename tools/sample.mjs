/** `npm run sample`: builds what is needed and makes the sample site. */

import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'

await installIfNeeded({ withTools: false, say: console.log })

// Only now, because it needs installed packages.
const { buildStale, explainBuildError } = await import('./build.mjs')
try {
  await buildStale({ say: console.log })
  await (await import('esbuild')).stop()
} catch (error) {
  console.error(explainBuildError(error))
  process.exit(1)
}
process.setSourceMapsEnabled(true)
await import(pathToFileURL(inProject('dist/server/sample.js')).href)
