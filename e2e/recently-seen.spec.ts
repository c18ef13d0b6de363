/** Recently seen: the page of a product shows what its visitor looked at before, in each theme that comes with the project. */

import { expect, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { ownerBy } from './people.ts'
import { takePicture } from './picture.ts'
import { makeThemeSite, THEME_SITES } from './theme-sites.ts'
import { world } from './world.ts'

const seen = (page: Page) => page.getByRole('region', { name: 'Recently seen' })
const cards = (page: Page) => seen(page).getByRole('listitem')

/** Opens a product's page and looks at it, which is told by a touch of the page. */
async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect
    .poll(() => page.evaluate(() => localStorage['sw-recently-seen'] ?? ''))
    .toContain(await page.locator('.sw-recent').getAttribute('data-id'))
}

/** Cumulative Layout Shift: how far the page moved by itself. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const all = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(all.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

for (const { theme, start, title } of rowsOf([...THEME_SITES], ({ theme }) => theme === 'hearth')) {
  test(`the theme ${theme} shows products that were seen before`, async ({ browser, request }) => {
    const { id, identifier } = await makeThemeSite(request, start, title)
    const owner = ownerBy(request, world().demo.studio)
    const site = `http://${identifier}.localhost:${world().port}`
    const { items } = (await owner.get(`/s/${id}/api/products`)).body
    const shown: string[] = []
    for (const { id: productId } of items.slice(0, 3)) {
      shown.push((await owner.get(`/s/${id}/api/products/${productId}`)).body.product.url)
    }
    const [first, second, third] = shown.map((url) => new URL(url, site).href) as [
      string,
      string,
      string,
    ]

    for (const width of [1280, 390]) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        ...(width < 400 && { hasTouch: true, isMobile: true }),
      })
      const page = await context.newPage()
      await lookAt(page, first)
      await expect(seen(page)).toHaveCount(0)
      const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
      await lookAt(page, second)
      await lookAt(page, third)
      await expect(cards(page)).toHaveCount(2)
      await seen(page).scrollIntoViewIfNeeded()
      await expect(cards(page).last().locator('img').first()).toBeVisible()
      await expect(cards(page).last().getByRole('heading', { name })).toBeVisible()
      expect(await shifted(page)).toBeLessThan(0.01)
      await expectAccessible(page)
      await takePicture(page, `recently-seen-${theme}-${width}`)

      const link = cards(page).last().getByRole('link', { name })
      if (width < 400) await link.tap()
      else {
        await link.focus()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await context.close()
    }

    await test.step('no request carries what was seen', async () => {
      const page = await browser.newPage()
      await lookAt(page, first)
      const asked: string[] = []
      page.on('request', (one) => asked.push(`${one.url()} ${one.postData() ?? ''}`))
      await lookAt(page, second)
      const { pathname } = new URL(first)
      const told = asked.filter((one) => one.includes(pathname) && one.trim() !== first)
      expect(told).toEqual([])
      await page.close()
    })

    await test.step('a product of the trash is left out', async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      for (const address of [first, second]) await lookAt(page, address)
      await owner.delete(`/s/${id}/api/products/${items[0].id}`)
      await expect.poll(async () => (await page.goto(first))?.status()).toBe(404)
      await lookAt(page, third)
      await seen(page).scrollIntoViewIfNeeded()
      await expect(cards(page).locator('img').first()).toBeVisible()
      await expect(cards(page)).toHaveCount(1)
      await page.close()
    })

    await test.step('a browser without storage shows none, and says nothing of it', async () => {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            document.documentElement.dataset.asked = ''
            throw new DOMException('denied', 'SecurityError')
          },
        })
      })
      for (const address of [second, third]) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).hover()
        await expect(page.locator('html[data-asked]')).toBeAttached()
      }
      await expect(seen(page)).toHaveCount(0)
      expect(errors).toEqual([])
      await page.close()
    })

    await test.step('an owner who does not want it', async () => {
      const { pages } = (await owner.get(`/s/${id}/api/pages`)).body
      const store = pages.find(({ kind }: { kind: string }) => kind === 'products')
      await owner.patch(`/s/${id}/api/pages/${store.id}`, {
        settings: { showsRecentlySeen: false },
      })
      await owner.post(`/s/${id}/api/publish`, {})
      const page = await browser.newPage()
      await expect
        .poll(async () => (await page.goto(second))?.text())
        .not.toContain('class="sw-recent"')
      await page.close()
    })
  })
}
