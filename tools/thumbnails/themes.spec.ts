/** The home page of each theme as a small picture beside the theme, for whoever chooses one. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@playwright/test'
import sharp from 'sharp'
import { makeThemeSite, THEME_SITES } from '../../e2e/theme-sites.ts'
import { world } from '../../e2e/world.ts'

const THEMES = join(import.meta.dirname, '../../themes')
const WINDOW = { width: 1280, height: 960 }
const WIDTH = 960
const MOST_BYTES = 30_000

for (const { theme, start, title } of THEME_SITES) {
  test(`draw the theme ${theme}`, async ({ page, request }) => {
    const { identifier } = await makeThemeSite(request, start, title)
    await page.setViewportSize(WINDOW)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`http://${identifier}.localhost:${world().port}/`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await writeFile(join(THEMES, theme, 'thumbnail.webp'), await small(await page.screenshot()))
  })
}

/** The screenshot in the best quality that fits into its bytes. */
async function small(screenshot: Buffer): Promise<Buffer> {
  const png = await sharp(screenshot).resize(WIDTH).png().toBuffer()
  for (let quality = 86; quality > 10; quality -= 6) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= MOST_BYTES) return webp
  }
  throw new Error(`It does not fit into ${MOST_BYTES} bytes`)
}
