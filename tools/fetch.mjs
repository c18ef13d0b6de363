/**
 * Fetches the programs of `npm test` that come as Debian's packages, where that is how they come: a head start for a machine
 * that has something else to do first. Needs no installed packages.
 */

import { ensureChromium, hasApt } from './lib/chromium.mjs'
import { fetchSecondPostgres } from './lib/second-postgres.mjs'

const say = (/** @type {string} */ line) => console.log(line)
if (hasApt()) await Promise.all([fetchSecondPostgres(say), ensureChromium(say)])
