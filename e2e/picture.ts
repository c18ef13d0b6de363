/**
 * Screenshots for people to look at: `SCREENSHOTS=folder npx playwright test every-kind`. Off without a folder, because one
 * takes as long as a check of the page by axe.
 */

import { join } from 'node:path'
import type { Page } from '@playwright/test'

const FOLDER = process.env.SCREENSHOTS

export const takesPictures = FOLDER !== undefined && FOLDER !== ''

/** A picture of the whole page as it stands, where pictures are wanted. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!FOLDER) return
  const path = join(FOLDER, `${name.replaceAll(/\W+/g, '-')}.png`)
  await page.screenshot({ path, fullPage: true })
}

/** Pictures as wide as a phone and as a desk, where pictures are wanted; the window is as wide as a desk afterwards. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!FOLDER) return
  const size = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await takePicture(page, `${name}-${width}`)
  }
  if (size) await page.setViewportSize(size)
}
