import { expect, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { type EveryKind, KINDS_OF_PAGES, makeEveryKind } from './every-kind.ts'
import { overflow } from './overflow.ts'
import { takePicture } from './picture.ts'

let site: EveryKind

/** One for each layout of a page. */
const FOR_EVERY_CHANGE: ReadonlySet<string> = new Set([
  'blog',
  'post',
  'calendar',
  'gallery',
  'album',
  'video',
  'index',
  'search page',
])

test.beforeAll(async ({ request }) => {
  site = await makeEveryKind(request)
})

for (const name of rowsOf(KINDS_OF_PAGES, (name) => FOR_EVERY_CHANGE.has(name))) {
  test(`a page of a site is accessible and fits its window: ${name}`, async ({ page }) => {
    const response = await page.goto(site.at(site.paths[name]))
    expect(response?.status()).toBe(200)
    for (const width of [768, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `at ${width}`).toBe(0)
      await takePicture(page, `${name}-${width}`)
      if (width !== 768) await expectAccessible(page)
    }
  })
}

test('pictures of a gallery open above it, by mouse and by keyboard', async ({ page }) => {
  await page.goto(site.at(site.paths.gallery))
  const opener = (number: number) =>
    page
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .nth(number)
  await opener(0).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  await expect(dialog.getByText('Piece 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('Stoneware, ash glaze.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Piece 3')).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText('8 of 8')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('1 of 8')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener(0)).toBeFocused()
})

test('the menus of a page close on Escape, and when one goes elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site.at(site.paths.blog))
  const folder = page.locator('.site-navigation summary')
  const inside = page.getByRole('navigation', { name: 'Main' }).getByText('Visit us')
  await folder.click()
  await expect(inside).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await expect(folder).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inside).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).focus()
  await expect(inside).toBeHidden()
})

test('a folder of the header opens where a mouse rests, and a press keeps it open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site.at(site.paths.blog))
  const folder = page.locator('.site-navigation summary')
  const inside = page.getByRole('navigation', { name: 'Main' }).getByText('Visit us')
  await folder.hover()
  await expect(inside).toBeVisible()
  await inside.hover()
  await expect(inside).toBeVisible()
  await page.mouse.move(5, 800)
  await expect(inside).toBeHidden()
  await folder.hover()
  await expect(inside).toBeVisible()
  await folder.click()
  await page.mouse.move(5, 800)
  await expect(folder.locator('..')).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
})

test('a video asks nothing of another site before it is pressed', async ({ page }) => {
  const foreign: string[] = []
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' })
  })
  await page.goto(site.at(site.paths.video))
  const link = page.getByRole('link', { name: /^Play A day at the workshop/ })
  await expect(link).toBeVisible()
  expect(foreign).toEqual([])
  await link.click()
  await expect(page.locator('.sqs-video-wrapper iframe')).toBeFocused()
  await expect.poll(() => foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
})

test('galleries and videos work without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.at(site.paths.gallery))
  await page
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .nth(1)
    .click()
  await expect(page.getByRole('heading', { name: 'Piece 2' })).toBeVisible()
  await page.getByRole('link', { name: /^Next\s+Piece 3/ }).click()
  await expect(page.getByRole('heading', { name: 'Piece 3' })).toBeVisible()
  await page.goto(site.at(site.paths.video))
  await expect(page.getByRole('link', { name: /^Play A day/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  await context.close()
})
