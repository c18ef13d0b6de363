/** Quick view: a product is looked at and bought above its list, by mouse, keyboard and touch, in each theme that comes with the project. */

import { expect, type Page, test } from '@playwright/test'
import { DEFAULT_SECTION_SETTINGS } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { rowsOf } from '@sitewright/testing/matrix'
import STORED from '../packages/blocks/src/stored-blocks.json' with { type: 'json' }
import { expectAccessible } from './accessible.ts'
import { ownerBy } from './people.ts'
import { takePicture } from './picture.ts'
import { makeThemeSite, THEME_SITES } from './theme-sites.ts'
import { world } from './world.ts'

const view = (page: Page) => page.locator('dialog.sw-quick-view')
const openers = (page: Page) => page.getByRole('link', { name: /^Quick View ?: / })
const titleOf = async (page: Page, number: number) =>
  ((await openers(page).nth(number).getAttribute('aria-label')) ?? '').replace('Quick View: ', '')
const heading = (page: Page) => view(page).getByRole('heading', { level: 2 })
const addButton = (page: Page) => view(page).locator('.sqs-add-to-cart-button')

/** Chooses what has to be chosen, the first of each. */
async function chooseAll(page: Page): Promise<void> {
  for (const option of await view(page).locator('.variant-option').all()) {
    const label = option.locator('.variant-radiobtn-wrapper label:not(.sold-out)').first()
    if (await label.isVisible()) await label.click()
    else await option.locator('select').selectOption({ index: 1 })
  }
}

for (const { theme, start, title } of rowsOf([...THEME_SITES], ({ theme }) => theme === 'hearth')) {
  test(`the theme ${theme} shows a product above its list, and sells it there`, async ({
    browser,
    request,
  }) => {
    const { id, identifier } = await makeThemeSite(request, start, title)
    const owner = ownerBy(request, world().demo.studio)
    const { pages } = (await owner.get(`/s/${id}/api/pages`)).body
    const store = pages.find(({ kind }: { kind: string }) => kind === 'products')
    await owner.patch(`/s/${id}/api/pages/${store.id}`, { settings: { showsQuickView: true } })
    await owner.post(`/s/${id}/api/publish`, {})
    const shop = `http://${identifier}.localhost:${world().port}/shop`

    await test.step('by mouse', async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(shop)
      const [name, next] = [await titleOf(page, 0), await titleOf(page, 1)]
      await openers(page).first().hover()
      await takePicture(page, `quick-view-${theme}-list-1280`)
      await openers(page).first().click()
      await expect(heading(page)).toHaveText(name)
      await expect(addButton(page)).toBeInViewport({ ratio: 1 })
      expect(page.url()).toBe(shop)
      await expectAccessible(page)
      await takePicture(page, `quick-view-${theme}-1280`)

      await view(page).getByRole('button', { name: 'Next product' }).click()
      await expect(heading(page)).toHaveText(next)
      await expect(heading(page)).toBeFocused()
      await view(page).getByRole('button', { name: 'Previous product' }).click()
      await expect(heading(page)).toHaveText(name)
      await chooseAll(page)
      await addButton(page).click()
      await expect(view(page).getByRole('status')).toContainText('Added to your cart.')
      expect(page.url()).toBe(shop)
      await page.mouse.click(5, 400)
      await expect(view(page)).toHaveCount(0)
      await page.close()
    })

    await test.step('by keyboard', async () => {
      const page = await browser.newPage({ viewport: { width: 768, height: 1024 } })
      await page.goto(shop)
      await openers(page).nth(1).focus()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toBeFocused()
      await takePicture(page, `quick-view-${theme}-768`)
      await page.keyboard.press('Tab')
      expect(await view(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
        true,
      )
      await page.keyboard.press('Escape')
      await expect(view(page)).toHaveCount(0)
      await expect(openers(page).nth(1)).toBeFocused()
      await page.close()
    })

    await test.step('by touch, on to the whole page', async () => {
      const phone = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      })
      const page = await phone.newPage()
      await page.goto(shop)
      const name = await titleOf(page, 0)
      await takePicture(page, `quick-view-${theme}-list-390`)
      await openers(page).first().tap()
      await expect(heading(page)).toHaveText(name)
      await expectAccessible(page)
      await takePicture(page, `quick-view-${theme}-390`)
      await view(page).getByRole('link', { name: 'View full details' }).tap()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await phone.close()
    })

    await test.step('without script, and where its page cannot be had, the link leads to the product', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false })
      const page = await plain.newPage()
      await page.goto(shop)
      const name = await titleOf(page, 0)
      await openers(page).first().click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await plain.close()

      const broken = await browser.newPage()
      await broken.route(/format=main-content/, (route) => route.fulfill({ status: 503 }))
      await broken.goto(shop)
      await openers(broken).first().click()
      await expect(broken.getByRole('heading', { level: 1, name })).toBeVisible()
      await broken.close()
    })
  })
}

test('a summary and a product block open products above their page where their owner wants it', async ({
  browser,
  request,
}) => {
  const { id, identifier } = await makeThemeSite(request, 'shop', 'Blocks of products')
  const owner = ownerBy(request, world().demo.studio)
  const api = `/s/${id}/api`
  const { pages } = (await owner.get(`${api}/pages`)).body
  const store = pages.find(({ kind }: { kind: string }) => kind === 'products')
  const { items } = (await owner.get(`${api}/products`)).body
  const { page: made } = (
    await owner.post(`${api}/pages`, { kind: 'page', title: 'Picks', navigation: 'none' })
  ).body
  const { documents } = (await owner.get(`${api}/pages/${made.id}/editor`)).body
  const block = (mark: string, name: 'product' | 'summary-v2', props: object) => ({
    id: mark.repeat(24),
    type: BLOCK_TYPES[name],
    version: 2,
    props: { ...STORED[name][2], ...props },
  })
  const blocks = [
    block('a', 'summary-v2', { collectionId: store.id, count: 3, quickView: true }),
    block('b', 'product', { productId: items[0].id, quickView: true }),
    block('c', 'product', { productId: items[1].id, quickView: false }),
  ]
  const place = (y: number) => ({ x: 0, y, w: 24, h: 12, z: 1 })
  const section = {
    id: 'd'.repeat(24),
    settings: DEFAULT_SECTION_SETTINGS,
    blocks: Object.fromEntries(blocks.map((one) => [one.id, one])),
    desktop: Object.fromEntries(blocks.map((one, at) => [one.id, place(at * 12)])),
    phone: { auto: true },
  }
  const saved = await owner.post(`${api}/documents/${documents[0].id}/operations`, {
    batchId: 'e'.repeat(24),
    baseRevision: documents[0].revision,
    operations: [{ kind: 'insertSection', index: 0, section }],
  })
  expect(saved).toMatchObject({ status: 200 })
  await owner.post(`${api}/publish`, {})
  const address = `http://${identifier}.localhost:${world().port}${made.path}`

  for (const width of [1280, 390]) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      ...(width < 400 && { hasTouch: true, isMobile: true }),
    })
    const page = await context.newPage()
    await page.goto(address)
    await expect(openers(page)).toHaveCount(4)
    await takePicture(page, `quick-view-blocks-${width}`)
    await expectAccessible(page)
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
    if (width < 400) await openers(page).first().tap()
    else {
      await openers(page).first().focus()
      await page.keyboard.press('Enter')
    }
    await expect(heading(page)).toHaveText(first)
    expect(page.url()).toBe(address)
    await view(page).getByRole('button', { name: 'Next product' }).click()
    await expect(heading(page)).toHaveText(second)
    await chooseAll(page)
    await addButton(page).click()
    await expect(view(page).getByRole('status')).toContainText('Added to your cart.')
    await page.keyboard.press('Escape')
    await expect(view(page)).toHaveCount(0)
    if (width > 400) await expect(openers(page).first()).toBeFocused()

    // One product by itself: there is nothing to go on to.
    await openers(page).nth(3).click()
    await expect(heading(page)).toHaveText(await nameOf(page, 3))
    await expect(view(page).getByRole('button', { name: 'Next product' })).toHaveCount(0)
    await context.close()
  }
})

const nameOf = async (page: Page, number: number) =>
  ((await openers(page).nth(number).textContent()) ?? '').replace('Quick View: ', '')
