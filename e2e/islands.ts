import { expect, type Page } from '@playwright/test'

/** Parts of a page whose island adds something, by the selector of those that still sleep. */
const SLEEPING = [
  '.sw-gallery--moves:not(:has(button))',
  '.sw-summary--carousel:not(:has(button))',
  '.sqs-audio-embed:not(:has(.sw-player))',
  '.sw-film[data-bare]:not(:has(button))',
]

/** Scrolls through the page, so that every island that waits for being seen lives; ends at the top. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const selector of SLEEPING) {
    await expect(async () => {
      const sleeping = page.locator(selector)
      if ((await sleeping.count()) > 0) await sleeping.first().scrollIntoViewIfNeeded()
      await expect(sleeping).toHaveCount(0, { timeout: 200 })
    }).toPass()
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
