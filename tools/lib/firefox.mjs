/** Finds a Firefox for the nightly journeys, or brings one. */

import { aptInstall, hasApt, isRunnable } from './chromium.mjs'

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

const HOW =
  'No Firefox was found and none could be installed: install Firefox, or set FIREFOX_PATH to one.'

/**
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its path; throws a sentence that says how to get one
 */
export async function ensureFirefox(say) {
  const given = process.env.FIREFOX_PATH
  if (given && !isRunnable(given)) throw new Error(`FIREFOX_PATH ${given} is not a program.`)
  const found = given || PLACES.find(isRunnable)
  if (found) return found
  if (hasApt()) await aptInstall('firefox-esr', say)
  const installed = PLACES.find(isRunnable)
  if (installed) return installed
  throw new Error(HOW)
}
