/**
 * `npm run new <what> <name>`: begins one of the jobs in CONTRIBUTING.md. Makes its files, adds its lines, and says what is
 * left to do. What is made works and passes `npm run check` as it is.
 */

import { installIfNeeded } from './lib/install.mjs'
import { loadSource } from './lib/load-source.mjs'
import { ROOT } from './lib/project.mjs'
import { run, runPackage } from './lib/run.mjs'

await installIfNeeded({ withTools: true, say: console.log })

/** @type {import('./new/begin.ts')} */
const { begin, Refusal, reportOf } = await loadSource('new', 'tools/new/begin.ts')

try {
  const change = begin(ROOT, process.argv.slice(2))
  change.write()
  await succeed(
    'Biome',
    runPackage('@biomejs/biome/bin/biome', ['check', '--write', ...change.sources]),
  )
  if (change.isDocumented) await succeed('npm run docs', run(process.execPath, ['tools/docs.mjs']))
  console.log(reportOf(change))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @param {string} name @param {ReturnType<typeof run>} finished */
async function succeed(name, finished) {
  const { code, output } = await finished
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`)
}
