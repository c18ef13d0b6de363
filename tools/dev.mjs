/** `npm run dev`: rebuilds what changes, restarts the server, reloads the pages that are open. */

import { spawn } from 'node:child_process'
import { existsSync, rmSync, watch } from 'node:fs'
import { createServer } from 'node:http'
import { installIfNeeded } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'

/** @typedef {import('./lib/targets.mjs').Target} Target */

const RELOAD_PORT = Number(process.env.RELOAD_PORT || 35729)
/** Debounce: milliseconds within which several bundles of one change arrive. */
const SETTLE_MS = 150

const say = (/** @type {string} */ line) => console.log(`dev: ${line}`)

await installIfNeeded({ withTools: true, say })

// Only now, because these need installed packages.
const { context } = await import('esbuild')
const { explainBuildError, stampOf } = await import('./build.mjs')
const { optionsFor, presentEntries, writeOutputs } = await import('./lib/bundle.mjs')
const { bringUpToDate, COPIES } = await import('./lib/copies.mjs')
const { MADE } = await import('./lib/made.mjs')
const { TARGETS } = await import('./lib/targets.mjs')

/** Put before every script for browsers; chunks have it too, so it looks whether it is there already. */
const RELOADER = `globalThis.sitewrightReload ??= globalThis.EventSource && Object.assign(new EventSource("http://localhost:${RELOAD_PORT}/"), { onmessage: () => location.reload() });`

/** @type {Set<import('node:http').ServerResponse>} */
const pages = new Set()
createServer((request, response) => {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  })
  response.flushHeaders()
  pages.add(response)
  request.once('close', () => pages.delete(response))
}).listen(RELOAD_PORT, '127.0.0.1')

const reloadPages = () => {
  for (const page of pages) page.write('data: changed\n\n')
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let isEnding = false

function startServer() {
  if (!existsSync(inProject('dist/server/main.js'))) return
  const started = spawn(
    process.execPath,
    ['--enable-source-maps', inProject('dist/server/main.js')],
    {
      env: {
        NODE_ENV: 'development',
        // Nobody balances between servers here.
        DRAIN_SECONDS: '0',
        RELOAD_ORIGIN: `http://localhost:${RELOAD_PORT}`,
        ...process.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  server = started
  started.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    if (String(chunk).includes('Ready')) reloadPages()
  })
  started.once('exit', (code) => {
    if (server !== started) return
    server = undefined
    if (!isEnding) say(`the server ended with ${code}; it starts again after the next change`)
  })
}

/** @returns {Promise<void>} */
async function stopServer() {
  const running = server
  if (!running) return
  server = undefined
  const ended = new Promise((done) => running.once('exit', done))
  running.kill('SIGTERM')
  await ended
}

let restarting = Promise.resolve()
/** @type {NodeJS.Timeout | undefined} */
let settling

/** @param {string} what */
function changed(what) {
  say(`${what} changed`)
  clearTimeout(settling)
  settling = setTimeout(() => {
    COPIES.forEach(bringUpToDate)
    restarting = restarting.then(stopServer).then(startServer)
  }, SETTLE_MS)
}

/** @param {Target} target @returns {import('esbuild').Plugin} */
const writeAndRestart = (target) => ({
  name: 'write-and-restart',
  setup(build) {
    build.onEnd((result) => {
      if (result.errors.length > 0) {
        console.error(explainBuildError(result))
        return
      }
      // This build is not the one that `npm start` serves, so its stamp goes.
      rmSync(inProject(stampOf(target)), { force: true })
      writeOutputs(target, /** @type {any} */ (result))
      changed(target.name)
    })
  },
})

// While someone develops, the server works them out itself, so that they fit whatever changed.
for (const { folder } of MADE) rmSync(inProject(folder), { recursive: true, force: true })
for (const target of TARGETS) {
  if (Object.keys(presentEntries(target)).length === 0) continue
  const banner = target.platform === 'browser' ? RELOADER : undefined
  const options = optionsFor(target, 'development', banner)
  const plugins = [...(options.plugins ?? []), writeAndRestart(target)]
  await (await context({ ...options, plugins })).watch()
}
watch(inProject('themes'), { recursive: true }, () => changed('themes'))

async function end() {
  isEnding = true
  await stopServer()
  process.exit(0)
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
