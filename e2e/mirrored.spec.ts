/** Pages of the demo shop from right to left: the mirror image of what they are from left to right. At night every page of every theme. */

import { expect, test } from '@playwright/test'
import { notMirrored } from './mirrored.ts'
import { world } from './world.ts'

test('home, store and product page are mirrored at both widths', async ({ page }) => {
  await page.goto(`${world().demo.site}/shop`)
  const product = await page.locator('.ProductList-item-link').first().getAttribute('href')
  for (const path of ['/', '/shop', product ?? '']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await page.goto(world().demo.site + path))?.status(), path).toBe(200)
      expect(await notMirrored(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('a part that keeps its side is noticed', async ({ page }) => {
  await page.setContent('<div style="width: 100px">Words</div>')
  expect(await notMirrored(page)).toEqual([])
  await page.setContent('<div style="position: absolute; left: 0; width: 100px">Words</div>')
  expect(await notMirrored(page)).toHaveLength(1)
})
