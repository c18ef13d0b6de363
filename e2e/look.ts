import { type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 900 }

/** Checks and pictures the same screen as wide as a desk and as narrow as a phone. Pictures lie in `test-results`. */
export async function look(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    const path = test.info().outputPath(`${name}-${size.width}.png`)
    await page.screenshot({ path, fullPage: true })
  }
}
