import type { Page } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { takePicture, takesPictures } from './picture.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 900 }

const SIZES = [PHONE, DESK]

/**
 * Checks, and pictures where pictures are wanted, the same screen as wide as a desk and as narrow as a phone; the window is as wide
 * as a desk afterwards. At night each screen is checked at both widths, and for every change at one: half of them at each, as the
 * length of their name is even or odd.
 */
export async function look(page: Page, name: string): Promise<void> {
  const checked = rowsOf(SIZES, (size) => SIZES.indexOf(size) === name.length % SIZES.length)
  for (const size of takesPictures ? SIZES : checked) {
    await page.setViewportSize(size)
    if (checked.includes(size)) await expectAccessible(page)
    await takePicture(page, `${name}-${size.width}`)
  }
  await page.setViewportSize(DESK)
}
