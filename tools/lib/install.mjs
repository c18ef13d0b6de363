/** Brings `node_modules` to what the lock file says, when it is not there already. */

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, ROOT, readIfThere, secondsSince } from './project.mjs'

/** @typedef {{version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean}} LockEntry */

/** @param {string} path @returns {Record<string, LockEntry>} */
function packagesIn(path) {
  const lock = readIfThere(path)
  return lock ? JSON.parse(lock.toString()).packages : {}
}

/**
 * Compares the lock file with the record npm keeps of what it installed. Optional packages may be missing, since
 * most are for other systems.
 * @param {{withTools: boolean}} options whether packages for development count
 */
export function isInstalled({ withTools }) {
  if (!existsSync(inProject('node_modules'))) return false
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json'))
    .filter(
      ([path, { dev, optional }]) =>
        path.startsWith('node_modules/') && !optional && !(dev && !withTools),
    )
    .every(([path, entry]) => isSame(entry, installed[path]))
}

/** @param {LockEntry} wanted @param {LockEntry | undefined} found */
function isSame(wanted, found) {
  if (!found) return false
  return wanted.link ? wanted.resolved === found.resolved : wanted.version === found.version
}

/** Whether packages for development were installed once: then they stay. */
const hasTools = () =>
  Object.values(packagesIn('node_modules/.package-lock.json')).some(({ dev }) => dev)

/**
 * Installs what running needs, or with tools also what testing and developing need. What is there already stays, so that a
 * server that runs in the same folder keeps its packages.
 * @param {{withTools: boolean, say: (line: string) => void}} options
 * @returns {Promise<void>}
 */
export async function installIfNeeded({ withTools, say }) {
  if (isInstalled({ withTools })) return
  const began = performance.now()
  const wantsTools = withTools || hasTools()
  say(`Installing packages (about ${wantsTools ? 'half a minute' : 'fifteen seconds'})`)
  const alive = setInterval(() => say(`… still installing, ${secondsSince(began)}`), 15_000)
  // `ci` empties the folder first; `install --no-save` adds what the lock file has and changes nothing in it.
  const how = existsSync(inProject('node_modules')) ? ['install', '--no-save'] : ['ci']
  try {
    await npm([...how, wantsTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'])
  } finally {
    clearInterval(alive)
  }
  say(`Installed in ${secondsSince(began)}`)
}

/** @param {string[]} args @returns {Promise<void>} */
function npm(args) {
  // Under `npm start` this is npm's own program, whatever the PATH says.
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  return new Promise((done, failed) => {
    const child = spawn(command, [...first, ...args], { cwd: ROOT, stdio: 'inherit' })
    child.once('error', failed)
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`npm ${args[0]} failed, see its message above.`)),
    )
  })
}
