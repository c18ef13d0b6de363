#!/usr/bin/env node
/** The command. It is built from its sources when they have changed; `dev` needs the server too. */

import { pathToFileURL } from 'node:url'
import { isInstalled } from '../../tools/lib/install.mjs'
import { inProject } from '../../tools/lib/project.mjs'

/** Exit code: wrong use, or a file that cannot be read. */
const CANNOT = 2

/** @param {string} sentence @returns {never} */
function end(sentence) {
  console.error(sentence)
  process.exit(CANNOT)
}

if (!isInstalled({ withTools: false })) end('Some packages are missing: run `npm install` first.')

// Only now, because it needs installed packages.
const { buildStale, explainBuildError } = await import('../../tools/build.mjs')
const isServed = process.argv[2] === 'dev'
await buildStale(isServed ? { say: console.log } : { only: ['cli', 'theme-starter'] }).catch(
  (error) => end(explainBuildError(error)),
)
// Its helper process would otherwise keep this one alive.
await (await import('esbuild')).stop()

process.setSourceMapsEnabled(true)
await import(pathToFileURL(inProject('dist/cli/main.js')).href)
