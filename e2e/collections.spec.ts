/** Collections on their canvas: what they list is chosen, opened, added, arranged and removed where visitors see it, by mouse and by keyboard. */

import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'

const PICTURES = ['room.jpg', 'identity.jpg', 'poster.jpg', 'desk.jpg']

const bar = (page: Page, title: string) =>
  page.getByRole('toolbar', { name: `Tools for ${title}`, exact: true })

const titleOf = async (item: Locator) =>
  ((await item.getByRole('heading').textContent()) ?? '').trim()

/** Opens the canvas of a collection from the list of pages. */
async function openCollection(page: Page, title: string): Promise<FrameLocator> {
  await page.bringToFront()
  await page.getByText(title, { exact: true }).first().click()
  const canvas = page.frameLocator('iframe')
  await expect(page.getByRole('button', { name: `Page: ${title}` })).toBeVisible()
  await expect(canvas.locator('sw-overlay')).toBeAttached()
  return canvas
}

test('a gallery is filled, arranged and thinned out on its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'curator@example.com', title: 'On the Wall' })
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: 'Gallery' }).click()
  await page.getByRole('button', { name: 'Add and fill it' }).click()
  const canvas = page.frameLocator('iframe')
  const slides = canvas.locator('[data-item-id]')
  const order = () =>
    slides.evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))

  await test.step('an empty one says what to do, and its words do it, too', async () => {
    const first = page.getByRole('button', { name: 'Add the first pictures' }).first()
    await expect(first).toBeVisible()
    await look(page, 'collection-empty')
    await canvas.locator('.sw-nothing').click()
    const dialog = page.getByRole('dialog')
    for (const name of PICTURES) await dialog.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: 'Add 4 pictures' }).click()
    await expect(slides).toHaveCount(4)
    await expect(page.locator('dialog')).toHaveCount(0)
  })
  const before = await order()

  await test.step('pictures stand side by side, as the page says', async () => {
    const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()]
    expect(second?.y).toBe(first?.y)
  })

  await test.step('a click selects a picture, with its tools beside it', async () => {
    await slides.nth(1).click()
    await expect(page.getByRole('toolbar', { name: /^Tools for/ })).toBeVisible()
    await expectAccessible(page, ['iframe'])
    await look(page, 'collection-gallery')
  })

  await test.step('by mouse it is dragged, and undo takes it back', async () => {
    await slides.nth(0).scrollIntoViewIfNeeded()
    const [from, to] = [await slides.nth(0).boundingBox(), await slides.nth(2).boundingBox()]
    if (!(from && to)) throw new Error('The pictures are not there')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width * 0.9, to.y + to.height * 0.9, { steps: 8 })
    await page.mouse.up()
    const moved = [before[1], before[2], before[0], before[3]]
    await expect.poll(order).toEqual(moved)
    await page.reload()
    await expect.poll(order).toEqual(moved)
    await page.getByRole('button', { name: /^Undo move/ }).click()
    await expect.poll(order).toEqual(before)
  })

  const moved = [before[0], before[2], before[1], before[3]]
  await test.step('by keyboard one goes through them, moves one, and takes that back', async () => {
    await slides.nth(0).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(order).toEqual(moved)
    await page.keyboard.press('Control+z')
    await expect.poll(order).toEqual(before)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(order).toEqual(moved)
  })

  await test.step('one is removed, and undo puts it back where it was, also after a reload', async () => {
    await slides.nth(3).click()
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete picture' }).click()
    await expect(slides).toHaveCount(3)
    const undo = page.getByRole('button', { name: /^Undo remove/ })
    await expect(undo).toBeVisible()
    await page.reload()
    await expect(slides).toHaveCount(3)
    await undo.click()
    await expect.poll(order).toEqual(moved)
  })
})

test('a store is arranged on its page, by mouse and by keyboard, as visitors see it at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'window-dresser@example.com', title: 'Window', start: 'Shop' })
  const owner = ownerOn(page)
  const siteId = /[0-9a-f]{24}/.exec(page.url())?.[0]
  const api = `/s/${siteId}/api/pages`
  const { pages } = (await owner.get(api)).body
  const store = pages.find(({ kind }: { kind: string }) => kind === 'products')
  await owner.patch(`${api}/${store.id}`, { settings: { productOrder: 'manual' } })
  const canvas = await openCollection(page, 'Shop')
  const cards = canvas.locator('.ProductList-item')
  const order = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))
  await expect(cards.first()).toBeVisible()
  const before = await order()
  const [first, second, ...others] = before
  const moved = [second, first, ...others]

  await test.step('by keyboard', async () => {
    await cards.first().click()
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(order).toEqual(moved)
    await page.reload()
    await expect.poll(order).toEqual(moved)
    await page.getByRole('button', { name: /^Undo move/ }).click()
    await expect.poll(order).toEqual(before)
  })

  await test.step('by mouse', async () => {
    await cards.nth(0).scrollIntoViewIfNeeded()
    const [from, to] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    if (!(from && to)) throw new Error('The products are not there')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width * 0.9, to.y + to.height * 0.6, { steps: 8 })
    await page.mouse.up()
    await expect.poll(order).toEqual(moved)
    await look(page, 'collection-store-arranged')
  })
})

test('a shop and a journal are opened from their pages, item by item', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'shelves@example.com', title: 'Shelves', start: 'Shop' })
  const pages = page.url()
  const canvas = await openCollection(page, 'Shop')
  const cards = canvas.locator('.ProductList-item')

  await test.step('a double click opens a product on its page, and the way back leads to the shop', async () => {
    const title = await titleOf(cards.first())
    await cards.first().click()
    await expect(bar(page, title)).toBeVisible()
    await look(page, 'collection-shop')
    await cards.first().dblclick()
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(cards.first()).toBeVisible()
  })

  await test.step('by keyboard Tab reaches an item, and Enter opens it', async () => {
    await page.goto(pages)
    await openCollection(page, 'Journal')
    const post = canvas.locator('[data-item-id]').first()
    const title = await titleOf(post)
    await canvas.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    await expect(bar(page, title)).toBeVisible()
    // The page may still be hearing of what was selected before.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/items\/\w+\/edit/)
    }).toPass()
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Journal', exact: true }).click()
    await expect(post).toBeVisible()
  })

  await test.step('a new post is added in place, and is found beside the page while it is a draft', async () => {
    await page.locator('[data-list-add]').getByRole('button', { name: 'Add post' }).click()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.type('Not yet')
    await expect(page.getByRole('heading', { level: 1, name: /Not yet/ })).toBeAttached()
    await page.goto(pages)
    await openCollection(page, 'Journal')
    const panel = page.getByRole('region', { name: 'What it lists' })
    await expect(panel.getByRole('link', { name: 'Not yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Open its list' }).click()
    await expect(page.getByRole('grid', { name: 'Journal' }).getByText('Not yet')).toBeVisible()
  })
})

test('on a phone a collection is worked on by taps', NIGHTLY, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await makeSite(page, {
    email: 'pocket-shelves@example.com',
    title: 'Pocket Shelves',
    start: 'Shop',
  })
  const owner = ownerOn(page)
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const { body } = await owner.get(`/s/${siteId}/api/pages`)
  const journal = body.pages.find(({ kind }: { kind: string }) => kind === 'blog')
  await page.goto(`${new URL(page.url()).origin}/sites/${siteId}/edit/${journal.id}`)
  const canvas = page.frameLocator('iframe')
  const post = canvas.locator('[data-item-id]').first()
  const title = await titleOf(post)
  await post.tap()
  await expect(bar(page, title)).toBeVisible()
  await expectAccessible(page, ['iframe'])
  await bar(page, title).getByRole('button', { name: 'Open' }).tap()
  await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await context.close()
})
