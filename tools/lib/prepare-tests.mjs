/** Installs and builds whatever tests need. Ends the process with a sentence where something cannot be had. */

import { installIfNeeded } from './install.mjs'

/** @param {unknown} error @returns {never} */
function end(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/**
 * @param {(line: string) => void} say
 * @returns {Promise<{chromium: string}>} the path of a Chromium
 */
export async function prepareTests(say) {
  await installIfNeeded({ withTools: true, say }).catch(end)
  // Only now, because these need installed packages.
  const { buildStale, explainBuildError } = await import('../build.mjs')
  const { ensureChromium } = await import('./chromium.mjs')
  await buildStale({ say }).catch((error) => end(explainBuildError(error)))
  return { chromium: await ensureChromium(say).catch(end) }
}
