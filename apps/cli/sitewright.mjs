#!/usr/bin/env node
/**
 * The command. It is built from its sources when they have changed; All but `check`, `new` and `push` need the server too,
 * `look` also a browser and what drives it, which it brings.
 */

import { pathToFileURL } from 'node:url'
import { installIfNeeded, isInstalled } from '../../tools/lib/install.mjs'
import { inProject } from '../../tools/lib/project.mjs'

/** Exit code: wrong use, or a file that cannot be read. */
const CANNOT = 2

/** @param {string} sentence @returns {never} */
function end(sentence) {
  console.error(sentence)
  process.exit(CANNOT)
}

const [, , name = ''] = process.argv
const isServed = ['backup', 'dev', 'doctor', 'look', 'restore'].includes(name)
const isBrowsed = name === 'look'

if (isBrowsed) {
  // The package that drives the browser is for development, which `npm start` leaves out.
  await installIfNeeded({ withTools: true, say: console.log }).catch((error) => end(error.message))
} else if (!isInstalled({ withTools: false })) {
  end('Some packages are missing: run `npm install` first.')
}

// Only now, because it needs installed packages.
const { buildStale, explainBuildError } = await import('../../tools/build.mjs')
await buildStale(isServed ? { say: console.log } : { only: ['cli', 'theme-starter'] }).catch(
  (error) => end(explainBuildError(error)),
)
// Its helper process would otherwise keep this one alive.
await (await import('esbuild')).stop()

if (isBrowsed) {
  const { ensureChromium } = await import('../../tools/lib/chromium.mjs')
  const found = ensureChromium(console.log)
  process.env.CHROMIUM_PATH = await found.catch((error) => end(error.message))
}

process.setSourceMapsEnabled(true)
await import(pathToFileURL(inProject('dist/cli/main.js')).href)
