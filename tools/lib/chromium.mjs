/** Finds a Chromium for the browser journeys, or brings one. */

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { run, runPackage } from './run.mjs'

/**
 * Chromium without a window of its own, which takes a fifth less of a journey's processor time than one that has to be told to
 * open none. Debian has it as a package.
 */
const SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const HOW =
  'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.'

/** @param {string | undefined} path */
export function isRunnable(path) {
  try {
    accessSync(path ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of Playwright's own Chromium; undefined where packages are still to be installed. */
async function playwrightsOwn() {
  const playwright = await import('@playwright/test').catch(() => undefined)
  return playwright?.chromium.executablePath()
}

async function find() {
  return [...PLACES, await playwrightsOwn()].find(isRunnable)
}

/** Whether this is root on a system with Debian's package tool. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const APT_ENV = { DEBIAN_FRONTEND: 'noninteractive' }

/** The installation that runs, or ran last: apt-get refuses a second one beside it. @type {Promise<unknown>} */
let installing = Promise.resolve()
/** Memoized: apt's lists are brought up to date once. @type {Promise<unknown> | undefined} */
let updated

/** @param {string} name @param {(line: string) => void} say @returns {Promise<boolean>} whether it is installed */
export function aptInstall(name, say) {
  const installed = installing.then(() => aptInstallNow(name, say))
  installing = installed
  return installed
}

/** @type {typeof aptInstall} */
async function aptInstallNow(name, say) {
  say(`Installing Debian's package ${name}`)
  updated ??= run('apt-get', ['update', '-q'], { env: APT_ENV })
  await updated
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', name],
    { env: APT_ENV },
  )
  if (code !== 0) say(output)
  return code === 0
}

/**
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its path; throws a sentence that says how to get one
 */
export async function ensureChromium(say) {
  const given = process.env.CHROMIUM_PATH
  if (given && !isRunnable(given)) throw new Error(`CHROMIUM_PATH ${given} is not a program.`)
  if (given) return given
  if (hasApt() && !isRunnable(SHELL)) await aptInstall('chromium-headless-shell', say)
  const found = await find()
  if (found) return found
  if (hasApt()) {
    // Releases before Debian 12 have no such package.
    await aptInstall('chromium', say)
  } else {
    say("Installing Playwright's Chromium")
    await runPackage('@playwright/test/cli.js', ['install', 'chromium'], { show: 'terminal' })
  }
  const installed = await find()
  if (installed && spawnSync(installed, ['--version']).status === 0) return installed
  throw new Error(HOW)
}
