import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { takePicture } from './picture.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 900 }

/** Checks, and pictures where pictures are wanted, the same screen as wide as a desk and as narrow as a phone. */
export async function look(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await takePicture(page, `${name}-${size.width}`)
  }
}
