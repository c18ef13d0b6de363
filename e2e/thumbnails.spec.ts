/** Lists of sites, pages and page templates have their pages drawn small, for the eye alone. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { world } from './world.ts'

/** Thumbnails lie in closed shadow roots, so they are found among the frames of the window. */
const thumbnails = (page: Page) =>
  page.frames().filter((frame) => /[?&]version=draft/.test(frame.url()))

const rows = (page: Page) => page.getByRole('treegrid').getByRole('row')

test('sites, pages and templates are seen small, and nothing of them can be reached', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/thumbnail') && !answer.ok()) failed.push(answer.url())
  })
  await makeSite(page, { email: 'thumbnails@example.com', title: 'Ana in Small' })

  await test.step('each page of the list is drawn, and no row has moved', async () => {
    const { height } = (await rows(page).first().boundingBox()) ?? {}
    await expect.poll(() => thumbnails(page).length).toBeGreaterThan(1)
    await expect(page.locator('[data-thumbnail] [data-loaded="true"]').nth(1)).toBeVisible()
    expect((await rows(page).first().boundingBox())?.height).toBe(height)
    const [first] = thumbnails(page)
    await expect(first?.locator('body') ?? page.locator('none')).toHaveAttribute('inert', '')
    await look(page, 'thumbnails-pages')
  })

  await test.step('on a phone they are smaller, and are drawn as they come into sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[data-thumbnail]').last().scrollIntoViewIfNeeded()
    await expect(page.locator('[data-thumbnail] [data-loaded="true"]').last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('the keyboard passes them by, and a press on one opens its page', async () => {
    await rows(page).first().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'IFRAME')
    await page.locator('[data-thumbnail]').first().click({ force: true })
    await expect(page).toHaveURL(/\/edit\//)
  })

  await test.step('a site is seen by its home page', async () => {
    await page.goto(world().demo.studio)
    await expect(page.locator('[data-thumbnail] [data-loaded="true"]')).toBeVisible()
    await look(page, 'thumbnails-sites')
  })
  expect(failed).toEqual([])
})

test('whoever asks for less data gets no thumbnails', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/thumbnail')) asked.push(request.url())
  })
  await makeSite(page, { email: 'less-data@example.com', title: 'Ana Saves' })
  await expect(page.locator('[data-thumbnail]').first()).toBeVisible()
  await expect(page.locator('[data-thumbnail] *')).toHaveCount(0)
  expect(asked).toEqual([])
})
