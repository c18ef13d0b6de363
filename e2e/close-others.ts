import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Closes the windows that a journey opened beside its own. Journeys of one worker share a browser, and a window that is left
 * open can hold the keyboard.
 */
export async function closeOthers(browser: Browser, own: BrowserContext): Promise<void> {
  const others = browser.contexts().filter((context) => context !== own)
  await Promise.all(others.map((context) => context.close()))
}
