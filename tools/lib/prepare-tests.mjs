/**
 * Installs and builds whatever tests need. Ends the process with a sentence where something cannot be had. Chromium may still be
 * on its way then, because tests without a browser need not wait for it.
 */

import { installIfNeeded } from './install.mjs'

/** @param {unknown} error @returns {never} */
function end(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/**
 * @param {(line: string) => void} say
 * @returns {Promise<{chromium: Promise<string>}>} the path of a Chromium
 */
export async function prepareTests(say) {
  await installIfNeeded({ withTools: true, say }).catch(end)
  // Only now, because these need installed packages.
  const { buildStale, explainBuildError } = await import('../build.mjs')
  const { ensureChromium } = await import('./chromium.mjs')
  const chromium = ensureChromium(say)
  // A failure is heard by whoever awaits it; until then it ends nothing.
  chromium.catch(() => undefined)
  await buildStale({ say }).catch((error) => end(explainBuildError(error)))
  return { chromium }
}
