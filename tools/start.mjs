/** `npm start`: everything between a fresh clone and a running server, and then the parent that keeps it. Needs nothing but Node and npm. */

import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'

const SERVER = inProject('dist/server/kept.js')
const say = (/** @type {string} */ line) => console.log(line)

/** @param {string} sentence @returns {never} */
function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Killing npm with -9 gives it no chance to pass that on; the server would go on unseen and hold its port. */
function endWithNpm() {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  end(`Sitewright needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

try {
  await installIfNeeded({ withTools: false, say })
} catch (error) {
  end(error instanceof Error ? error.message : String(error))
}

// Only now, because it needs installed packages.
const { buildStale, explainBuildError } = await import('./build.mjs')
try {
  await buildStale({ say, isStart: true })
  // Its helper process would otherwise live as long as the server.
  await (await import('esbuild')).stop()
} catch (error) {
  end(explainBuildError(error))
}
if (!existsSync(SERVER)) end('There is no server to start: dist/server/kept.js was not built.')

if (process.env.npm_lifecycle_event) endWithNpm()
process.env.NODE_ENV ??= 'production'
// In this same process goes on the server's parent, so that whoever started or stops it deals with one.
await import(pathToFileURL(SERVER).href)
