/** `npm run bench [name …]`: measures, each figure beside a reference of the same run. A folder's name is all of it. */

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded } from './lib/install.mjs'
import { ROOT } from './lib/project.mjs'

/** The measurements, in the order of a full run. */
const BENCHES = [
  'pages/warm',
  'pages/zipf',
  'pages/cold',
  'pages/products',
  'pages/sites',
  'pages/photographs',
  'pages/slow-clients',
  'themes/lighthouse',
  'themes/live',
  'themes/dev',
  'themes/hostile',
  'blocks/made',
  'blocks/lighthouse',
  'blocks/palette',
  'studio/editing',
  'studio/products',
  'storefront/widgets',
  'storefront/lighthouse',
  'store/buying',
  'store/last-units',
  'store/webhooks',
  'store/totals',
  'forms/submissions',
  'forms/answers',
  'start/first-page',
  'templates/compare',
  'templates/unseen',
  'plugins/slowest',
]

const meant = (name) => BENCHES.filter((bench) => bench === name || bench.startsWith(`${name}/`))

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => meant(name).length === 0)
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(' or ')}. There are: ${BENCHES.join(', ')}.`,
  )
  process.exit(2)
}

await installIfNeeded({ withTools: true, say: console.log })
// Only here, because they need installed packages.
const { buildStale, explainBuildError } = await import('./build.mjs')
const { packagesOutside } = await import('./lib/bundle.mjs')
const { build } = await import('esbuild')
try {
  await buildStale()
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(
      BENCHES.map((name) => [fileOf(name), join(ROOT, `bench/${name}.ts`)]),
    ),
    // One folder below the project, where the sources are too: they find the server's bundle from there.
    outdir: '.cache',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Benches that make blocks read their descriptions, which have markup and styles beside them.
    loader: { '.html': 'text', '.css': 'text' },
    plugins: [packagesOutside],
    logLevel: 'warning',
  })
} catch (error) {
  console.error(explainBuildError(error))
  process.exit(1)
}

const missed = []
for (const name of asked.length > 0 ? asked.flatMap(meant) : BENCHES) {
  console.log(`\n── ${name} ──`)
  const env = {
    ...process.env,
    ...(/^(themes|studio|blocks|storefront)\//.test(name) && { CHROMIUM_PATH: await chromium() }),
  }
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, ['--expose-gc', join('.cache', `${fileOf(name)}.js`)], {
      cwd: ROOT,
      stdio: 'inherit',
      env,
    })
    child.once('exit', (status) => resolve(status ?? 1))
  })
  // The others run all the same, so that one run says everything.
  if (code !== 0) missed.push(name)
}
console.log(
  missed.length > 0 ? `\nMissed an aim: ${missed.join(', ')}` : '\nEverything is within its aims.',
)
process.exit(missed.length > 0 ? 1 : 0)

async function chromium() {
  const { ensureChromium } = await import('./lib/chromium.mjs')
  return ensureChromium(console.log)
}

function fileOf(name) {
  return name.replace('/', '-')
}
